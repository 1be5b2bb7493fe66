/**
 * What a file is, is decided by what is in it, never by its name or by what its sender says. Only a few kinds are taken, and each
 * must be that kind and nothing else besides (decision 36). What is taken is also never given out as anything else.
 */
import type { ContentKind, Refusal } from '../files.rules.ts'

/** So many bytes of the beginning and of the end are looked at. */
export const HEAD_BYTES = 4096
export const TAIL_BYTES = 1024 * 1024

/** The bytes of a file that were kept while it went by. */
export interface Looked {
  size: number
  head: Uint8Array
  /** The end of it, `head` included where it is short. */
  tail: Uint8Array
  /** Whether every byte could stand in a text. */
  isText: boolean
}

const latin = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

const signatures: readonly [ContentKind, RegExp][] = [
  ['application/pdf', /^%PDF-\d/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/heic', /^[\s\S]{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/],
]

/** What a browser might take for a page that runs, at the beginning of something else. */
const runs = /<(?:script|svg|html|!doctype|iframe|\?php)/i

/** What the bytes are, or why they are not taken. */
export function contentOf(looked: Looked): ContentKind | Refusal {
  if (looked.size === 0) return 'empty'
  const head = latin(looked.head)
  if (head.startsWith('PK\x03\x04')) return documentOf(looked, head)
  const [kind] = signatures.find(([, signature]) => signature.test(head)) ?? []
  if (kind) return problemOf(kind, head, latin(looked.tail)) ?? kind
  if (!looked.isText) return 'unknownKind'
  return runs.test(head) || /^\s*</.test(head.replace(/^\xef\xbb\xbf/, '')) ? 'couldRun' : 'text/plain'
}

function problemOf(kind: ContentKind, head: string, tail: string): Refusal | undefined {
  // An archive is read from its end, whatever stands before it.
  if (tail.slice(-66_000).includes('PK\x05\x06')) return 'mixed'
  if (kind === 'application/pdf') return tail.slice(-2048).includes('%%EOF') ? undefined : 'mixed'
  return runs.test(head.slice(0, 1024)) || head.includes('%PDF-') ? 'mixed' : undefined
}

const endOfDirectory = 'PK\x05\x06'
/** More than a document of 25 MB unpacks to, and more parts than one has. */
const MOST_UNPACKED = 300 * 1024 * 1024
const MOST_RATIO = 200
const MOST_PARTS = 4000

interface Part {
  name: string
  packed: number
  unpacked: number
}

/** The parts of an archive by the directory at its end; undefined where there is none that can be followed. */
function partsOf({ tail, size }: Looked): Part[] | undefined {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const words = latin(tail)
  const end = words.lastIndexOf(endOfDirectory)
  if (end < 0 || end + 22 > tail.length || end + 22 + view.getUint16(end + 20, true) !== tail.length)
    return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true) - (size - tail.length)
  const parts: Part[] = []
  for (let number = 0; number < count; number++) {
    if (at < 0 || at + 46 > end || view.getUint32(at, true) !== 0x02014b50) return undefined
    const name = words.slice(at + 46, at + 46 + view.getUint16(at + 28, true))
    parts.push({ name, packed: view.getUint32(at + 20, true), unpacked: view.getUint32(at + 24, true) })
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  // Between the directory and its end, and within what it counts, nothing else may hide.
  return at === end ? parts : undefined
}

const documents: readonly [string, ContentKind][] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]
const openDocuments: readonly ContentKind[] = [
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
]

/** Of archives, documents of the common office programs are taken, and no other. */
function documentOf(looked: Looked, head: string): ContentKind | Refusal {
  const parts = partsOf(looked)
  if (!parts) return 'mixed'
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0)
  const isBomb = unpacked > MOST_UNPACKED || unpacked > (looked.size + 65_536) * MOST_RATIO
  if (isBomb || parts.length > MOST_PARTS || parts.reduce((sum, part) => sum + part.packed, 0) > looked.size)
    return 'bomb'
  const names = new Set(parts.map(part => part.name))
  if (parts.some(({ name }) => /vbaProject\.bin$|^(?:Basic|Scripts)\//i.test(name))) return 'macros'
  const known = documents.find(([name]) => names.has(name) && names.has('[Content_Types].xml'))
  const open = openDocuments.find(kind => head.startsWith(`mimetype${kind}`, 30) && names.has('content.xml'))
  return known?.[1] ?? open ?? 'unknownKind'
}
