/** What the files of a patient say to staff: each success and failure once, dropping and photographing, Premium, confidential ones. */
import { expect, test, vi } from 'vitest'
import {
  choose,
  expectToast,
  fireEvent,
  ok,
  openDialog,
  press,
  problem,
  screen,
  show,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import { PatientFiles } from './parts/patient-files.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const patientId = '22222222-2222-4222-8222-222222222222'
const dana = '33333333-3333-4333-8333-333333333333'
const priya = '44444444-4444-4444-8444-444444444444'
const session = ok({ person: { id: dana, name: 'Dana Whitfield' } })
const list = (...files: object[]) =>
  ok({
    files: files.map(file => ({ id, patientId, name: 'Lease.txt', sizeBytes: 2048, ...file })),
    next: null,
  })
const member = (memberId: string, name: string) => ({ memberId, name })

function open(file: object, answers: object = {}) {
  return show(<PatientFiles patientId={patientId} />, '/here', {
    'GET /session': session,
    'GET /patients/{patientId}/files': list(file),
    'GET /billing/premium': ok({ isOpen: true }),
    'GET /patients/{patientId}/care-team': ok({
      members: [member(dana, 'Dana Whitfield'), member(priya, 'Priya Raman')],
    }),
    ...answers,
  })
}
async function menu(item: string): Promise<void> {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'What to do with Lease.txt' }), {
    key: 'Enter',
  })
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

const place = () => screen.findByRole('region', { name: 'Choose files' })
/** The bytes of a piece go by themselves, past the API. */
function acceptPieces(arrive = Promise.resolve()): void {
  const asked = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith('/case-files/')
      ? arrive.then(() => new Response(null, { status: 204 }))
      : asked(input, init),
  )
}
const drop = async (file = new File(['words'], 'Dropped.txt')) =>
  fireEvent.drop(await place(), { dataTransfer: { files: [file] } })

test('a file that is dropped is uploaded, and that it is is said', async () => {
  const { sent } = open(
    {},
    { 'POST /files/uploads': ok({ id }), 'POST /files/uploads/{id}': ok({ id, name: 'x' }) },
  )
  acceptPieces()
  await drop()
  await expectToast('File uploaded successfully!', undefined as never)
  expect(sent.map(each => each.replace(/[0-9a-f-]{36}/, 'it'))).toEqual([
    'POST /files/uploads',
    'POST /files/uploads/it',
  ])
})

test.each([
  [
    problem(400, 'BAD_REQUEST', [{ field: '', message: 'infected' }]),
    'A virus was found in this file. It was not kept.',
  ],
  [problem(402, 'PAYMENT_REQUIRED'), 'Uploading files is part of Premium'],
])('a file that is not taken says why', async (answer, words) => {
  open({}, { 'POST /files/uploads': ok({ id }), 'POST /files/uploads/{id}': answer })
  acceptPieces()
  await drop()
  await expectToast('Error', 'Failed to upload file.')
  expect(screen.getByText(words, { exact: false })).toBeTruthy()
})

test('a file that is dropped beside the place leaves the page as it is', async () => {
  const { sent } = open({})
  await place()
  const over = (types: string[]) => fireEvent.dragOver(document.body, { dataTransfer: { types } })
  expect([over(['Files']), over(['text/plain'])]).toEqual([false, true])
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false)
  expect(sent).toEqual([])
})

test('while a file travels, closing the page asks first; whoever is not signed in any more is not held', async () => {
  open({}, { 'POST /files/uploads': ok({ id }), 'POST /files/uploads/{id}': ok({ id, name: 'x' }) })
  const arrive = Promise.withResolvers<void>()
  acceptPieces(arrive.promise)
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const signedIn = (isHere: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `handrail_here=${isHere ? '1' : ''}`
  }
  signedIn(true)
  expect(leaves()).toBe(true)
  await drop()
  await waitFor(() => expect(leaves()).toBe(false))
  signedIn(false)
  expect(leaves()).toBe(true)
  signedIn(true)
  arrive.resolve()
  await waitFor(() => expect(leaves()).toBe(true))
  signedIn(false)
})

test('an empty file is not sent at all', async () => {
  const { sent } = open({})
  await drop(new File([], 'Empty.txt'))
  await screen.findByText('This file is empty. Nothing was uploaded.', { exact: false })
  expect(sent).toEqual([])
})

test('a phone is offered its camera, for pictures alone', async () => {
  open({})
  const camera = within(await place()).getByLabelText('Take a photo')
  expect([camera.getAttribute('accept'), camera.getAttribute('capture')]).toEqual(['image/*', 'environment'])
})

test('without Premium nothing is uploaded, and all that is here is read', async () => {
  open({}, { 'GET /billing/premium': ok({ isOpen: false }) })
  await screen.findByText('Uploading files is part of Premium')
  expect(screen.queryByText('Take a photo')).toBeNull()
  expect((await screen.findByRole('link', { name: 'Lease.txt' })).getAttribute('href')).toBe(
    `/case-files/staff/${id}`,
  )
})

test.each([
  [false, 'Show to the patient', 'Shown to the patient', 'Lease.txt stands in their portal now.'],
  [true, 'No longer show to the patient', 'No longer shown', 'Lease.txt is out of the portal.'],
])('showing a file, where it is shown: %s', async (isShown, item, title, body) => {
  open({ isShown }, { 'PUT /files/{id}/shown': ok({ id, isShown: !isShown, name: 'Lease.txt' }) })
  await menu(item)
  await expectToast(title, body)
})

test('what could not be shown to the patient says so, and the file stays as it was', async () => {
  open({ isShown: false }, { 'PUT /files/{id}/shown': problem(500, 'INTERNAL_SERVER_ERROR') })
  await menu('Show to the patient')
  await expectToast('Error', 'The file was not changed. Please try again.')
})

test('deleting a file, and bringing it back', async () => {
  const shown = open({}, { 'POST /files/{id}/remove': problem(500, 'INTERNAL_SERVER_ERROR') })
  await menu('Delete')
  await press('Delete file')
  await screen.findByText('Say in a few words why.')
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Twice' } })
  await press('Delete file')
  await expectToast('Error', 'The file was not deleted. Please try again.')
  shown.answer('POST /files/{id}/remove', ok({ id, name: 'Lease.txt' }))
  shown.answer('POST /files/{id}/restore', ok({ id, name: 'Lease.txt' }))
  await press('Delete file')
  await expectToast('File deleted', 'Lease.txt')
  await press('Undo')
  await expectToast('File is back', 'Lease.txt')
})

test('withholding a file from the patient’s download, and no longer', async () => {
  const shown = open({}, { 'POST /files/{id}/withhold': problem(409, 'CONFLICT') })
  await menu('Withhold from their download')
  await press('Withhold it')
  await screen.findByText('Say in a few words why.')
  fireEvent.change(await screen.findByLabelText('The law, or the danger'), { target: { value: 'A statute' } })
  await press('Withhold it')
  await expectToast(
    'Error',
    'Somebody shows this file to the patient, or withholds it for another reason. Nothing was changed.',
  )
  shown.answer('POST /files/{id}/withhold', ok({ id, name: 'Lease.txt' }))
  shown.answer('POST /files/{id}/release', ok({ id, name: 'Lease.txt' }))
  shown.answer(
    'GET /patients/{patientId}/files',
    list({ withheldKind: 'law', withheldFor: 'A statute', withheldAt: '2026-01-05T10:00:00Z' }),
  )
  await press('Withhold it')
  await expectToast('Withheld', 'The patient’s download no longer holds Lease.txt.')
  await screen.findByText('Withheld from their download')
  await menu('Why it is withheld')
  await screen.findByText('A statute')
  await press('No longer withhold it')
  await expectToast('No longer withheld', 'The patient’s download holds Lease.txt.')
})

test('who may open it is chosen, and what somebody else chose meanwhile is shown before it is written over', async () => {
  const shown = open(
    {},
    {
      'PUT /files/{id}': { status: 409, body: { ...problemBody(409), stored: { readers: priya } } },
    },
  )
  await menu('Rename or change')
  await choose('Who may open it', 'Only those named here')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Dana Whitfield' }))
  await press('Save')
  const dialog = await openDialog()
  await waitFor(() => expect(within(dialog).getAllByText('Priya Raman').length).toBeGreaterThan(1))
  expect(shown.bodies.at(-1)).toMatchObject({ readers: [dana], seen: { readers: 'team' } })
  shown.answer('PUT /files/{id}', ok({ id }))
  await press('Save')
  await expectToast('File changed', undefined as never)
  expect(shown.bodies.at(-1)).toMatchObject({ readers: [dana], seen: { readers: priya } })
})

const problemBody = (status: number) => ({
  type: '/api/docs#conflict',
  title: 'internals',
  status,
  code: 'CONFLICT',
})
