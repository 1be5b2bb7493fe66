/**
 * `PUT /case-files/{hat}/{id}/pieces/{number}`: a piece of what is uploaded. `GET /case-files/{hat}/{id}`: the file, to keep, and with
 * `?view` to look at in the page, or a range of it, so that a download that was cut off goes on. Each is in the audit log before its
 * first byte (decision 36).
 */
import { Readable } from 'node:stream'
import type { Context as HttpContext } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
import { rangeOf } from '#lib/byte-range.ts'
import { type HttpApp, type HttpEnvironment, isFromElsewhere } from '#platform/api/http.server.ts'
import { readPiece, refused } from '#platform/api/pieces.server.ts'
import { problem } from '#platform/api/problem.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { downloadName, hasPreview, MOST_PIECES, PIECE_BYTES } from './files.rules.ts'
import { uploadAt } from './files.server.ts'
import { pieceKey } from './uploads/uploads.server.ts'

interface Options {
  /** The data of whoever asks, in the hat of the address. */
  sessionOf: (c: HttpContext<HttpEnvironment>, hat: string, isChange: boolean) => DatabaseSession
  storage: Storage
  origin: string | undefined
}

const pieceAddress = z.object({
  hat: z.enum(['staff', 'administrator', 'patient']),
  id: z.uuid(),
  number: z.coerce.number().int().min(0),
})
const fileAddress = pieceAddress.omit({ number: true })

const nothingHere = () => problem(404, 'NOT_FOUND', 'There is nothing here that you may see.')
const tooLarge = () => problem(413, 'PAYLOAD_TOO_LARGE', 'A file may have 25 MB at most.')

/** Where nothing of the file lies in the range: how many bytes there are. */
function noSuchRange(size: number): Response {
  const refusal = problem(416, 'RANGE_NOT_SATISFIABLE', 'The file ends before what was asked for.')
  refusal.headers.set('content-range', `bytes */${size}`)
  return refusal
}

/**
 * What a browser may do with the bytes: nothing but show them. A PDF opens in the browser's own viewer, which some browsers refuse
 * to start in a sandbox; it is no page, runs nothing of ours, and is never taken for anything else.
 */
const policyFor = (mediaType: string) =>
  mediaType === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "sandbox; default-src 'none'; img-src 'self'; frame-ancestors 'self'"

/** What is said of a file, or of a part of it. */
function headersOf(file: { name: string; mediaType: string }, isViewed: boolean, etag: string) {
  const name = downloadName(file.name, file.mediaType)
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    etag,
    'content-type': file.mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mediaType,
    'content-disposition': `${isViewed ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': policyFor(file.mediaType),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
  }
  return headers
}

/** Adds both addresses. A piece is sent again harmlessly; none is taken from a page of another site. */
export function addFiles(app: HttpApp, { sessionOf, storage, origin }: Options): void {
  app.put('/case-files/:hat/:id/pieces/:number', async c => {
    const request = c.req.raw
    if (isFromElsewhere(request.headers, origin))
      return problem(403, 'FORBIDDEN', 'This request came from another site.')
    const asked = pieceAddress.safeParse(c.req.param())
    if (!asked.success) return nothingHere()
    const { hat, id, number } = asked.data
    const bytes = await readPiece(request, PIECE_BYTES)
    if (!bytes || number >= MOST_PIECES) return tooLarge()
    try {
      const upload = await sessionOf(c, hat, true).one(uploadAt(id))
      if (!upload) return nothingHere()
      await storage.put(pieceKey(upload.storageKey, number), Readable.from([bytes]), bytes.length)
      return c.body(null, 204)
    } catch (error) {
      return refused(error)
    }
  })

  app.get('/case-files/:hat/:id', async c => {
    const asked = fileAddress.safeParse(c.req.param())
    if (!asked.success) return nothingHere()
    const { hat, id } = asked.data
    try {
      const session = sessionOf(c, hat, false)
      const file = await session.one(
        sqlFor
          .selectFrom('caseFiles')
          .select(['patientId', 'name', 'mediaType', 'sizeBytes', 'storageKey'])
          .where('id', '=', id)
          .where('removedAt', 'is', null),
      )
      if (!file) return nothingHere()
      const size = Number(file.sizeBytes)
      // What is in a file never changes, so its id names its bytes.
      const etag = `"${id}"`
      const wanted = (c.req.header('if-range') ?? etag) === etag ? c.req.header('range') : undefined
      const range = rangeOf(wanted, size)
      if (range === 'none') return noSuchRange(size)
      const part = range === 'all' ? undefined : range
      const object = await storage.get(file.storageKey, part)
      if (!object) return nothingHere()
      const isViewed = c.req.query('view') !== undefined && hasPreview(file.mediaType)
      // A download that goes on is no second one; looking at the rest of a file is a read of it, once in a quarter of an hour.
      const verb = isViewed || (part && part.from > 0) ? 'read' : 'export'
      const record = sql`app.record(${verb}, 'case_files', ${id}, ${file.patientId})`
      await session.all(sqlFor.selectNoFrom(record.as('recorded'))).catch(error => {
        object.stream.destroy()
        throw error
      })
      const headers = headersOf(file, isViewed, etag)
      if (part) headers['content-range'] = `bytes ${part.from}-${part.to}/${size}`
      headers['content-length'] = String(part ? part.to - part.from + 1 : size)
      return new Response(Readable.toWeb(object.stream) as ReadableStream, {
        status: part ? 206 : 200,
        headers,
      })
    } catch (error) {
      return refused(error)
    }
  })
}
