/**
 * `PUT /case-files/{hat}/{id}/pieces/{number}`: a piece of what is uploaded. `GET /case-files/{hat}/{id}`: the file, to keep, and with
 * `?view` to look at in the page. Each download is in the audit log before its first byte (decision 36).
 */
import { Readable } from 'node:stream'
import type { Context as HttpContext } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
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

/**
 * What a browser may do with the bytes: nothing but show them. A PDF opens in the browser's own viewer, which some browsers refuse
 * to start in a sandbox; it is no page, runs nothing of ours, and is never taken for anything else.
 */
const policyFor = (mediaType: string) =>
  mediaType === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "sandbox; default-src 'none'; img-src 'self'; frame-ancestors 'self'"

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
          .select(['patientId', 'name', 'mediaType', 'storageKey'])
          .where('id', '=', id)
          .where('removedAt', 'is', null),
      )
      const object = file && (await storage.get(file.storageKey))
      if (!object) return nothingHere()
      const isViewed = c.req.query('view') !== undefined && hasPreview(file.mediaType)
      const record = sql`app.record(${isViewed ? 'read' : 'export'}, 'case_files', ${id}, ${file.patientId})`
      await session.all(sqlFor.selectNoFrom(record.as('recorded')))
      const name = downloadName(file.name, file.mediaType)
      const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
      return new Response(Readable.toWeb(object.stream) as ReadableStream, {
        headers: {
          'content-type': file.mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mediaType,
          'content-length': String(object.size),
          'content-disposition': `${isViewed ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
          'content-security-policy': policyFor(file.mediaType),
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'private, no-store',
        },
      })
    } catch (error) {
      return refused(error)
    }
  })
}
