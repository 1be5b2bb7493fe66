import { beforeEach, describe, expect, it } from 'vitest'
import { withTestDatabase } from '../test/database.ts'
import { unlikeTheirRecords } from '../test/summaries.ts'
import { sampleKeys } from './people.ts'
import { fillSample, shownPeople } from './sample.ts'

const db = withTestDatabase()
const accounts: string[] = []

beforeEach(async () => {
  await db.empty()
  accounts.length = 0
})

const fill = (options: { failAt?: number } = {}) =>
  fillSample({
    ownerUrl: db.ownerUrl,
    passwordOf: key => `password-of-${key}`,
    createAccount: async ({ name, email, userType, language }) => {
      if (accounts.length === options.failAt) throw new Error('the power went out')
      const [row] = await db.rows<{ id: string }>(
        'insert into auth.users (name, email, user_type, language) values ($1, $2, $3, $4) returning id',
        [name, email, userType, language],
      )
      accounts.push(email)
      return row?.id ?? ''
    },
  })

describe('the sample organization', () => {
  it('shows everybody of Riverbend who can sign in, and nobody of the other organization', async () => {
    await fill()
    expect(shownPeople().map(({ key }) => key)).toEqual(
      sampleKeys.filter(key => !['victor', 'elena', 'iris', 'nora'].includes(key)),
    )
    expect(await db.rows('select slug, is_default from organizations order by slug')).toEqual([
      { slug: 'harbor-light', is_default: false },
      { slug: 'riverbend', is_default: true },
    ])
    expect(await db.rows('select is_evaluation from deployment')).toEqual([{ is_evaluation: true }])
  })

  it('sends no mail about what is weeks old', async () => {
    await fill()
    expect(await db.rows('select distinct job from outbox')).toEqual([{ job: 'checklist.personalise' }])
    expect(await db.rows('select from mails')).toEqual([])
  })

  it('is spread over the last weeks, and nothing lies in the future', async () => {
    await fill()
    const [spread] = await db.rows(`select count(*) > 40 as many, max(created_at) < now() as past,
      min(created_at) < now() - interval '30 days' as weeks, count(distinct created_at::date) > 15 as days from activities`)
    expect(spread).toEqual({ many: true, past: true, weeks: true, days: true })
  })

  it('says of everybody when something last happened, and when they were last heard from', async () => {
    await fill()
    const [said] = await db.rows(`select bool_and(s.last_activity_at = a.newest) as newest,
        bool_and(s.last_heard_at <= a.newest) as heard, count(distinct s.last_activity_at) > 3 as apart
      from patient_summaries s join (select patient_id, max(created_at) as newest from activities group by patient_id) a
        on a.patient_id = s.patient_id`)
    expect(said).toEqual({ newest: true, heard: true, apart: true })
    expect(await unlikeTheirRecords(db)).toEqual([])
  })

  it('knows since when everybody is on a care team: since the patient came, and who helped for a while', async () => {
    await fill()
    const [team] = await db.rows(`select bool_and(t.patient_since = p.created_at) as since,
        bool_and(t.starts_at = p.created_at) filter (where t.role <> 'co_worker') as together,
        count(*) filter (where t.role = 'co_worker' and t.ended_at < now())::int as helped
      from care_team t join patients p on p.organization_id = t.organization_id and p.id = t.patient_id`)
    expect(team).toEqual({ since: true, together: true, helped: 1 })
    expect(
      await db.rows(
        'select from patients where created_at < (select min(care_team_since) from organizations)',
      ),
    ).toEqual([])
  })

  it('offers templates of the organization in both languages, as many as stand at hand above a message', async () => {
    await fill()
    expect(
      await db.rows(`select t.language, count(*)::int as count, bool_and(t.owner_id is null) as shared
        from reply_templates t join organizations o on o.id = t.organization_id
        where o.slug = 'riverbend' group by 1 order by 1`),
    ).toEqual([
      { language: 'en', count: 2, shared: true },
      { language: 'es', count: 2, shared: true },
    ])
  })

  it('starts again where an interrupted start left accounts behind, and not a row more', async () => {
    await expect(fill({ failAt: 7 })).rejects.toThrow('the power went out')
    expect(await db.rows('select from organizations')).toEqual([])
    accounts.length = 0
    await fill()
    expect(accounts.length).toBe(15)
    expect((await db.rows('select from auth.users')).length).toBe(15)
  })
})
