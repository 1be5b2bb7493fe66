/**
 * The document together with the files that the patient may read, as one archive: written while it is read, never whole in memory
 * (ZIP as PKWARE's APPNOTE 6.3.10 describes it; nothing is packed, since pictures and PDFs are already).
 */
import { crc32 } from 'node:zlib'
import { downloadName } from '#features/files/files.rules.ts'

interface Entry {
  name: string
  content: AsyncIterable<Uint8Array | string>
}

const LOCAL = 0x04034b50
const SIZES = 0x08074b50
const DIRECTORY = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808
/** The first of January 1980, which stands for no date. */
const NO_DATE = 0x21

/** Two or four bytes each, the least significant first. */
function bytesOf(...fields: readonly [value: number, bytes: 2 | 4][]): Buffer {
  const written = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) at = written.writeUIntLE(value, at, bytes)
  return written
}

/** What the local header and the directory say alike. */
const factsOf = (name: Buffer, crc: number, size: number): [number, 2 | 4][] => [
  ...([VERSION, FLAGS, 0, 0, NO_DATE] as const).map((value): [number, 2] => [value, 2]),
  [crc, 4],
  [size, 4],
  [size, 4],
  [name.length, 2],
  [0, 2],
]

/** The archive, a piece at a time. It has room for what is below four gigabytes. */
export async function* writeArchive(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name: given, content } of entries) {
    const name = Buffer.from(given)
    const begun = at
    const head = Buffer.concat([bytesOf([LOCAL, 4], ...factsOf(name, 0, 0)), name])
    yield head
    let crc = 0
    let size = 0
    for await (const piece of content) {
      const bytes = Buffer.from(piece)
      crc = crc32(bytes, crc)
      size += bytes.length
      yield bytes
    }
    const sizes = bytesOf([SIZES, 4], [crc, 4], [size, 4], [size, 4])
    yield sizes
    at += head.length + size + sizes.length
    const facts = bytesOf([DIRECTORY, 4], [VERSION, 2], ...factsOf(name, crc, size))
    directory.push(facts, bytesOf([0, 2], [0, 2], [0, 2], [0, 4], [begun, 4]), name)
  }
  const listed = Buffer.concat(directory)
  const count = directory.length / 3
  yield listed
  yield bytesOf([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [at, 4], [0, 2])
}

/** The name of a file within the archive: in order, and one that every system can write. */
export function nameInArchive(place: number, name: string, mediaType: string): string {
  const plain = downloadName(name, mediaType).replace(/[<>:"|?*\\/]/g, '_')
  return `files/${String(place).padStart(3, '0')} ${plain}`
}
