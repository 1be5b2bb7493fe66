import { beforeAll, describe, expect, it } from 'vitest'
import { sqlFor } from '../../src/platform/database/database.server.ts'
import { withOwnDatabase } from '../../test/database.ts'
import { unlikeTheirRecords } from '../../test/summaries.ts'
import { fillDataset, fullShape, type Managers, smallShape } from './dataset.ts'

const db = withOwnDatabase()
let managers: Managers

beforeAll(async () => {
  managers = await fillDataset(db.superuserUrl, smallShape)
})

const count = async (from: string): Promise<number> =>
  (await db.rows<{ count: number }>(`select count(*)::integer from ${from}`))[0]?.count ?? 0

describe('the dataset of the bench', () => {
  it('holds as much as it says, at its small size', async () => {
    const { caseload, managersEach } = smallShape
    const patients = managersEach * (caseload.small.patients + caseload.large.patients)
    const conversations = managersEach * (caseload.small.conversations + caseload.large.conversations)
    expect({
      organizations: await count('organizations'),
      managers: await count('case_managers'),
      patients: await count('patients'),
      open: await count("patients where status = 'active'"),
      nextSteps: await count('next_steps'),
      conversations: await count('conversations'),
      messages: await count('messages'),
      activities: await count('activities'),
      progress: await count('checklist_progress'),
    }).toEqual({
      organizations: 2,
      managers: 2 * managersEach,
      patients,
      open: 0.9 * patients,
      nextSteps: 0.9 * patients,
      conversations,
      messages: 100 * conversations,
      activities: 10 * patients,
      progress: 25 * patients,
    })
  })

  it('comes to what the issue asks for at its full size', () => {
    const { caseload, managersEach, messagesEach, activitiesEach, itemsEach } = fullShape
    expect({
      patients: managersEach * (caseload.small.patients + caseload.large.patients),
      conversations: managersEach * (caseload.small.conversations + caseload.large.conversations),
      each: [messagesEach, activitiesEach, itemsEach],
      sessions: 2 * managersEach,
    }).toEqual({ patients: 21_000, conversations: 1_200, each: [100, 10, 25], sessions: 40 })
  })

  it('spreads evenly: over organizations, caseloads, patients and conversations', async () => {
    const spread = async (of: string, by: string) =>
      (
        await db.rows<{ sizes: number[] }>(
          `select array_agg(distinct n order by n)::integer[] as sizes from (select count(*) n from ${of} group by ${by}) each`,
        )
      )[0]?.sizes
    expect(await spread('patients', 'organization_id')).toEqual([150])
    expect(await spread('patients', 'case_manager_id')).toEqual([50, 100])
    expect(await spread('activities', 'patient_id')).toEqual([10])
    expect(await spread('messages', 'conversation_id')).toEqual([100])
    expect(await spread('checklist_progress', 'patient_id')).toEqual([25])
  })

  it('keeps every foreign key, although none was asked while it was filled', async () => {
    const keys = await db.rows<{ name: string; relation: string; orphans: string }>(`
      select k.conname as name, k.conrelid::regclass::text as relation, format(
        'select count(*)::integer from %s c where %s and not exists (select from %s p where %s)', k.conrelid::regclass,
        string_agg(format('c.%I is not null', own.attname), ' and '), k.confrelid::regclass,
        string_agg(format('c.%I = p.%I', own.attname, theirs.attname), ' and ')) as orphans
      from pg_constraint k, unnest(k.conkey, k.confkey) as pair (own, theirs)
      join pg_attribute own on true join pg_attribute theirs on true
      where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'auth'::regnamespace)
        and own.attrelid = k.conrelid and own.attnum = pair.own
        and theirs.attrelid = k.confrelid and theirs.attnum = pair.theirs
      group by k.oid, k.conname, k.conrelid, k.confrelid`)
    expect(keys.length).toBeGreaterThan(50)
    const broken: string[] = []
    for (const { name, relation, orphans } of keys)
      if ((await db.rows<{ count: number }>(orphans))[0]?.count) broken.push(`${relation}: ${name}`)
    expect(broken).toEqual([])
  })

  it('says of every message and activity a time that has been', async () => {
    expect(await count("messages where created_at > now() or created_at < now() - interval '91 days'")).toBe(
      0,
    )
    expect(await count('activities where created_at > now()')).toBe(0)
    expect(await count("activities where activity_type = 'message_sent'")).toBe(await count('conversations'))
  })

  it('shows in lists what the rows themselves say', async () => {
    const newest = (sender: string) => `(select max(m.created_at) from conversations v
      join messages m on m.conversation_id = v.id where v.patient_id = s.patient_id and m.sender_type = '${sender}')`
    expect(await unlikeTheirRecords(db)).toEqual([])
    const wrong =
      await count(`patient_summaries s where (checklist_total, checklist_completed, last_activity_at, last_heard_at,
        last_contact_at, next_step_due_on) is distinct from (
      (select count(*) from checklist_progress where patient_id = s.patient_id),
      (select count(*) from checklist_progress where patient_id = s.patient_id and is_completed),
      (select max(created_at) from activities where patient_id = s.patient_id), ${newest('patient')},
      ${newest('case_manager')}, (select due_on from next_steps where patient_id = s.patient_id))`)
    expect({ wrong, summaries: await count('patient_summaries') }).toEqual({
      wrong: 0,
      summaries: await count('patients'),
    })
    // Every conversation ends with an answer, so nobody waits.
    expect(await count('conversations where waiting_since is not null')).toBe(0)
    expect(
      await count(`conversations v where 'case_manager' <> (select m.sender_type from messages m
        where m.conversation_id = v.id order by m.created_at desc limit 1)`),
    ).toBe(0)
  })

  it('lets each case manager see their own caseload, and write where they are told', async () => {
    expect(managers.small).toHaveLength(smallShape.managersEach)
    expect(managers.large).toHaveLength(smallShape.managersEach)
    for (const size of ['small', 'large'] as const)
      for (const { token, conversations } of managers[size]) {
        const session = db.databasePool.as({ token, hat: 'staff', organization: undefined })
        const seen = await session.all(sqlFor.selectFrom('patients').select('id'))
        const open = await session.all(
          sqlFor
            .selectFrom('conversations')
            .select(['id', 'patientId'])
            .where(
              'id',
              'in',
              conversations.map(({ id }) => id),
            ),
        )
        expect(seen).toHaveLength(smallShape.caseload[size].patients)
        expect(open).toHaveLength(10)
        expect(open).toEqual(expect.arrayContaining(conversations))
      }
  })
})
