import { expect, test } from 'vitest'
import { groupInbox } from './inbox.rules.ts'

const conversation = (patientId: string, waitingSince: string | null = null) => ({ patientId, waitingSince })
const inDanger = (patientId: string, since: string) => ({ patientId, since })

test('danger stands first, the longest first, with the conversation that waits; nobody waits twice', () => {
  const tom = conversation('tom', '2026-01-05')
  const maria = conversation('maria', '2026-01-04')
  const jay = conversation('jay')
  expect(
    groupInbox([maria, tom, jay], [inDanger('jay', '2026-01-06'), inDanger('tom', '2026-01-05')]),
  ).toEqual({
    danger: [
      { person: inDanger('tom', '2026-01-05'), conversation: tom },
      { person: inDanger('jay', '2026-01-06'), conversation: undefined },
    ],
    waiting: [maria],
    answered: [jay],
  })
})
