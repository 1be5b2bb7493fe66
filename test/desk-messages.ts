/** The conversations of a caseload as the server sends them, for tests of the messages at the desk: one waits two days, one an hour, one not. */
import { ok } from './component-screen.tsx'

export const uuid = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`

export const conversation = (digit: string, patientName: string, waitingSince: string | null) => ({
  id: uuid(digit),
  patientId: uuid(digit),
  patientName,
  preferredName: patientName.startsWith('James') ? 'Jay' : null,
  language: digit === '4' ? 'es' : 'en',
  participantType: 'case_manager',
  updatedAt: '2026-01-05T10:00:00Z',
  preview: 'A few words',
  previewSender: 'patient',
  unreadCount: 0,
  waitingSince,
  snoozedUntilOn: null as string | null,
})

export const maria = conversation('4', 'Maria Santos', '2026-01-03T10:00:00Z')

export const beside = {
  patientId: uuid('4'),
  status: 'active',
  language: 'es',
  interpreterLanguage: 'Mixteco',
  contact: {
    mayEmail: false,
    mayCall: false,
    mayText: true,
    mayLeaveMessage: false,
    fromHour: 8,
    untilHour: 20,
    words: 'Never in the evening',
  },
  nextStep: 'Hear back from the rent program',
  nextStepDueOn: '2026-01-04',
  lastContact: { at: '2026-01-02T10:00:00Z', way: 'phone', by: 'Priya Raman' },
  comingAt: '2026-01-06T15:00:00Z',
  comingNotes: 'Elm Street office',
}

export const asked = {
  'GET /session': ok({ person: { id: uuid('1') } }),
  'GET /conversations': ok({
    conversations: [
      conversation('2', 'Aisha Karim', null),
      conversation('3', 'James Okafor (Jay)', '2026-01-05T11:00:00Z'),
      maria,
    ],
    more: null,
    team: null,
  }),
  'GET /conversations/{conversationId}/messages': ok({
    messages: [
      {
        id: uuid('5'),
        conversationId: uuid('4'),
        senderType: 'patient',
        senderName: null,
        isMine: false,
        content: 'Can you call me?',
        createdAt: '2026-01-03T10:00:00Z',
      },
    ],
    earlier: null,
  }),
} as const

export const at = '/case-manager/messages'
