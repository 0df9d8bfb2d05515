// SHA-384 of OpenSSL's libcrypto.

#ifndef ZOETROPE_CCRYPTO_H
#define ZOETROPE_CCRYPTO_H

// OpenSSL 3 prefers EVP_Digest, which first loads its providers and reads its settings from the
// system: 3.6 million instructions for the few files of a theme. These functions do neither.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
#include <stddef.h>

// `digest` has room for 48 bytes.
static inline void zoetrope_sha384(const void *bytes, size_t count, unsigned char *digest) {
  SHA512_CTX state;
  SHA384_Init(&state);
  SHA384_Update(&state, bytes, count);
  SHA384_Final(digest, &state);
}

#endif
