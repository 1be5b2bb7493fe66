/** A patient's new note, as one tab shows it while another one writes. */
import { expect, test } from 'vitest'
import {
  fireEvent,
  ok,
  openDialog,
  press,
  problem,
  screen,
  show,
  waitFor,
} from '../../../test/component-screen.tsx'
import { Remarks, useRemarksAutosaver } from './parts/remarks.tsx'

const session = ok({ person: { id: '22222222-2222-4222-8222-222222222222', name: 'Sam Ortiz' } })
const key = 'handrail-words-remarks-profile-22222222-2222-4222-8222-222222222222'
const nextKey = `handrail-words-next-remarks-profile-22222222-2222-4222-8222-222222222222-`

function Notes() {
  return <Remarks hat="patient" itemId={null} about="Notes" autosaver={useRemarksAutosaver('profile')} />
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')

/** What another tab of this browser leaves on the device. */
function inAnotherTab(change: () => void): void {
  change()
  fireEvent(window, new StorageEvent('storage'))
}

test('the note that another tab begins goes on here; once sent, the next one is another', async () => {
  const shown = show(<Notes />, '/here', { 'GET /session': session, 'GET /remarks': ok([]) })
  await press('Add Notes: Notes')
  await openDialog()
  const id = JSON.parse(localStorage.getItem(nextKey) ?? '{}').id
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  inAnotherTab(() =>
    localStorage.setItem(key, JSON.stringify({ [`:${id}`]: { value: 'I like tea.', known: [] } })),
  )
  await waitFor(() => expect(field().value).toBe('I like tea.'))
  shown.answer('PUT /remarks/{id}', ok({ id, words: 'I like tea.', revision: 1, met: null }))
  await press('Done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown.sent).toEqual([`PUT /remarks/${id}`])
  await press('Add Notes: Notes')
  await openDialog()
  expect(field().value).toBe('')
  expect(JSON.parse(localStorage.getItem(nextKey) ?? '{}').id).not.toBe(id)
})

test('two tabs that type before they hear of each other write one note', async () => {
  const id = '33333333-3333-4333-8333-333333333333'
  localStorage.setItem(nextKey, JSON.stringify({ id }))
  const shown = show(<Notes />, '/here', { 'GET /session': session, 'GET /remarks': ok([]) })
  await press('Add Notes: Notes')
  await openDialog()
  fireEvent.change(field(), { target: { value: 'I walk.' } })
  shown.answer(
    'PUT /remarks/{id}',
    ok({ id, words: 'I like tea.\nI walk.', revision: 2, met: 'I like tea.' }),
  )
  await press('Done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown.sent).toEqual([`PUT /remarks/${id}`])
})

test('words of danger show help while the server is down', async () => {
  show(<Notes />, '/here', {
    'GET /session': session,
    'GET /remarks': ok([]),
    'PUT /remarks/{id}': problem(503, 'SERVICE_UNAVAILABLE'),
  })
  await press('Add Notes: Notes')
  await openDialog()
  fireEvent.change(field(), { target: { value: 'I want to die' } })
  await press('Done')
  await screen.findAllByRole('link', { name: /988/ })
})
