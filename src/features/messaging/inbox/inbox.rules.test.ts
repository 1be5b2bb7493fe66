import { expect, test } from 'vitest'
import { groupInbox, mayMoreWait, narrowTo, opening } from './inbox.rules.ts'

const conversation = (
  patientId: string,
  waitingSince: string | null = null,
  snoozedUntilOn: string | null = null,
) => ({
  patientId,
  waitingSince,
  snoozedUntilOn,
})
const inDanger = (patientId: string, since: string) => ({ patientId, since })

const tom = conversation('tom', '2026-01-05', '2026-01-09')
const maria = conversation('maria', '2026-01-04')
const aisha = conversation('aisha', '2026-01-03', '2026-01-09')
const jay = conversation('jay')
const groups = groupInbox(
  [aisha, maria, tom, jay],
  [inDanger('jay', '2026-01-06'), inDanger('tom', '2026-01-05')],
)

test('danger stands first, the longest first, with the conversation that waits; nobody waits twice', () => {
  expect(groups).toEqual({
    danger: [
      // Put off before they were in danger: they stand there all the same.
      { person: inDanger('tom', '2026-01-05'), conversation: tom },
      { person: inDanger('jay', '2026-01-06'), conversation: undefined },
    ],
    waiting: [maria],
    snoozed: [aisha],
    answered: [jay],
  })
})

test('a view holds its own group; whoever is in danger stands before those that wait too', () => {
  expect(narrowTo('all', groups)).toEqual(groups)
  expect(narrowTo('waiting', groups)).toEqual({ ...groups, snoozed: [], answered: [] })
  expect(narrowTo('snoozed', groups)).toEqual({ danger: [], waiting: [], snoozed: [aisha], answered: [] })
})

test('those that wait come first: more of them may be to come only where nothing else has', () => {
  expect(mayMoreWait([aisha, maria], true)).toBe(true)
  expect(mayMoreWait([aisha, maria], false)).toBe(false)
  expect(mayMoreWait([maria, jay], true)).toBe(false)
})

test('what opens takes the place of what was open, and the view stays', () => {
  const now = new URLSearchParams({ view: 'waiting', conversation: 'a', toast: 'b' })
  expect(opening(now, { patient: 'c' }).toString()).toBe('view=waiting&patient=c')
  expect(opening(new URLSearchParams({ new: 'yes' }), {}).toString()).toBe('')
})
