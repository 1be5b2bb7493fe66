/** What an administrator reads before somebody is erased, and how a patient asks for it and takes it back. */
import { expect, test } from 'vitest'
import {
  expectToast,
  ok,
  openDialog,
  press,
  problem,
  screen,
  show,
  type,
} from '../../../test/component-screen.tsx'
import { AskedToErase, ErasePerson } from './parts/erase-person.tsx'
import { ErasuresWaiting } from './parts/erasures-waiting.tsx'
import { OwnErasure } from './parts/own-erasure.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const createdAt = '2026-01-04T12:00:00Z'
const request = { askedAs: 'administrator', askedByName: 'Ruth Adeyemi', createdAt, confirmedAt: null }
const person = { patientId: id, name: 'Maria Santos' }
const counts = [
  { name: 'messages', count: 12 },
  { name: 'mails', count: 1 },
]

const administrator = (standing: object | null) =>
  show(
    <>
      <AskedToErase {...person} />
      <ErasePerson {...person} />
    </>,
    '/',
    {
      'GET /patients/{id}/erasure': ok({ request: standing }),
      'GET /patients/{id}/erasure-preview': ok({ name: 'Maria Santos', hasAccount: true, counts }),
      'POST /patients/{id}/erasure': ok({ id }),
      'DELETE /patients/{id}/erasure': ok({ id }),
      'POST /patients/{id}/erasure/confirmation': ok({ id }),
    },
  )

test('what goes and what stays is shown before anybody asks for it', async () => {
  const { sent, answer } = administrator(null)
  await press('See what would go')
  await openDialog()
  for (const words of ['12 messages', '1 mail kept here', /^Their account, unless/, /^The audit log/])
    expect(await screen.findByText(words)).toBeTruthy()
  answer('GET /patients/{id}/erasure', ok({ request }))
  await press('Ask for it')
  await screen.findByText('Confirm it with the name, now or later. Until then it can be taken back.')
  expect(sent).toEqual([`POST /patients/${id}/erasure`])
})

test('only the name erases', async () => {
  const { sent, bodies } = administrator(request)
  await screen.findByText(/^Ruth Adeyemi asked on .*Jan 4.* that this person is erased$/)
  await press('Look and confirm')
  await screen.findByText('12 messages')
  type('Type “Maria Santos” to confirm', 'Maria')
  await press('Erase for good')
  expect(await screen.findByText('That is not the name of this record.')).toBeTruthy()
  expect(sent).toEqual([])
  type('Type “Maria Santos” to confirm', 'maria santos ')
  await press('Erase for good')
  await expectToast('Maria Santos is being erased', 'It takes a few seconds. Then this page is gone.')
  expect(bodies).toEqual([expect.objectContaining({ name: 'maria santos ' })])
})

test('a name that was changed meanwhile, and a request that is gone, are said', async () => {
  const shown = administrator(request)
  shown.answer(
    'POST /patients/{id}/erasure/confirmation',
    problem(409, 'CONFLICT', [{ field: '', message: 'another_name' }]),
  )
  await press('Look and confirm')
  await screen.findByText('12 messages')
  type('Type “Maria Santos” to confirm', 'Maria Santos')
  await press('Erase for good')
  await expectToast('That is another name', 'Type the name as it stands in the record.')
  shown.answer('POST /patients/{id}/erasure/confirmation', problem(404, 'NOT_FOUND'))
  await press('Erase for good')
  await expectToast('This is not there any more', 'Somebody else took it back, or it is done.')
})

test('an administrator’s request is taken back; the person’s own is theirs', async () => {
  const { sent, answer } = administrator(request)
  await press('Take it back')
  await expectToast('Taken back', 'Nothing was erased.')
  expect(sent).toEqual([`DELETE /patients/${id}/erasure`])
  answer('GET /patients/{id}/erasure', ok({ request: null }))
})

test('the person’s own request says so', async () => {
  administrator({ ...request, askedAs: 'patient', askedByName: 'Maria Santos' })
  await screen.findByText(/^Maria Santos asked on .*Jan 4.* that everything about them is erased$/)
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
})

test('who waits is named where administrators look first', async () => {
  show(<ErasuresWaiting />, '/', {
    'GET /erasure-requests': ok([{ patientId: id, name: 'Maria Santos', askedAs: 'patient', createdAt }]),
  })
  const link = await screen.findByRole('link', { name: 'Maria Santos' })
  expect(link.getAttribute('href')).toBe(`/admin?patient=${id}`)
})

const patient = (standing: object | null) =>
  show(<OwnErasure />, '/#erasure', {
    'GET /portal/erasure': ok({ request: standing }),
    'POST /portal/erasure': ok({ requestId: id }),
    'DELETE /portal/erasure': ok({ isTakenBack: true }),
  })

test('a patient asks after a second question, reads that they did, and takes it back', async () => {
  const { answer, sent } = patient(null)
  await press('Ask to erase everything')
  answer('GET /portal/erasure', ok({ request: { askedAs: 'patient', createdAt, confirmedAt: null } }))
  await press('Yes, ask for it', await openDialog())
  await expectToast('You asked for it', 'You can take it back here until it is confirmed.')
  expect(sent).toEqual(['POST /portal/erasure'])
  // What it says now stands there, and a press takes it back.
  await screen.findByText(/^You asked for this on .*Jan 4/)
  answer('GET /portal/erasure', ok({ request: null }))
  await press('Take it back')
  await screen.findByRole('button', { name: 'Ask to erase everything' })
})

test('a patient reads that somebody else noted it, and takes that back too', async () => {
  const { sent } = patient({ askedAs: 'administrator', createdAt, confirmedAt: null })
  await screen.findByText(
    /Jan 4.*, your care team’s administrator noted that you want everything about you erased/,
  )
  await press('Take it back')
  await expectToast('Taken back', 'Everything stays as it is.')
  expect(sent).toEqual(['DELETE /portal/erasure'])
})

test('a patient takes it back, or hears that it did not work', async () => {
  const shown = patient({ askedAs: 'patient', createdAt, confirmedAt: null })
  await screen.findByText(/^You asked for this on .*Jan 4/)
  shown.answer('DELETE /portal/erasure', 'line')
  await press('Take it back')
  await expectToast('That was not saved', 'Please try again in a moment.')
})
