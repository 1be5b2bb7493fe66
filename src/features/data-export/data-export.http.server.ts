/**
 * `GET /my-data.html`, `/my-data.json` and `/my-data.zip`: a patient downloads everything that is kept about them, in the archive
 * with every file about them that is not withheld (decision 40).
 */

import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { today } from '#lib/dates.ts'
import { addressIn } from '#lib/language.ts'
import { type HttpApp, type HttpEnvironment, streamOf } from '#platform/api/http.server.ts'
import { isUnavailable } from '#platform/database/connections.server.ts'
import type { DatabaseSession } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { readEverything, readFiles, readReader, recordExport, recordFile } from './data-export.server.ts'
import { nameInArchive, writeArchive } from './export-archive/export-archive.server.ts'
import { exportTexts, type Reader, writeJson, writePage } from './export-page/export-page.server.ts'

type Write = (session: DatabaseSession, reader: Reader, storage: Storage) => ReadableStream
const documentOf = (write: typeof writePage, session: DatabaseSession, reader: Reader) =>
  write(readEverything(session, reader.language), reader, new Date())

const formats: Record<string, { type: string; write: Write }> = {
  html: {
    type: 'text/html; charset=utf-8',
    write: (session, reader) => streamOf(documentOf(writePage, session, reader)),
  },
  json: {
    type: 'application/json; charset=utf-8',
    write: (session, reader) => streamOf(documentOf(writeJson, session, reader)),
  },
  zip: {
    type: 'application/zip',
    write: (...asked) => Readable.toWeb(Readable.from(writeArchive(entriesOf(...asked)))) as ReadableStream,
  },
}

/** The document in both forms, then one file after the other. One whose bytes are gone is named in the document alone. */
async function* entriesOf(session: DatabaseSession, reader: Reader, storage: Storage) {
  const { fileName } = exportTexts[reader.language]
  yield { name: `${fileName}.html`, content: documentOf(writePage, session, reader) }
  yield { name: `${fileName}.json`, content: documentOf(writeJson, session, reader) }
  let place = 0
  for (const { id, name, mediaType, storageKey } of await readFiles(session)) {
    const object = await storage.get(storageKey)
    if (!object) continue
    await recordFile(session, id)
    place += 1
    yield { name: nameInArchive(place, name, mediaType), content: object.stream }
  }
}

/** The data of whoever asks, until nobody waits for it any more. */
type SessionOf = (c: Context<HttpEnvironment>) => DatabaseSession

/** Adds the addresses; `sessionOf` opens the data as the patient whose session comes along. */
export function addDataExport(app: HttpApp, sessionOf: SessionOf, storage: Storage): void {
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
      const name = `${exportTexts[reader.language].fileName}-${today(reader.timeZone)}.${ending}`
      return new Response(write(session, reader, storage), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${name}"`,
          'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
          'cache-control': 'no-store',
        },
      })
    })
}
