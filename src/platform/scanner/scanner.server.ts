/**
 * The virus scanner of a deployment, where CLAMAV names one: ClamAV's daemon, asked over TCP as its manual describes (clamd(8),
 * INSTREAM: pieces with their length in front, a length of zero at the end).
 */
import { once } from 'node:events'
import { connect } from 'node:net'

export interface Scanner {
  /** Whether nothing was found in the bytes. Rejects where the scanner could not say. */
  isClean(bytes: AsyncIterable<Uint8Array>): Promise<boolean>
}

/** The longest silence that is waited for. */
const SILENCE_MS = 15_000

/** @param address `host:port` */
export function clamAv(address: string): Scanner {
  const at = address.lastIndexOf(':')
  const [host, port] = [address.slice(0, at), Number(address.slice(at + 1))]
  return {
    async isClean(bytes) {
      const socket = connect({ host, port })
      socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the virus scanner does not answer')))
      const answered = (async () => {
        let answer = ''
        for await (const chunk of socket) answer += chunk
        return answer
      })()
      // The answer may fail while bytes are still on their way; it is waited for below.
      answered.catch(() => {})
      try {
        await once(socket, 'connect')
        socket.write('zINSTREAM\0')
        for await (const chunk of bytes) {
          const length = Buffer.alloc(4)
          length.writeUInt32BE(chunk.length)
          socket.write(length)
          if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), answered])
        }
        socket.write(Buffer.alloc(4))
        const answer = (await answered).replace(/\0/g, '').trim()
        if (answer === 'stream: OK') return true
        if (answer.endsWith(' FOUND')) return false
        throw new Error('the virus scanner could not look at this')
      } finally {
        socket.destroy()
      }
    },
  }
}
