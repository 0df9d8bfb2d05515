// The message of a program that the system ends because of an internal error: in C, since at that moment only
// calls are safe that signal-safety(7) lists, and Swift may take memory for anything.

#ifndef ZOETROPE_CSIGNALS_H
#define ZOETROPE_CSIGNALS_H

/// Lets each signal by which the system ends a program at fault say one line on standard error, which
/// begins with the program's name and tells the place in its code, and exit with the status. Of
/// several threads at fault the first says it. The calling thread takes a stack for that, too.
void zoetrope_signals_tell_faults(const char *_Nonnull name, int status);

/// Gives the calling thread a stack of its own for signals: where its own is full, there is no room
/// for them on it.
void zoetrope_signals_take_stack(void);

#endif
