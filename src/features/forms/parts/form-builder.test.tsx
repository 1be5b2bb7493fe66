/**
 * Building a form, without a browser: two administrators at one form, what the server refuses, what is missing in Spanish, and what
 * was typed when the dialog was closed.
 */
import { expect, test } from 'vitest'
import {
  type Answer,
  type Answers,
  expectToastWith,
  fireEvent,
  ok,
  openDialog,
  press,
  screen,
  show,
  type,
  waitFor,
} from '../../../../test/component-screen.tsx'
import { FormsTable } from './forms-table.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const form = {
  id,
  title: 'Your needs',
  titleEs: 'Lo que necesita',
  description: '',
  descriptionEs: '',
  required: true,
  questionCount: 1,
  isInSpanish: false,
  retiredAt: null,
  createdAt: '2026-01-05T12:00:00Z',
}
const need = { name: 'need', label: 'What first?', type: 'text', required: true } as const
const opened = { ...form, fields: [need], isAnswered: true }

const showTable = (answers: Answers = {}) =>
  show(<FormsTable />, '/admin', {
    'GET /session': ok({ person: { id: '22222222-2222-4222-8222-222222222222', name: 'Ruth Adeyemi' } }),
    'GET /forms': ok([form]),
    'GET /forms/{id}': ok(opened),
    ...answers,
  })
const problem = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { type: `/api/docs#${code}`, title: 'The server says no.', status, code, ...more },
})
/** Types into the field that is open; the one that may be added has the same words below it. */
const typeInOpen = (label: string, value: string) =>
  fireEvent.change(screen.getAllByLabelText(label)[0] as HTMLElement, { target: { value } })
const editing = async () => {
  await press('Edit: Your needs')
  const dialog = await openDialog()
  await screen.findByLabelText('Form Title')
  return dialog
}

test('a title that somebody else wrote meanwhile is shown, and so are their questions, before anything is saved', async () => {
  const theirs = [need, { ...need, name: 'more', label: 'What else?' }]
  const shown = showTable({
    'PUT /forms/{id}': problem(409, 'CONFLICT', {
      stored: { title: 'Needs of today', fields: JSON.stringify(theirs) },
    }),
  })
  const dialog = await editing()
  type('Form Title', 'My title')
  await press('Change: What first?', dialog)
  typeInOpen('Help below it (optional)', 'Take your time')
  await press('Save Changes', dialog)
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('Needs of today')
  expect(told.textContent).toContain('2 What else?')
  shown.answer('PUT /forms/{id}', ok(opened))
  await press('Save Changes', dialog)
  await expectToastWith('Form updated successfully')
  expect(shown.bodies).toMatchObject([
    {
      title: 'My title',
      fields: [{ help: 'Take your time' }],
      seen: { title: 'Your needs', required: 'yes' },
    },
    { title: 'My title', seen: { title: 'Needs of today', fields: JSON.stringify(theirs) } },
  ])
})

test('who saves a form reads what is not in Spanish, and what was answered stays', async () => {
  showTable()
  const dialog = await editing()
  expect(dialog.textContent).toContain('0 of 1 in Spanish')
  expect(dialog.textContent).toContain('Spanish readers would see question 1 in English.')
  expect(dialog.textContent).toContain('What was submitted stays as it was answered.')
  await press('Change: What first?', dialog)
  typeInOpen('Label in Spanish (optional)', '¿Qué primero?')
  await waitFor(() => expect(dialog.textContent).not.toContain('in English.'))
})

test('a form that could not be saved is kept, and closing the dialog loses nothing', async () => {
  showTable({ 'PUT /forms/{id}': problem(500, 'INTERNAL_SERVER_ERROR') })
  await press('Create Form')
  const dialog = await openDialog()
  type('Form Title', 'Before your visit')
  type('Field name', 'need')
  type('Label', 'What first?')
  await press('Add Field', dialog)
  await press('Create Form', dialog)
  await expectToastWith('The form was not saved. What you typed is kept. Please try again.')
  await press('Cancel', dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Create Form')
  await openDialog()
  expect(screen.getByLabelText<HTMLInputElement>('Form Title').value).toBe('Before your visit')
  expect(screen.getByRole('button', { name: 'Move: What first?' })).toBeTruthy()
  // Kept, and let go of when they say so.
  await press('Undo my changes')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Form Title').value).toBe(''))
  expect(screen.queryByRole('button', { name: 'Move: What first?' })).toBeNull()
})

test('a list that could not be loaded says what the server said', async () => {
  showTable({ 'GET /forms': problem(403, 'FORBIDDEN') })
  await expectToastWith('The server says no.')
})

test('an organization without forms reads how to make the first', async () => {
  showTable({ 'GET /forms': ok([]) })
  expect(await screen.findByText('No forms created yet')).toBeTruthy()
})

test('a form that could not be deleted stays', async () => {
  const shown = showTable({ 'DELETE /forms/{id}': problem(500, 'INTERNAL_SERVER_ERROR') })
  await press('Delete: Your needs')
  const dialog = await openDialog()
  expect(dialog.textContent).toContain('Are you sure you want to delete this form?')
  await press('Delete', dialog)
  await expectToastWith('The form was not deleted. Please try again.')
  shown.answer('DELETE /forms/{id}', ok({ isRetired: true }))
  await press('Delete', dialog)
  await expectToastWith('Form deleted successfully')
})
