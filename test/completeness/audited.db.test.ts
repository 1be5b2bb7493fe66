/**
 * Every change in an organization is in the audit log (decision 37): PostgreSQL is asked which tables belong to one, and each
 * is audited whatever happens to a row of it, or stands here with its reason.
 */
import { expect, it } from 'vitest'
import { withTestDatabase } from '../database.ts'

const db = withTestDatabase()

const notAudited: Readonly<Record<string, string>> = {
  activities: 'Retells changes that are audited.',
  administrator_periods: 'A history that follows from user_roles, which are audited.',
  ai_runs: 'A log itself.',
  audit_log: 'The log itself.',
  audit_seals: 'Proves the log itself.',
  care_team:
    'A history that follows from changes that are audited; of it co-workers alone are audited, who do not.',
  conversation_presences:
    'Where somebody is at this moment, for a minute: an opening of the conversation is in the log.',
  import_parts: 'A file before it is read, for a day: the import itself is audited.',
  import_records: 'Which rows an import wrote: the log has each of them.',
  import_rows: 'A file before it is written, for a day: what becomes of it is audited.',
  loose_objects: 'Bytes that are no file yet, or no longer: the file is audited.',
  mails: 'What a job keeps of its work, after a change that is audited.',
  message_notices: 'Who was told of messages, by the system.',
  message_reads: 'How far somebody has read: an opening of the conversation is in the log.',
  model_calls: 'A log itself.',
  outbox: 'Work that follows from changes that are audited.',
  patient_counts: 'Repeats in figures what is audited.',
  patient_summaries: 'Repeats for lists what is audited.',
  patient_words: 'Repeats for searching what is audited.',
  queue_snoozes: 'What somebody put off in their own list, for some days: no word of anybody.',
  recent_reads: 'Keeps the log from saying a read twice.',
  report_lines: 'Figures of a report, which is audited: its making, and each time it is taken along.',
  staff: 'Repeats case managers and specialists, who are audited.',
}

it('every table of an organization is audited, or excused', async () => {
  const tables = await db.rows<{ name: string; isAudited: boolean }>(`
    select c.relname as name, exists (select from pg_trigger t
      where t.tgrelid = c.oid and t.tgfoid = 'app.audit_change'::regproc and t.tgenabled <> 'D'
        and t.tgtype & 28 = 28 and t.tgqual is null and t.tgattr = '') as "isAudited"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (c.relname = 'organizations' or exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped))
    order by 1`)
  expect(tables.length).toBeGreaterThan(40)
  const lacking = tables.filter(({ isAudited }) => !isAudited).map(({ name }) => name)
  expect(lacking).toEqual(Object.keys(notAudited).toSorted())
})
