/** `PUT /imports/{id}/parts/{number}`: a piece of a file; `GET /imports/{id}/to-mend.csv`: every row that stays out of it. */
import { sql } from 'kysely'
import { z } from 'zod'
import { CSV_BEGIN } from '#lib/csv.ts'
import { type HttpApp, isFromElsewhere, streamOf } from '#platform/api/http.server.ts'
import { readPiece, refused } from '#platform/api/pieces.server.ts'
import { problem } from '#platform/api/problem.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { MOST_PARTS, PART_BYTES } from './imports.rules.ts'
import { importsText as text } from './imports.text.ts'
import { linesToMend } from './mending/mending.server.ts'

interface Options {
  /** The data of whoever sends these headers, as an administrator; `gone` ends the reading. */
  sessionOf: (headers: Headers, gone: AbortSignal, isChange: boolean) => DatabaseSession
  origin: string | undefined
}

const partAddress = z.object({
  id: z.uuid(),
  number: z.coerce
    .number()
    .int()
    .min(0)
    .max(MOST_PARTS - 1),
})

async function* fileToMend(...about: Parameters<typeof linesToMend>): AsyncGenerator<string> {
  yield CSV_BEGIN
  yield* linesToMend(...about)
}

/** Adds both addresses. A piece is sent again harmlessly; none is taken from a page of another site. */
export function addImports(app: HttpApp, { sessionOf, origin }: Options): void {
  app.put('/imports/:id/parts/:number', async c => {
    const request = c.req.raw
    if (isFromElsewhere(request.headers, origin))
      return problem(403, 'FORBIDDEN', 'This request came from another site.')
    const asked = partAddress.safeParse(c.req.param())
    if (!asked.success) return problem(400, 'BAD_REQUEST', 'A file has no such piece.')
    const bytes = await readPiece(request, PART_BYTES)
    if (!bytes) return problem(413, 'PAYLOAD_TOO_LARGE', 'This is more than can be taken at once.')
    const { id, number } = asked.data
    try {
      const kept = sql`app.keep_import_part(${id}, ${number}, ${bytes}::bytea)`
      await sessionOf(request.headers, c.get('gone'), true).one(sqlFor.selectNoFrom(kept.as('kept')))
      return c.body(null, 204)
    } catch (error) {
      return refused(error)
    }
  })

  app.get('/imports/:id/to-mend.csv', async c => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) return c.text('There is no such import.', 404)
    const session = sessionOf(c.req.raw.headers, c.get('gone'), false)
    try {
      const seen = await session.one(
        sqlFor.selectFrom('imports').select(['id', 'headers']).where('id', '=', id.data),
      )
      if (!seen) return c.text('There is no such import.', 404)
      return new Response(streamOf(fileToMend(session, seen)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${text.mending.csvName}.csv"`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      })
    } catch (error) {
      return refused(error)
    }
  })
}
