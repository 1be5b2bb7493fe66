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
import { asked, at, beside, uuid } from '../../../test/desk-messages.ts'
import Messages from './messages.tsx'

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
