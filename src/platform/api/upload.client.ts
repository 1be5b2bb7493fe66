/** Sending bytes as they are: a piece of a file, again where the line was cut. The server takes the same piece twice. */

const TRIES = 3

/** Rejects where it is refused, or does not get through. */
export async function sendBytes(address: string, bytes: Blob, tries = TRIES): Promise<void> {
  const answer = await fetch(address, { method: 'PUT', body: bytes }).catch(() => undefined)
  if (answer?.ok) return
  if (tries <= 1 || (answer && answer.status < 500)) throw new Error('these bytes were not taken')
  await sendBytes(address, bytes, tries - 1)
}
