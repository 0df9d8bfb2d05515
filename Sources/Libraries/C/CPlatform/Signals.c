// sigaltstack(2) belongs to X/Open.
#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "Signals.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <ucontext.h>
#endif

static const struct {
  int number;
  const char *name;
} faults[] = {
    {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"},   {SIGILL, "SIGILL"},
    {SIGTRAP, "SIGTRAP"}, {SIGABRT, "SIGABRT"}, {SIGFPE, "SIGFPE"},
};

static const char told[] =
    "; the published site is whole. Too little memory ends it like this ('ulimit -v'); if there is "
    "enough, please report it, with what SWIFT_BACKTRACE=enable=yes shows\n";

static struct {
  char text[160];
  size_t length;
  int status;
} beginning;

static atomic_flag is_told = ATOMIC_FLAG_INIT;

// Part of what every thread has from its start, so that none is without. The kernel's part of it takes
// up to 11 KB where registers are large (AMX).
static _Thread_local _Alignas(16) char signal_stack[32 * 1024];

static char *append(char *end, const char *text, size_t length) {
  memcpy(end, text, length);
  return end + length;
}

static char *append_hex(char *end, uintptr_t number) {
  char digits[2 * sizeof number];
  size_t count = 0;
  do {
    digits[count] = "0123456789abcdef"[number & 15];
    count += 1;
    number >>= 4;
  } while (number != 0);
  end = append(end, "0x", 2);
  while (count > 0) {
    count -= 1;
    *end++ = digits[count];
  }
  return end;
}

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
// Ends of the program's code, as linkers of ELF name them.
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char etext[];

// Where it happened: an offset in the program's code, which addr2line takes, or an address in a library.
static char *append_place(char *end, void *context) {
  const ucontext_t *state = context;
#if defined(__x86_64__)
  uintptr_t place = (uintptr_t)state->uc_mcontext.gregs[REG_RIP];
#else
  uintptr_t place = (uintptr_t)state->uc_mcontext.pc;
#endif
  int is_ours = place >= (uintptr_t)__ehdr_start && place < (uintptr_t)etext;
  end = is_ours ? append(end, " at +", 5) : append(end, " at ", 4);
  return append_hex(end, is_ours ? place - (uintptr_t)__ehdr_start : place);
}
#else
static char *append_place(char *end, void *context) {
  (void)context;
  return end;
}
#endif

static void tell(int number, siginfo_t *information, void *context) {
  (void)information;
  // Another thread is about to end the program.
  while (atomic_flag_test_and_set(&is_told)) pause();
  char line[sizeof beginning.text + 64 + sizeof told];
  char *end = append(line, beginning.text, beginning.length);
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index += 1) {
    if (faults[index].number == number)
      end = append(end, faults[index].name, strlen(faults[index].name));
  }
  end = append_place(end, context);
  end = append(end, told, sizeof told - 1);
  // Whoever does not read it can't be told.
  ssize_t written = write(STDERR_FILENO, line, (size_t)(end - line));
  (void)written;
  _exit(beginning.status);
}

void zoetrope_signals_take_stack(void) {
  stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  sigaltstack(&stack, NULL);
}

void zoetrope_signals_tell_faults(const char *name, int status) {
  static const char what[] = ": internal error: ";
  size_t length = strnlen(name, sizeof beginning.text - sizeof what);
  char *end = append(beginning.text, name, length);
  end = append(end, what, sizeof what - 1);
  beginning.length = (size_t)(end - beginning.text);
  beginning.status = status;

  zoetrope_signals_take_stack();
  struct sigaction action = {.sa_sigaction = tell, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  // Nothing else is to come between.
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index += 1)
    sigaction(faults[index].number, &action, NULL);
}
