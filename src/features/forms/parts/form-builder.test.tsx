/**
 * Building a form, without a browser: two administrators at one form, what the server refuses, what is missing in Spanish, what a
 * question hangs on, how the patient will see it, and what was typed when the page was left.
 */
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import {
  type Answer,
  type Answers,
  choose,
  expectToastWith,
  fireEvent,
  ok,
  press,
  screen,
  show,
  type,
  waitFor,
  within,
} from '../../../../test/component-screen.tsx'
import { formAddress, formListAddress } from '../form-management/form-management.rules.ts'
import { FormBuilder } from './form-builder.tsx'
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

/** The page of a form, beside the list that it comes from and leads back to. */
function Page({ id: named }: { id: string | null }) {
  const navigate = useNavigate()
  return <FormBuilder id={named} onSaved={() => void navigate(formListAddress)} />
}
const routes = [
  { path: '/admin', element: <FormsTable /> },
  { path: formAddress('new'), element: <Page id={null} /> },
  { path: formAddress(id), element: <Page id={id} /> },
]
const showAt = (address: string, answers: Answers = {}) =>
  show(routes, address, {
    'GET /session': ok({ person: { id: '22222222-2222-4222-8222-222222222222', name: 'Ruth Adeyemi' } }),
    'GET /forms': ok([form]),
    'GET /forms/{id}': ok(opened),
    ...answers,
  })
const problem = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { type: `/api/docs#${code}`, title: 'The server says no.', status, code, ...more },
})
const words = () => document.body.textContent
const preview = () => screen.findByRole('complementary', { name: 'Preview as the patient sees it' })
const titleField = () => screen.findByLabelText<HTMLInputElement>('Form Title')

test('a title that somebody else wrote meanwhile is shown, and so are their questions, before anything is saved', async () => {
  const theirs = [need, { ...need, name: 'more', label: 'What else?' }]
  const shown = showAt(formAddress(id), {
    'PUT /forms/{id}': problem(409, 'CONFLICT', {
      stored: { title: 'Needs of today', fields: JSON.stringify(theirs) },
    }),
  })
  await titleField()
  type('Form Title', 'My title')
  await press('Change: What first?')
  type('Help below it (optional)', 'Take your time')
  await press('Save Changes')
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('Needs of today')
  expect(told.textContent).toContain('2 What else?')
  expect(shown.address()).toBe(formAddress(id))
  shown.answer('PUT /forms/{id}', ok(opened))
  await press('Save Changes')
  await expectToastWith('Form updated successfully')
  await waitFor(() => expect(shown.address()).toBe(formListAddress))
  expect(shown.bodies).toMatchObject([
    {
      title: 'My title',
      fields: [{ help: 'Take your time' }],
      seen: { title: 'Your needs', required: 'yes' },
    },
    { title: 'My title', seen: { title: 'Needs of today', fields: JSON.stringify(theirs) } },
  ])
})

test('who builds a form reads what is not in Spanish, is led to it, and reads that what was answered stays', async () => {
  showAt(formAddress(id))
  await titleField()
  expect(words()).toContain('0 of 1 in Spanish')
  expect(words()).toContain('Spanish readers would see question 1 in English.')
  expect(words()).toContain('What was submitted stays as it was answered.')
  expect(words()).toContain('No Spanish yet')
  await press('Add Spanish: What first?')
  expect(document.activeElement).toBe(screen.getByLabelText('Label in Spanish (optional)'))
  type('Label in Spanish (optional)', '¿Qué primero?')
  await waitFor(() => expect(words()).not.toContain('in English.'))
  expect(words()).not.toContain('No Spanish yet')
  expect(words()).toContain('1 of 1 in Spanish')
})

test('a question that hangs on another says so in words, and is seen as its patient will see it', async () => {
  const call = { name: 'call', label: 'May we call?', type: 'select', required: true, options: ['Yes', 'No'] }
  const hours = {
    ...{ name: 'hours', label: 'When?', labelEs: '¿Cuándo?', type: 'text', required: false },
    onlyWhen: { name: 'call', is: ['Yes'] },
  }
  showAt(formAddress(id), { 'GET /forms/{id}': ok({ ...opened, fields: [need, call, hours] }) })
  await screen.findByText('Shown only when question 2 is “Yes”')
  const seen = within(await preview())
  expect(seen.getByText('Question 1 of 2')).toBeTruthy()
  await press('Change: When?')
  expect(seen.getByText('Question 3 of 3')).toBeTruthy()
  expect(seen.getByLabelText('When? (optional)')).toBeTruthy()
  // Live, and with the words that stand beside the question in that language.
  type('Label', 'At what time?')
  expect(seen.getByLabelText('At what time? (optional)')).toBeTruthy()
  await press('Español', await preview())
  expect(seen.getByLabelText('¿Cuándo? (opcional)')).toBeTruthy()
  await press('Anterior', await preview())
  expect(seen.getByText('Pregunta 2 de 3')).toBeTruthy()
  // Where what it hangs on is gone, it says that, and no rule any more.
  await press('Close: At what time?')
  await press('Change: May we call?')
  await press('Take off')
  expect(screen.queryByText(/^Shown only when question/)).toBeNull()
})

test('a field is duplicated right below itself, with a key of its own; that and taking one off are undone', async () => {
  const call = { name: 'call', label: 'May we call?', type: 'select', required: true, options: ['Yes', 'No'] }
  const both = { ...need, labelEs: '¿Qué primero?', fact: 'preferredName' }
  showAt(formAddress(id), { 'GET /forms/{id}': ok({ ...opened, fields: [both, call] }) })
  const lines = () =>
    screen.getAllByRole('button', { name: /^Move: / }).map(each => each.getAttribute('aria-label'))
  await press('Change: What first?')
  await press('Duplicate')
  expect(lines()).toEqual(['Move: What first?', 'Move: What first?', 'Move: May we call?'])
  const label = screen.getByLabelText<HTMLInputElement>('Label')
  expect(document.activeElement).toBe(label)
  expect(screen.getByLabelText<HTMLInputElement>('Label in Spanish (optional)').value).toBe('¿Qué primero?')
  expect(screen.getByLabelText<HTMLInputElement>('Field name').value).toBe('need_2')
  // Nothing is wrong with it: the record has one name to go by.
  expect(words()).not.toContain('goes to the same place')
  await press('Move down')
  expect(lines()).toEqual(['Move: What first?', 'Move: May we call?', 'Move: What first?'])
  await press('Undo')
  expect(lines()).toEqual(['Move: What first?', 'Move: May we call?'])
  // The next Undo is another toast's.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  await press('Change: What first?')
  await press('Take off')
  expect(lines()).toEqual(['Move: May we call?'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move: May we call?' }))
  await press('Undo')
  expect(lines()).toEqual(['Move: What first?', 'Move: May we call?'])
})

test.each([
  ['Field name', 'first'],
  ['Label', 'What then?'],
])(
  'once its copy has another %s, nothing takes that with it: it is taken off like any field, which brings it back',
  async (field, said) => {
    showAt(formAddress(id))
    await press('Change: What first?')
    await press('Duplicate')
    await screen.findByRole('button', { name: 'Undo' })
    type(field, said)
    // By itself it would go after five seconds.
    const isGone = () => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(isGone, { timeout: 2_000 })
    await press('Take off')
    expect(screen.getAllByRole('button', { name: /^Move: / })).toHaveLength(1)
    await press('Undo')
    const copy = field === 'Label' ? said : need.label
    fireEvent.click(screen.getAllByRole('button', { name: `Change: ${copy}` }).at(-1) as HTMLElement)
    expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe(said)
  },
)

test('a form that could not be saved is kept, and leaving the page loses nothing', async () => {
  const shown = showAt(formListAddress, { 'PUT /forms/{id}': problem(500, 'INTERNAL_SERVER_ERROR') })
  fireEvent.click(await screen.findByRole('link', { name: 'Create Form' }))
  await titleField()
  await press('Create Form')
  await screen.findAllByText('Please provide a title and at least one field')
  expect(shown.sent).toEqual([])
  type('Form Title', 'Before your visit')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Before your visit')
  type('Field name', 'need')
  type('Label', 'What first?')
  await press('Add Field')
  expect(document.activeElement).toBe(screen.getByLabelText('Label'))
  await press('Create Form')
  await expectToastWith('The form was not saved. What you typed is kept. Please try again.')
  expect(words()).toContain('Not saved yet, kept on this device')
  fireEvent.click(screen.getByRole('link', { name: 'Back to the forms' }))
  await waitFor(() => expect(shown.address()).toBe(formListAddress))
  fireEvent.click(await screen.findByRole('link', { name: 'Create Form' }))
  expect((await titleField()).value).toBe('Before your visit')
  expect(screen.getByRole('button', { name: 'Move: What first?' })).toBeTruthy()
  // Kept, and let go of when they say so.
  await press('Undo my changes')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Form Title').value).toBe(''))
  expect(screen.queryByRole('button', { name: 'Move: What first?' })).toBeNull()
  expect(words()).not.toContain('Not saved yet')
})

test('below a list, the next field is asked for when somebody reaches for it, and one that was typed is never left behind', async () => {
  showAt(formAddress(id))
  await titleField()
  expect(screen.queryByRole('group', { name: 'Add Field' })).toBeNull()
  await press('Add Section')
  type('Heading', 'About you')
  await press('Save Changes')
  await screen.findByText('This field is not added yet. Add it, or empty its name and label.')
  await press('Add Field')
  await screen.findByText('Please provide field name and label')
  type('Field name', 'about')
  await press('Add Field')
  expect(screen.getByRole('button', { name: 'Move: About you' })).toBeTruthy()
  await press('Close')
  expect(screen.queryByRole('group', { name: 'Add Field' })).toBeNull()
})

test('saving a form with something wrong in a field opens that field', async () => {
  showAt(formAddress(id))
  await titleField()
  await press('Change: What first?')
  await choose('Field type', 'Select')
  await press('Close: What first?')
  await press('Save Changes')
  await screen.findByText('Something in a field is not right: it says so above.')
  expect(screen.getByText('There is nothing to choose from.')).toBeTruthy()
  expect(screen.getByLabelText('Options (comma-separated)')).toBeTruthy()
})

test('an address without a form says so, and leads back to the list', async () => {
  const shown = showAt(formAddress(id), { 'GET /forms/{id}': problem(404, 'NOT_FOUND') })
  await screen.findByText('This form is not here any more')
  expect(screen.getByRole('link', { name: 'Back to the forms' }).getAttribute('href')).toBe(formListAddress)
  expect(shown.sent).toEqual([])
})

test('a form that is out of use is used again before it is changed', async () => {
  const shown = showAt(formAddress(id), {
    'GET /forms/{id}': ok({ ...opened, retiredAt: '2026-01-05T11:00:00Z' }),
  })
  await screen.findByText(/^Nobody is asked this form any more/)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' })
  expect(save.disabled).toBe(true)
  shown.answer('POST /forms/{id}/reuse', ok(opened))
  shown.answer('GET /forms/{id}', ok(opened))
  await press('Use again')
  await waitFor(() => expect(save.disabled).toBe(false))
  expect(screen.queryByText(/^Nobody is asked this form any more/)).toBeNull()
})
