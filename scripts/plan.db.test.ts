/** The operator's command for plans and seats, and what it opens and closes. */
import { beforeEach, describe, expect, it } from 'vitest'
import { withServer } from '../test/ask.ts'
import { onlyPeople, withTestDatabase } from '../test/database.ts'
import { readWish, setPlan } from './plan.ts'

const db = withTestDatabase()
const { ask } = withServer(db)

beforeEach(async () => {
  await onlyPeople(db)
})

const run = (...args: string[]) => setPlan(db.ownerUrl, readWish(args))
const reason = async () => (await ask('dana', 'staff', 'GET', '/billing/premium')).body.reason

describe('npm run plan', () => {
  it('lists every organization with its plan and its seats', async () => {
    expect(await run()).toEqual([
      expect.stringMatching(/^harbor-light: trial, \d of \d+ seats taken, trial until \d{4}-/),
      expect.stringMatching(/^riverbend: trial, \d of \d+ seats taken, trial until \d{4}-/),
    ])
  })

  it('opens and closes Premium with the plan, and leaves other organizations alone', async () => {
    expect(await run('riverbend', '--plan', 'growth', '--seats', '40')).toEqual([
      expect.stringMatching(/^riverbend: growth, \d of 40 seats taken$/),
    ])
    expect(await reason()).toBe('plan')
    await run('riverbend', '--plan', 'starter', '--seats', '10')
    expect(await reason()).toBe(null)
    expect(await db.rows("select plan from organizations where slug = 'harbor-light'")).toEqual([
      { plan: 'trial' },
    ])
  })

  it('moves the end of a trial; the day that is named is its last', async () => {
    await run('riverbend', '--trial-until', '2020-01-31')
    expect(await reason()).toBe(null)
    await run('riverbend', '--trial-until', '2999-01-31')
    expect(await reason()).toBe('trial')
    const [row] = await db.rows<{ ends: string }>(
      "select to_char(trial_ends_at at time zone time_zone, 'YYYY-MM-DD HH24:MI') as ends from organizations where slug = 'riverbend'",
    )
    expect(row?.ends).toBe('2999-02-01 00:00')
  })

  it('counts a seat more than the plan has as taken by nobody', async () => {
    await run('riverbend', '--plan', 'growth', '--seats', '1')
    const colleague = { name: 'Nia Cole', email: 'nia@example.org' }
    expect((await ask('ruth', 'administrator', 'POST', '/staff/case-managers', colleague)).status).not.toBe(
      200,
    )
  })

  it.each([
    [['riverbend'], /npm run plan lists/],
    [['--plan', 'growth'], /npm run plan lists/],
    [['riverbend', '--plan', 'gold'], /one of trial, starter, growth, enterprise/],
    [['riverbend', '--seats', '0'], /from 1 on/],
    [['riverbend', '--seats', 'many'], /from 1 on/],
    [['riverbend', '--trial-until', '31.1.2027'], /a day such as/],
    [['riverbend', '--price', '1'], /does not know --price/],
    [['riverbend', '--plan', 'starter', '--seats', '11'], /at most 10 seats/],
    [['riverbend', '--plan', 'growth', '--trial-until', '2027-01-31'], /on no trial/],
    [['nowhere', '--plan', 'growth'], /no organization nowhere/],
  ])('says what is wrong with %j', async (args, words) => {
    await expect((async () => run(...args))()).rejects.toThrow(words)
  })
})
