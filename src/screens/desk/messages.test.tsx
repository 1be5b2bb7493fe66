/** The messages of a caseload as staff find them: who waits, how long, and what settles it, by mouse and by keys. */
import { expect, test } from 'vitest'
import {
  expectToastWith,
  fireEvent,
  ok,
  screen,
  show,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import Messages from './messages.tsx'

const uuid = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`

const conversation = (digit: string, patientName: string, waitingSince: string | null) => ({
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

const maria = conversation('4', 'Maria Santos', '2026-01-03T10:00:00Z')

const beside = {
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

const asked = {
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

const at = '/case-manager/messages'
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('who waits stands first, read or not, the longest wait before the others; keys go from place to place', async () => {
  show([{ path: at, element: <Messages /> }], at, asked)
  const list = await screen.findByRole('navigation', { name: 'Conversations with your patients' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/^Maria Santos.*Waits 2 days/),
    expect.stringMatching(/^James Okafor \(Jay\).*Waits 1 h/),
    expect.not.stringMatching(/Waits/),
  ])
  const placeOf = (row: HTMLElement) => ['aria-posinset', 'aria-setsize'].map(each => row.getAttribute(each))
  expect(rows.map(placeOf)).toEqual([
    ['1', '2'],
    ['2', '2'],
    ['1', '1'],
  ])
  // Each group has its name, and what needs no answer says so.
  const groupOf = (name: string) =>
    within(within(list).getByRole('region', { name })).getAllByRole('listitem')
  expect(groupOf('Longest wait first')).toEqual(rows.slice(0, 2))
  expect(groupOf('Answered')).toEqual(rows.slice(2))
  expect(rows[2]?.textContent).toContain('A few words · needs no answer')
  expect(within(rows[0] as HTMLElement).getByText('Spanish')).toBeTruthy()
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

test('what was settled waits again later than its toast, by button or by key; where nothing could wait, that is said', async () => {
  const shown = show([{ path: at, element: <Messages /> }], `${at}?conversation=${uuid('2')}`, asked)
  const again = `DELETE /conversations/${uuid('2')}/settlement`
  fireEvent.click(await screen.findByRole('button', { name: 'Let it wait again' }))
  await waitFor(() => expect(shown.sent).toContain(again))
  await expectToastWith('They have not written in this conversation yet.')
  shown.answer(
    'DELETE /conversations/{conversationId}/settlement',
    ok({ conversationId: uuid('2'), isWaiting: true }),
  )
  const words = screen.getByLabelText('Write a message')
  words.focus()
  press('u')
  expect(shown.sent.filter(each => each === again)).toHaveLength(1)
  press('Escape')
  press('u')
  await expectToastWith('It stands in your queue where it was.')
  expect(shown.sent.filter(each => each === again)).toHaveLength(2)
})

test('a person in danger stands first, without their words, leads to the alert and counts there alone', async () => {
  const shown = show([{ path: at, element: <Messages /> }], at, {
    ...asked,
    'GET /safety/alerts': ok([
      {
        patientId: uuid('4'),
        patientName: 'Maria Santos',
        kinds: ['self_harm'],
        alertCount: 1,
        since: '2026-01-05T11:56:00Z',
        latestAt: '2026-01-05T11:56:00Z',
        seenBy: null,
        seenAt: null,
        isMine: true,
        mayOpen: true,
      },
    ]),
  })
  const danger = await screen.findByRole('list', { name: 'In danger' })
  const row = within(danger).getByRole('listitem')
  expect(row.textContent).toBe(
    'Maria Santos4 minWords of danger. Read and settle the alertOpen the conversation',
  )
  expect(
    within(screen.getByRole('region', { name: 'Longest wait first' })).getAllByRole('listitem'),
  ).toHaveLength(1)
  // j comes to it first; its conversation is one step away.
  press('j')
  expect(document.activeElement?.textContent).toBe(
    'Maria Santos4 minWords of danger. Read and settle the alert',
  )
  expect(shown.sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Open the conversation with Maria Santos' }))
  await screen.findByText('Can you call me?')
  fireEvent.click(screen.getByRole('button', { name: /^Maria Santos.*Words of danger/ }))
  await waitFor(() => expect(shown.sent).toContain(`POST /safety/people/${uuid('4')}/read`))
})

test('beside the thread stands what to know before one answers, and above what waits since when it does', async () => {
  const shown = show([{ path: at, element: <Messages /> }], `${at}?conversation=${uuid('4')}`, {
    ...asked,
    'GET /conversations/{conversationId}/beside': ok(beside),
  })
  const about = within(await screen.findByRole('complementary', { name: 'About Maria Santos' }))
  expect(await about.findByText('Text only, 8 AM to 8 PM their time')).toBeTruthy()
  for (const said of [
    'Never in the evening',
    'Hear back from the rent program',
    /1 day past/,
    /Elm Street office/,
    '3 days ago · Phone, Priya Raman',
  ])
    expect(about.getByText(said)).toBeTruthy()
  // Below 1280 px the head says it.
  const head = screen.getByRole('heading', { name: 'Maria Santos' }).closest('header') as HTMLElement
  expect(head.textContent).toContain('Reads Spanish · Interpreter: Mixteco')
  expect(head.textContent).toContain('Text only, 8 AM to 8 PM their time')
  const log = screen.getByRole('log', { name: 'Messages with Maria Santos' })
  expect(log.textContent).toMatch(/Sat, Jan 3 · waits for an answer, 2 days.*Maria, .*Can you call me\?/)

  // Letters go to where one answers, or to the person's page.
  press('Escape')
  press('r')
  expect(document.activeElement).toBe(screen.getByLabelText('Write a message'))
  expect(shown.sent).toEqual([])
})

const viewNamed = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Which conversations' })).getByRole('link', { name })

test('views say how many wait and how many were put off, and stand in the address beside what is open', async () => {
  const shown = show([{ path: at, element: <Messages /> }], `${at}?conversation=${uuid('3')}`, {
    ...asked,
    'GET /conversations': ok({
      conversations: [
        maria,
        { ...conversation('3', 'James Okafor (Jay)', '2026-01-05T11:00:00Z'), snoozedUntilOn: '2026-01-07' },
        conversation('2', 'Aisha Karim', null),
      ],
      more: null,
      team: null,
    }),
  })
  const list = await screen.findByRole('navigation', { name: 'Conversations with your patients' })
  const names = () =>
    within(list)
      .getAllByRole('region')
      .map(region => region.textContent)
  expect(names()).toEqual([
    expect.stringMatching(/^Longest wait first.*Maria Santos.*2 days/),
    expect.stringMatching(/^Snoozed.*James Okafor \(Jay\).*until Wed, Jan 7/),
    expect.stringMatching(/^Answered.*Aisha Karim/),
  ])
  fireEvent.click(viewNamed(/^Waiting\s*1$/))
  expect(names()).toEqual([expect.stringMatching(/^Longest wait first.*Maria/)])
  fireEvent.click(viewNamed(/^Snoozed\s*1$/))
  expect(names()).toEqual([expect.stringMatching(/^Snoozed.*James/)])
  expect(shown.address()).toBe(`${at}?conversation=${uuid('3')}&view=snoozed`)
  fireEvent.click(within(list).getByRole('button', { name: /^James/ }))
  expect(shown.address()).toBe(`${at}?view=snoozed&conversation=${uuid('3')}`)
})

test('an empty view says what would stand there; of a page on which all wait, more may wait behind it', async () => {
  const shown = show([{ path: at, element: <Messages /> }], `${at}?view=snoozed`, {
    ...asked,
    'GET /conversations': ok({ conversations: [maria], more: uuid('4'), team: null }),
  })
  await screen.findByText('Nothing is snoozed')
  expect(viewNamed(/^Waiting/).textContent).toBe('Waiting1+')
  shown.answer(
    'GET /conversations',
    ok({ conversations: [conversation('2', 'Aisha Karim', null)], more: null, team: null }),
  )
  fireEvent.click(viewNamed(/^Waiting/))
  fireEvent.click(await screen.findByRole('button', { name: 'Show more conversations' }))
  await waitFor(() => expect(viewNamed(/^Waiting/).textContent).toBe('Waiting1'))
})

test('s puts the open conversation off as the queue does; one that is put off is brought back', async () => {
  const shown = show([{ path: at, element: <Messages /> }], `${at}?conversation=${uuid('4')}`, {
    ...asked,
    'GET /safety/alerts': ok([]),
    'GET /conversations/{conversationId}/beside': ok(beside),
  })
  await screen.findByRole('button', { name: 'Snooze: Maria Santos' })
  press('Escape')
  press('s')
  const row = { kind: 'message', id: uuid('4') }
  const putOff = { ...maria, snoozedUntilOn: '2026-01-07' }
  shown.answer('PUT /queue/{kind}/{id}/snooze', ok({ ...row, untilOn: '2026-01-07' }))
  shown.answer('DELETE /queue/{kind}/{id}/snooze', ok(row))
  shown.answer('GET /conversations', ok({ conversations: [putOff], more: null, team: null }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Wed, Jan 7' }))
  await waitFor(() => expect(shown.sent).toContain(`PUT /queue/message/${uuid('4')}/snooze`))
  expect(shown.bodies.at(-1)).toEqual({ seen: maria.updatedAt, days: 2 })
  fireEvent.click(await screen.findByRole('button', { name: 'Bring back: Maria Santos' }))
  expect(screen.getByText('Snoozed until Wed, Jan 7', { selector: 'header *' })).toBeTruthy()
  await waitFor(() => expect(shown.sent).toContain(`DELETE /queue/message/${uuid('4')}/snooze`))
})

test.each([
  [
    'who waits for nothing',
    {
      'GET /conversations': ok({ conversations: [{ ...maria, waitingSince: null }], more: null, team: null }),
    },
  ],
  [
    'whose case is closed',
    { 'GET /conversations/{conversationId}/beside': ok({ ...beside, status: 'inactive' }) },
  ],
  [
    'who is in danger',
    {
      'GET /safety/alerts': ok([
        { patientId: uuid('4'), patientName: 'Maria Santos', since: maria.updatedAt },
      ]),
    },
  ],
])('nobody is put off %s', async (_, answers) => {
  show([{ path: at, element: <Messages /> }], `${at}?conversation=${uuid('4')}`, {
    ...asked,
    'GET /safety/alerts': ok([]),
    'GET /conversations/{conversationId}/beside': ok(beside),
    ...answers,
  })
  await screen.findByText('Elm Street office', { exact: false })
  await screen.findByText('Can you call me?')
  expect(screen.queryByRole('button', { name: /^Snooze/ })).toBeNull()
})

test('New asks to whom of the caseload, warns where they have no account, and begins with the first words alone', async () => {
  const shown = show([{ path: at, element: <Messages /> }], `${at}?view=waiting`, {
    ...asked,
    'GET /caseload/names': ok([
      { id: uuid('6'), name: 'Nora Feldman' },
      { id: uuid('4'), name: 'Maria Santos' },
    ]),
    'GET /patients/{id}': ok({
      id: uuid('6'),
      name: 'Nora Feldman',
      preferredName: null,
      contact: null,
      hasAccount: false,
    }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'New message' }))
  expect(shown.address()).toBe(`${at}?view=waiting&new=yes`)
  const field = await screen.findByRole('combobox', { name: 'To' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'nora' } })
  shown.answer('GET /conversations', ok({ conversations: [], more: null, team: null }))
  fireEvent.click(await screen.findByRole('option', { name: 'Nora Feldman' }))
  await screen.findByText('They have no portal account yet')
  expect(shown.address()).toBe(`${at}?view=waiting&patient=${uuid('6')}`)
  expect(shown.sent).toEqual([])
})

test('whoever wrote is called by the name they go by, and a colleague of the same name by their whole one', async () => {
  const said = (digit: string, senderType: string, senderName: string | null, isMine: boolean) => ({
    id: uuid(digit),
    conversationId: uuid('3'),
    senderType,
    senderName,
    isMine,
    content: `Words ${digit}`,
    createdAt: '2026-01-03T10:00:00Z',
  })
  show([{ path: at, element: <Messages /> }], `${at}?conversation=${uuid('3')}`, {
    ...asked,
    'GET /conversations/{conversationId}/messages': ok({
      messages: [
        said('5', 'patient', null, false),
        said('6', 'case_manager', 'Priya Raman', false),
        said('7', 'case_manager', 'Jay Smith', false),
        said('8', 'case_manager', null, true),
      ],
      earlier: null,
    }),
  })
  const byOf = (words: string) => screen.getByText(words).parentElement?.previousElementSibling?.textContent
  await screen.findByText('Words 5')
  expect(['5', '6', '7', '8'].map(digit => byOf(`Words ${digit}`)?.split(',')[0])).toEqual([
    'Jay',
    'Priya',
    'Jay Smith',
    'You',
  ])
  // The person's words in ink, the team's muted.
  expect(
    ['5', '6'].map(digit => screen.getByText(`Words ${digit}`).className.includes('text-muted')),
  ).toEqual([false, true])
})
