/** Sending bytes as they are: a piece of a file, again where the line was cut. The server takes the same piece twice. */

import { isSessionOver } from './session-over.client.ts'

const TRIES = 3
/** A line that is cut is tried again after so long, or as soon as the browser says that there is one. */
const AGAIN_MS = [1_000, 2_000, 5_000, 10_000]

/** Rejects where it is refused, or does not get through. */
export async function sendBytes(
  address: string,
  bytes: Blob,
  tries = TRIES,
  signal?: AbortSignal,
): Promise<void> {
  const answer = await fetch(address, { method: 'PUT', body: bytes, signal: signal ?? null }).catch(
    () => undefined,
  )
  if (answer?.ok) return
  if (answer?.status === 401) void isSessionOver()
  if (tries <= 1 || (answer && answer.status < 500))
    throw new Error('these bytes were not taken', { cause: answer?.status })
  await sendBytes(address, bytes, tries - 1, signal)
}

/** Resolves when it is time to try again: a while after the nth failure, or when the line is back. Rejects on `signal`. */
export function lineBack(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const wait = AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1]
    const timer = setTimeout(done, wait)
    window.addEventListener('online', done, { once: true })
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
  })
}
