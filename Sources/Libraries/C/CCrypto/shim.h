// SHA-384, HMAC, PBKDF2 and AES-GCM of OpenSSL's libcrypto.

#ifndef ZOETROPE_CCRYPTO_H
#define ZOETROPE_CCRYPTO_H

// OpenSSL 3 prefers EVP_Digest, which first loads its providers and reads its settings from the
// system: 3.6 million instructions for the few files of a theme. These functions do neither.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>
#include <limits.h>
#include <stddef.h>

// `digest` has room for 48 bytes.
static inline void zoetrope_sha384(const void *bytes, size_t count, unsigned char *digest) {
  SHA512_CTX state;
  SHA384_Init(&state);
  SHA384_Update(&state, bytes, count);
  SHA384_Final(digest, &state);
}

// The functions below return 1, or 0 where the library refuses. No pointer but the ones said to be
// so may be null.

// HMAC with SHA-256; `code` has room for 32 bytes.
static inline int zoetrope_hmac_sha256(
    const void *key, size_t key_count, const void *message, size_t count, unsigned char *code) {
  unsigned int written = 0;
  if (key_count > INT_MAX) return 0;
  return HMAC(EVP_sha256(), key, (int)key_count, message, count, code, &written) != NULL
      && written == 32;
}

// PBKDF2 with HMAC-SHA256; `key` has room for `key_count` bytes.
static inline int zoetrope_pbkdf2_sha256(
    const void *password, size_t password_count, const void *salt, size_t salt_count, int rounds,
    unsigned char *key, size_t key_count) {
  if (password_count > INT_MAX || salt_count > INT_MAX || key_count > INT_MAX) return 0;
  return PKCS5_PBKDF2_HMAC((const char *)password, (int)password_count,
      (const unsigned char *)salt, (int)salt_count, rounds, EVP_sha256(), (int)key_count, key) == 1;
}

// AES-256-GCM with a key of 32 bytes, a nonce of 12 and a tag of 16 behind the text: `sealed` has
// room for `count` + 16 bytes.
static inline int zoetrope_gcm_seal(
    const unsigned char *key, const unsigned char *nonce, const unsigned char *data,
    size_t data_count, const unsigned char *text, size_t count, unsigned char *sealed) {
  int written = 0, last = 0, is_sealed;
  if (data_count > INT_MAX || count > INT_MAX - 16) return 0;
  EVP_CIPHER_CTX *state = EVP_CIPHER_CTX_new();
  if (!state) return 0;
  is_sealed = EVP_EncryptInit_ex(state, EVP_aes_256_gcm(), NULL, key, nonce) == 1
      && EVP_EncryptUpdate(state, NULL, &written, data, (int)data_count) == 1
      && EVP_EncryptUpdate(state, sealed, &written, text, (int)count) == 1
      && EVP_EncryptFinal_ex(state, sealed + written, &last) == 1
      && (size_t)written + (size_t)last == count
      && EVP_CIPHER_CTX_ctrl(state, EVP_CTRL_AEAD_GET_TAG, 16, sealed + count) == 1;
  EVP_CIPHER_CTX_free(state);
  return is_sealed;
}

// The inverse: `sealed` has `count` + 16 bytes, `text` room for `count`. Returns -1 where the tag
// is wrong; what is in `text` then must not be used.
static inline int zoetrope_gcm_open(
    const unsigned char *key, const unsigned char *nonce, const unsigned char *data,
    size_t data_count, const unsigned char *sealed, size_t count, unsigned char *text) {
  int written = 0, last = 0, result = 0;
  if (data_count > INT_MAX || count > INT_MAX - 16) return 0;
  EVP_CIPHER_CTX *state = EVP_CIPHER_CTX_new();
  if (!state) return 0;
  if (EVP_DecryptInit_ex(state, EVP_aes_256_gcm(), NULL, key, nonce) == 1
      && EVP_DecryptUpdate(state, NULL, &written, data, (int)data_count) == 1
      && EVP_DecryptUpdate(state, text, &written, sealed, (int)count) == 1
      && EVP_CIPHER_CTX_ctrl(
             state, EVP_CTRL_AEAD_SET_TAG, 16, (unsigned char *)(sealed + count)) == 1)
    result = EVP_DecryptFinal_ex(state, text + written, &last) == 1 ? 1 : -1;
  EVP_CIPHER_CTX_free(state);
  return result;
}

#endif
