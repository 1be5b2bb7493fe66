/**
 * The document together with the files about the patient, as one archive: written while it is read, never whole in memory (ZIP as
 * PKWARE's APPNOTE 6.3.10 describes it, with 64-bit places where it needs them; nothing is packed, since pictures and PDFs are already).
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
const END_64 = 0x06064b50
const FINDS_END_64 = 0x07064b50
const VERSION = 20
/** The first version that has 64-bit places. */
const VERSION_64 = 45
/** These stand where a number does not fit: it is found in its 64-bit place. */
const MOST_IN_TWO = 0xffff
const MOST_IN_FOUR = 0xffffffff
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808
/** The first of January 1980, which stands for no date. */
const NO_DATE = 0x21

/** Two, four or eight bytes each, the least significant first. */
function bytesOf(...fields: readonly [value: number, bytes: 2 | 4 | 8][]): Buffer {
  const written = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields)
    at = bytes === 8 ? written.writeBigUInt64LE(BigInt(value), at) : written.writeUIntLE(value, at, bytes)
  return written
}

/** What the local header and the directory say alike; `more` bytes follow the name. */
const factsOf = (name: Buffer, crc: number, size: number, more: number): [number, 2 | 4][] => [
  ...([VERSION, FLAGS, 0, 0, NO_DATE] as const).map((value): [number, 2] => [value, 2]),
  [crc, 4],
  [size, 4],
  [size, 4],
  [name.length, 2],
  [more, 2],
]

/** The archive, a piece at a time. Each file in it is below four gigabytes; all of them together may be as much as they are. */
export async function* writeArchive(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name: given, content } of entries) {
    const name = Buffer.from(given)
    const begun = at
    const head = Buffer.concat([bytesOf([LOCAL, 4], ...factsOf(name, 0, 0, 0)), name])
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
    const place = begun < MOST_IN_FOUR ? Buffer.alloc(0) : bytesOf([1, 2], [8, 2], [begun, 8])
    const facts = bytesOf([DIRECTORY, 4], [VERSION, 2], ...factsOf(name, crc, size, place.length))
    const found = bytesOf([0, 2], [0, 2], [0, 2], [0, 4], [Math.min(begun, MOST_IN_FOUR), 4])
    directory.push(facts, found, name, place)
  }
  const listed = Buffer.concat(directory)
  const count = directory.length / 4
  yield listed
  if (at >= MOST_IN_FOUR || count >= MOST_IN_TWO) {
    yield bytesOf([END_64, 4], [44, 8], [VERSION_64, 2], [VERSION_64, 2], [0, 4], [0, 4])
    yield bytesOf([count, 8], [count, 8], [listed.length, 8], [at, 8])
    yield bytesOf([FINDS_END_64, 4], [0, 4], [at + listed.length, 8], [1, 4])
  }
  const most = [Math.min(count, MOST_IN_TWO), 2] as const
  yield bytesOf([END, 4], [0, 2], [0, 2], [...most], [...most])
  yield bytesOf([Math.min(listed.length, MOST_IN_FOUR), 4], [Math.min(at, MOST_IN_FOUR), 4], [0, 2])
}

/** The name of a file within the archive: in order, and one that every system can write. */
export function nameInArchive(place: number, name: string, mediaType: string): string {
  const plain = downloadName(name, mediaType).replace(/[<>:"|?*\\/]/g, '_')
  return `files/${String(place).padStart(3, '0')} ${plain}`
}
