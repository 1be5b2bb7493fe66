/** `GET /my-data.html` and `/my-data.json`: a patient downloads everything that is kept about them (decision 40). */

import type { Context } from 'hono'
import { today } from '#lib/dates.ts'
import { addressIn } from '#lib/language.ts'
import { type HttpApp, type HttpEnvironment, streamOf } from '#platform/api/http.server.ts'
import { isUnavailable } from '#platform/database/connections.server.ts'
import type { DatabaseSession } from '#platform/database/database.server.ts'
import { readEverything, readReader, recordExport } from './data-export.server.ts'
import { exportTexts, writeJson, writePage } from './export-page/export-page.server.ts'

const formats = {
  html: { type: 'text/html; charset=utf-8', write: writePage },
  json: { type: 'application/json; charset=utf-8', write: writeJson },
}

/** The data of whoever asks, until nobody waits for it any more. */
type SessionOf = (c: Context<HttpEnvironment>) => DatabaseSession

/** Adds both addresses; `sessionOf` opens the data as the patient whose session comes along. */
export function addDataExport(app: HttpApp, sessionOf: SessionOf): void {
  for (const [ending, { type, write }] of Object.entries(formats))
    app.get(`/my-data.${ending}`, async c => {
      const session = sessionOf(c)
      // A session that is over is no failure: the way in, and back to the page with the download.
      const reader = await readReader(session).catch(error => {
        if (isUnavailable(error)) throw error
        return undefined
      })
      if (!reader) return c.redirect(addressIn('en', '/patient-login?return=/patient-portal/profile'), 303)
      if (!(await recordExport(session))) return c.text('Wait a while and try again.', 429)
      const pieces = write(readEverything(session, reader.language), reader, new Date())
      const name = `${exportTexts[reader.language].fileName}-${today(reader.timeZone)}.${ending}`
      return new Response(streamOf(pieces), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${name}"`,
          'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
          'cache-control': 'no-store',
        },
      })
    })
}
