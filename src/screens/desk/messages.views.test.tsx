/** Views of the messages of a caseload, what is put off, what begins anew, and how people are called there. */
import { expect, test } from 'vitest'
import { fireEvent, ok, screen, show, waitFor, within } from '../../../test/component-screen.tsx'
import { asked, at, beside, conversation, maria, uuid } from '../../../test/desk-messages.ts'
import Messages from './messages.tsx'

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

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
