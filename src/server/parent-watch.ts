// A server must not outlive the command that started it, however that command ended.

let ending = false

/**
 * Calls `onEnd` once when it is time to end: on SIGINT, SIGTERM or SIGHUP, or when the launcher that started this
 * process is gone. The launcher (scripts/prepare.mjs) opens an IPC channel; the kernel closes it when the launcher
 * dies, even by kill -9, and Node tells us by `disconnect`. Started without a launcher, only the signals count.
 * A second signal ends the process at once, for a person who does not want to wait.
 */
export function endWithParent(onEnd: (why: string) => void): void {
  const end = (why: string) => {
    if (ending) {
      if (why !== 'the launcher is gone') process.exit(130)
      return
    }
    ending = true
    onEnd(why)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal))
  if (!process.channel) return
  process.once('disconnect', () => end('the launcher is gone'))
  // Terminal output of a launcher that is gone has no reader: writing to it must not end us half way.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
}
