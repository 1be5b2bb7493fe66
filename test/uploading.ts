/** Uploads a file as a browser does: begins it, sends it in pieces, and says what it is. */
import { randomUUID } from 'node:crypto'
import { PIECE_BYTES } from '../src/features/files/files.rules.ts'
import type { Asker } from './access/strangers.ts'
import type { withServer } from './ask.ts'

export function withUploads(
  { ask, send }: Pick<ReturnType<typeof withServer>, 'ask' | 'send'>,
  patientId: () => string,
) {
  const about = (more: object = {}) => ({ patientId: patientId(), name: 'Lease.txt', ...more })

  async function upload(by: Asker, hat: string, bytes: string | Buffer, more: object = {}) {
    const id = randomUUID()
    const whole = Buffer.from(bytes)
    const pieces = Math.ceil(whole.length / PIECE_BYTES)
    const begun = await ask(by, hat, 'POST', '/files/uploads', { id, patientId: patientId() })
    if (begun.status !== 200) return { id, ...begun }
    for (let number = 0; number < pieces; number++) {
      const piece = whole.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)
      const sent = await send(by, hat, 'PUT', `/case-files/${hat}/${id}/pieces/${number}`, piece)
      if (sent.status !== 204) return { id, status: sent.status, text: await sent.text(), body: undefined }
    }
    return { id, ...(await ask(by, hat, 'POST', `/files/uploads/${id}`, about({ pieces, ...more }))) }
  }

  return { about, upload }
}
