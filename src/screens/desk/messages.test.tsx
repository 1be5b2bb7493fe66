/** The messages of a caseload as staff find them: who waits, how long, and what settles it, by mouse and by keys. */
import { expect, test } from 'vitest'
import { fireEvent, ok, screen, show, waitFor, within } from '../../../test/component-screen.tsx'
import Messages from './messages.tsx'

const uuid = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`

const conversation = (digit: string, patientName: string, waitingSince: string | null) => ({
  id: uuid(digit),
  patientId: uuid(digit),
  patientName,
  participantType: 'case_manager',
  updatedAt: '2026-01-05T10:00:00Z',
  preview: 'A few words',
  previewSender: 'patient',
  unreadCount: 0,
  waitingSince,
})

const asked = {
  'GET /session': ok({ person: { id: uuid('1') } }),
  'GET /conversations': ok({
    conversations: [
      conversation('2', 'Aisha Karim', null),
      conversation('3', 'James Okafor (Jay)', '2026-01-05T11:00:00Z'),
      conversation('4', 'Maria Santos', '2026-01-03T10:00:00Z'),
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

const at = '/case-manager/messages'
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('who waits stands first, read or not, the longest wait before the others; keys go from place to place', async () => {
  show([{ path: at, element: <Messages /> }], at, asked)
  const list = await screen.findByRole('navigation')
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/^Maria Santos.*Waits 2 days/),
    expect.stringMatching(/^James Okafor \(Jay\).*Waits 1 h/),
    expect.not.stringMatching(/Waits/),
  ])
  const placeOf = (row: HTMLElement) => ['aria-posinset', 'aria-setsize'].map(each => row.getAttribute(each))
  expect(rows.map(placeOf)).toEqual([
    ['1', '3'],
    ['2', '3'],
    ['3', '3'],
  ])
  const opener = (row: number) => within(rows[row] as HTMLElement).getByRole('button')
  press('j')
  expect(document.activeElement).toBe(opener(0))
  press('j')
  expect(document.activeElement).toBe(opener(1))
  press('k')
  expect(document.activeElement).toBe(opener(0))
})

test('e says that the open conversation needs no answer, and not while one writes; Escape leads back to the list', async () => {
  const shown = show([{ path: at, element: <Messages /> }], `${at}?conversation=${uuid('4')}`, asked)
  await screen.findByText('Can you call me?')
  const words = screen.getByLabelText('Write a message')
  words.focus()
  press('e')
  expect(shown.sent).toEqual([])
  press('Escape')
  expect(document.activeElement?.textContent).toMatch(/^Maria Santos/)
  press('e')
  await waitFor(() => expect(shown.sent).toContain(`POST /conversations/${uuid('4')}/settlement`))
  expect(shown.bodies.at(-1)).toEqual({ until: uuid('5') })
})

test('what was settled by mistake waits again', async () => {
  const shown = show([{ path: at, element: <Messages /> }], `${at}?conversation=${uuid('2')}`, asked)
  fireEvent.click(await screen.findByRole('button', { name: 'Let it wait again' }))
  await waitFor(() => expect(shown.sent).toContain(`DELETE /conversations/${uuid('2')}/settlement`))
})
