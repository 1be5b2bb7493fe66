import { describe, expect, it } from 'vitest'
import { contentOf, HEAD_BYTES, TAIL_BYTES } from './contents.server.ts'

function looked(whole: Buffer | string) {
  const bytes = Buffer.isBuffer(whole) ? whole : Buffer.from(whole, 'latin1')
  return {
    size: bytes.length,
    head: bytes.subarray(0, HEAD_BYTES),
    tail: bytes.subarray(-TAIL_BYTES),
    isText: !/[^\t\n\f\r\x20-\xff]/.test(bytes.toString('latin1')),
  }
}
const kindOf = (whole: Buffer | string) => contentOf(looked(whole))

/** An archive of these parts, each by its name, its bytes, and what it claims to unpack to. */
function zip(parts: readonly [string, string, number?][], comment = ''): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, body, claimed = body.length] of parts) {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt32LE(body.length, 18)
    head.writeUInt32LE(claimed, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt32LE(body.length, 20)
    entry.writeUInt32LE(claimed, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    local.push(head, Buffer.from(name), Buffer.from(body))
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + body.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...local, listed, end, Buffer.from(comment)])
}

const types: [string, string] = ['[Content_Types].xml', '<Types/>']
const word: [string, string] = ['word/document.xml', '<w:document/>']
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const odt = 'application/vnd.oasis.opendocument.text'
const pdf = '%PDF-1.7\n1 0 obj\n%%EOF\n'
const png = '\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR'

describe('what a file is', () => {
  it.each([
    ['a PDF', pdf, 'application/pdf'],
    ['a photo', '\xff\xd8\xff\xe1\x00\x10Exif\x00\x00', 'image/jpeg'],
    ['a screenshot', png, 'image/png'],
    ['an animation', 'GIF89a\x01\x00', 'image/gif'],
    ['a small picture', 'RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['a photo of a phone', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'image/heic'],
    ['words', 'Querida María:\r\n\tnos vemos el martes.', 'text/plain'],
    ['a letter', zip([types, word]), docx],
    [
      'an open letter',
      zip([
        ['mimetype', odt],
        ['content.xml', '<x/>'],
      ]),
      odt,
    ],
  ])('is said of %s by its bytes', (_, bytes, kind) => {
    expect(kindOf(bytes)).toBe(kind)
  })

  it.each([
    ['nothing', '', 'empty'],
    ['a program', 'MZ\x90\x00\x03\x00', 'unknownKind'],
    ['an archive', zip([['a.txt', 'a']]), 'unknownKind'],
    ['a letter with macros', zip([types, word, ['word/vbaProject.bin', 'x']]), 'macros'],
    ['a bomb', zip([types, word, ['word/media/x.xml', 'x', 4_000_000_000]]), 'bomb'],
    ['a flatter bomb', zip([types, word, ['word/media/x.xml', 'x', 20_000_000]]), 'bomb'],
    ['an archive that is cut', zip([types, word]).subarray(0, -5), 'mixed'],
    [
      'an archive with something behind it',
      Buffer.concat([zip([types, word]), Buffer.from('<script>')]),
      'mixed',
    ],
    ['a page', '\n <!DOCTYPE html><p>', 'couldRun'],
    ['a page with a mark in front', '\xef\xbb\xbf<svg onload=alert(1)>', 'couldRun'],
    ['words with a script in them', 'Dear all, <script>alert(1)</script>', 'couldRun'],
    [
      'a picture that is an archive as well',
      Buffer.concat([Buffer.from(png, 'latin1'), zip([types, word])]),
      'mixed',
    ],
    ['a picture that is a page as well', 'GIF89a/*<script>alert(1)</script>', 'mixed'],
    ['a picture that is a PDF as well', `${png}%PDF-1.4`, 'mixed'],
    ['a PDF that was cut', '%PDF-1.7\n1 0 obj', 'mixed'],
    ['a PDF that is an archive as well', Buffer.concat([Buffer.from(pdf), zip([types, word])]), 'mixed'],
  ])('is refused where it is %s', (_, bytes, reason) => {
    expect(kindOf(bytes)).toBe(reason)
  })
})
