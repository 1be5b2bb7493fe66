/** Who reads what about a care team. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import type { Asker } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import type { TeamMember } from './care-team.contract.ts'

const db = withTestDatabase()
const { ask, expectRefusedToStrangers } = withServer(db)
let people: InsertedPeople
/** Maria's, in addresses. */
let record: string

beforeEach(async () => {
  people = await onlyPeople(db)
  record = `/patients/${people.maria.recordId}`
})

const why = 'Speaks Spanish, and Dana is ill'
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

/** Somebody adds Marcus to Maria's team. */
const add = (asker: Asker, hat: string) =>
  ask(asker, hat, 'POST', `${record}/co-workers`, {
    id: randomUUID(),
    memberId: people.marcus.recordId,
    reason: why,
  })
const asPairs = (members: TeamMember[]) => members.map(({ name, role }) => [name, role])

describe('the care team', () => {
  it('is read by everybody on it and administrators; the reason by who gave it and administrators alone', async () => {
    await add('dana', 'staff')
    const expected = [
      [namedPeople.dana.name, 'case_manager'],
      [namedPeople.priya.name, 'specialist'],
      [namedPeople.marcus.name, 'co_worker'],
    ]
    for (const [asker, hat, reads] of [
      ['dana', 'staff', true],
      ['ruth', 'administrator', true],
      ['priya', 'staff', false],
      ['marcus', 'staff', false],
    ] as const) {
      const { body, text } = await ask(asker, hat, 'GET', `${record}/care-team`)
      expect(asPairs(body.members), asker).toEqual(expected)
      expect(text.includes(why), asker).toBe(reads)
      expect(
        body.members.filter(({ isYou }: TeamMember) => isYou),
        asker,
      ).toMatchObject(asker === 'ruth' ? [] : [{ name: namedPeople[asker].name }])
    }
    const own = await ask('maria', 'patient', 'GET', '/portal/care-team')
    expect(asPairs(own.body.members)).toEqual(expected)
    expect(own.body.administrators).toEqual([namedPeople.ruth.name])
    expect(own.text).not.toContain(why)
    const { body } = await ask('jay', 'patient', 'GET', '/portal/care-team')
    expect(asPairs(body.members)).toEqual(expected.slice(0, 2))
  })

  it('keeps an administrator’s reason from the case manager', async () => {
    await add('ruth', 'administrator')
    expect((await ask('dana', 'staff', 'GET', `${record}/care-team`)).text).not.toContain(why)
  })

  it('is nothing for strangers, nor is who could open the record on a day', async () => {
    await expectRefusedToStrangers('GET', `${record}/care-team`)
    await expectRefusedToStrangers('GET', `${record}/care-team/on-day?day=${today()}`)
    await add('dana', 'staff')
    for (const asker of ['dana', 'priya', 'marcus'] as const)
      expect(
        (await ask(asker, 'staff', 'GET', `${record}/care-team/on-day?day=${today()}`)).status,
        asker,
      ).toBe(403)
    for (const hat of ['staff', 'administrator', 'visitor'])
      for (const path of ['/portal/care-team', `/portal/care-team/on-day?day=${today()}`])
        expect(refusals, `${hat} ${path}`).toContain((await ask('ruth', hat, 'GET', path)).status)
    // A patient reads nobody's name there but of their own team.
    const { body } = await ask('jay', 'patient', 'GET', '/care-team/colleagues')
    expect(body.map((each: { name: string }) => each.name)).toEqual([
      namedPeople.dana.name,
      namedPeople.priya.name,
    ])
  })

  it('of a day is read by the patient without reasons, by administrators with them', async () => {
    await add('dana', 'staff')
    const own = await ask('maria', 'patient', 'GET', `/portal/care-team/on-day?day=${today()}`)
    const names = ['dana', 'priya', 'marcus', 'ruth'].map(key => namedPeople[key as PersonKey].name)
    expect(own.body.people.map((person: { name: string }) => person.name)).toEqual(names)
    expect(own.text).not.toContain(why)
    const path = `${record}/care-team/on-day?day=${today()}`
    expect((await ask('ruth', 'administrator', 'GET', path)).text).toContain(why)
  })
})
