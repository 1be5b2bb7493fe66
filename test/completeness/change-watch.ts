/** Sends a request that writes about a patient, and listens to what PostgreSQL notifies meanwhile. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ChangeRequest } from '../samples/feature-samples.ts'
import type { Ground } from './aspects.ts'
import type { PatientTable } from './patient-tables.ts'

/** A notification follows its commit within moments; on a busy machine moments are long. */
const PATIENCE_MS = 5_000

interface Notice {
  topic: string
  patient: string | null
  subject: string | null
  audience: string[]
}

/** Answers with what was missing: the write itself, or a notification for those who may see the patient. */
export async function watchChange(
  { db, world, origin, headersOf }: Ground,
  { name, isAbout }: PatientTable,
  { by, hat, about = 'maria', method, path, body, topic }: ChangeRequest,
): Promise<string | undefined> {
  const { recordId, organizationId } = world.people[about]
  const stateOf = async () =>
    JSON.stringify(await db.rows(`select t::text from ${name} t where ${isAbout} order by 1`, [recordId]))
  const notices: Notice[] = []
  const listener = new pg.Client({ connectionString: db.ownerUrl })
  await listener.connect()
  listener.on('notification', ({ payload }) => notices.push(JSON.parse(payload ?? '{}')))
  try {
    await listener.query('listen changes')
    const before = await stateOf()
    const address = path.replace(/\{(.+?)\}/g, (_, label) =>
      label === 'new' ? randomUUID() : world.value(label),
    )
    const answer = await fetch(`${origin}/api${address}`, {
      method,
      headers: headersOf(by, hat),
      ...(body ? { body: JSON.stringify(body(world)) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) return `${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`
    if ((await stateOf()) === before) return `${method} ${path} writes nothing of it`
    const isHeard = ({ audience }: Notice) =>
      audience.includes(`patient:${recordId}`) || audience.includes(`organization:${organizationId}`)
    const isAboutThem = (notice: Notice) =>
      notice.topic === topic && (notice.patient === recordId || notice.subject !== null)
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(10))
      if (notices.some(notice => isHeard(notice) && isAboutThem(notice))) return undefined
    return `${method} ${path} notifies nobody about ${topic}`
  } finally {
    await listener.end()
  }
}
