/** Everybody of a large organization: within its time, and as a second count finds it: 1,000 in 5 s, 100,000 in 60 s. */
import { expect, it } from 'vitest'
import { onlyPeople, withOwnDatabase } from '../../../test/database.ts'
import { paced } from '../../../test/pace.ts'
import { countAgain, insertNumberedPatients, withReports } from '../../../test/reporting.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const LARGE = isLong ? 100_000 : 1_000
const MOST_MS = isLong ? 60_000 : 5_000

const db = withOwnDatabase()
const { make, read, download } = withReports(db)

it(
  `${LARGE} patients`,
  async () => {
    const people = await onlyPeople(db)
    const triggered = ['patients', 'checklist_progress', 'messages', 'conversations', 'next_steps']
    for (const table of triggered) await db.rows(`alter table ${table} disable trigger user`)
    await insertNumberedPatients(db, people, LARGE)
    for (const table of triggered) await db.rows(`alter table ${table} enable trigger user`)
    // What the triggers that sleep would have kept: who waits.
    await db.rows(`update conversations c set waiting_since = l.created_at
      from (select distinct on (conversation_id) * from messages order by conversation_id, created_at desc) l
      where l.conversation_id = c.id and l.sender_type = 'patient'`)
    await db.rows('analyze')
    const { tookMs, answer: id } = await paced(() => make('ruth', 'all'))
    const { figures } = await read('ruth', id)
    expect(figures).toEqual(await countAgain(db, people.organizations.riverbend))
    expect(figures.patients).toBeGreaterThanOrEqual(LARGE)
    const { progress_data } = await (await download('ruth', id, 'json')).json()
    expect(progress_data).toHaveLength(figures.patients)
    expect(tookMs, `made in ${Math.round(tookMs)} ms`).toBeLessThan(MOST_MS)
  },
  isLong ? 600_000 : 60_000,
)
