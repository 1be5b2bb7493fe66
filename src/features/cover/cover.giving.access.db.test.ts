/** Who gives whose patients to whom, with which words and until when, and takes its end back. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { namedPeople } from '../../../sample/people.ts'
import { strangersTo } from '../../../test/access/strangers.ts'
import { refusals } from '../../../test/ask.ts'
import { inDays, ownOf, withCovers } from '../../../test/covers.ts'
import { withOwnDatabase } from '../../../test/database.ts'

const db = withOwnDatabase()
const { ask, give, giveMaria, id, marcus, recordPath, seenByMarcus } = withCovers(db)

describe('giving', () => {
  it('is for whose patients they are, and for administrators', async () => {
    expect((await give('dana', 'staff')).body).toMatchObject({
      caseManagerId: id('dana'),
      colleagueName: namedPeople.marcus.name,
      patientId: null,
    })
    expect(await seenByMarcus()).toEqual([...ownOf('marcus'), ...ownOf('dana')].toSorted())
    const grace = await give('ruth', 'administrator', { patientId: id('grace'), colleagueId: id('dana') })
    expect(grace.body).toMatchObject({ caseManagerId: id('marcus'), patientName: expect.any(String) })
  })

  it('is refused to everybody else, and leaves nothing', async () => {
    for (const [asker, hat] of [...strangersTo('maria'), ['maria', 'patient'], ['priya', 'staff']] as const)
      for (const scope of [{ patientId: id('maria') }, { caseManagerId: id('dana') }]) {
        // What a case manager gives is their own caseload’s: naming another’s is refused.
        const { status, text } = await give(asker, hat, { ...scope, colleagueId: id('dana') })
        expect([400, ...refusals], `${asker} as ${hat}: ${text}`).toContain(status)
      }
    expect(await db.rows('select from covers')).toHaveLength(0)
  })

  it('stays inside the organization, among those who are there', async () => {
    for (const colleague of ['elena', 'leo', 'priya'] as const)
      expect((await giveMaria({ colleagueId: id(colleague) })).status, colleague).toBe(404)
    expect((await giveMaria({ colleagueId: id('dana') })).status).toBe(400)
    expect(refusals).toContain((await give('victor', 'administrator', { caseManagerId: id('dana') })).status)
    expect((await give('ruth', 'administrator', { patientId: id('sam') })).status).toBe(409)
    expect(await db.rows('select from covers')).toHaveLength(0)
  })

  it('needs a reason and an end within ninety days, and never reaches back', async () => {
    expect((await giveMaria({ reason: ' ' })).status).toBe(400)
    expect((await giveMaria({ endsAt: inDays(91) })).status).toBe(400)
    expect((await giveMaria({ endsAt: inDays(-1) })).status).toBe(400)
    expect((await giveMaria({ startsAt: inDays(-20), endsAt: inDays(1) })).status).toBe(201)
    const [cover] = await db.rows<{ is_new: boolean }>(
      "select starts_at > now() - interval '1 minute' as is_new from covers",
    )
    expect(cover?.is_new).toBe(true)
  })

  it('is there once however often it is sent, and the same colleague covers the same people once', async () => {
    const same = randomUUID()
    for (let time = 0; time < 2; time += 1) expect((await giveMaria({ id: same })).body.id).toBe(same)
    expect((await giveMaria()).status).toBe(409)
    expect(await db.rows('select from covers')).toHaveLength(1)
  })
})

describe('taking the end back', () => {
  it('is for whoever ended it, while that is fresh', async () => {
    const { body } = await giveMaria()
    const path = `/covers/${body.id}`
    expect((await ask('dana', 'staff', 'POST', `${path}/end`)).status).toBe(200)
    expect(refusals).toContain((await marcus('POST', `${path}/resume`)).status)
    expect((await ask('ruth', 'administrator', 'POST', `${path}/resume`)).status).toBe(409)
    expect((await ask('dana', 'staff', 'POST', `${path}/resume`)).body.isRunning).toBe(true)
    expect((await marcus('GET', recordPath('maria'))).status).toBe(200)
    await ask('dana', 'staff', 'POST', `${path}/end`)
    await db.owner.query('alter table covers disable trigger check_cover')
    await db.rows("update covers set ended_at = now() - interval '11 minutes'")
    await db.owner.query('alter table covers enable trigger check_cover')
    expect((await ask('dana', 'staff', 'POST', `${path}/resume`)).status).toBe(409)
    expect((await marcus('GET', recordPath('maria'))).status).toBe(404)
  })
})
