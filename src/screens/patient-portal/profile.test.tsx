/** What a patient is told of their goals and their own details, when something is wrong too, and that what they wrote stays. */
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type Answers,
  expectToastWith,
  fireEvent,
  ok,
  openDialog,
  press,
  problem,
  screen,
  show,
  type,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import Profile from './profile.tsx'

const id = (place: number) => `11111111-1111-4111-8111-11111111111${place}`
const own = { id: id(1), title: 'Walk every morning', createdBy: 'patient', isCompleted: false }
const jay = ok({ name: 'James Okafor', caseNumber: 'HL-0007' })

const inProfile = (answers: Answers, address = '/patient-portal/profile') =>
  show(<Profile />, address, {
    'GET /session': ok({ person: { id: id(9), name: 'Jay', email: 'james.okafor@example.org' } }),
    'GET /portal/record': jay,
    ...answers,
  })

const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Walk every morning/ })
const isTicked = async () => (await tick()).getAttribute('aria-checked') ?? String((await tick()).checked)

test('a goal asks for its title, and its words stay where it could not be added', async () => {
  const shown = inProfile({ 'POST /goals': 'line' }, '/patient-portal/profile?add=goal')
  const dialog = await openDialog()
  within(dialog).getByText('Create New Goal')
  await press('Add Goal', dialog)
  await expectToastWith('Please enter a goal title.')
  expect(shown.sent).toEqual([])
  type('Title', 'Walk every morning')
  await press('Add Goal', dialog)
  await expectToastWith('Failed to add goal.')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Walk every morning')
  shown.answer('POST /goals', ok({ ...own, safety: [] }))
  shown.answer('GET /goals', ok([own]))
  await press('Add Goal', dialog)
  await expectToastWith('Goal added')
  await screen.findByRole('button', { name: /^My Personal Goals \(1\)/ })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a goal is ticked only once the server says so, and the toast takes that back', async () => {
  const shown = inProfile({ 'GET /goals': ok([own]), 'POST /goals/{id}/complete': 'line' })
  fireEvent.click(await tick())
  await expectToastWith('Failed to update goal.')
  expect(await isTicked()).toBe('false')
  shown.answer('POST /goals/{id}/complete', ok(own))
  shown.answer('GET /goals', ok([{ ...own, isCompleted: true }]))
  fireEvent.click(await tick())
  await expectToastWith('Goal completed')
  await screen.findByText('1 of 1 goals completed')
  expect(await isTicked()).toBe('true')
  shown.answer('GET /goals', ok([own]))
  await press('Undo')
  await expectToastWith('Goal reopened')
  await waitFor(async () => expect(await isTicked()).toBe('false'))
  expect(shown.bodies).toEqual([{ isCompleted: true }, { isCompleted: true }, { isCompleted: false }])
})

test('a goal is deleted only after a question', async () => {
  const shown = inProfile({ 'GET /goals': ok([own]) })
  await press('Delete: Walk every morning')
  await screen.findByText('Are you sure you want to delete this goal?')
  await press('Keep it')
  expect(shown.sent).toEqual([])
  await press('Delete: Walk every morning')
  shown.answer('GET /goals', ok([]))
  await press('Delete goal', await openDialog())
  await expectToastWith('Goal deleted')
  await screen.findByText('You have not added a goal of your own yet.')
  expect(shown.sent).toEqual([`DELETE /goals/${id(1)}`])
})

test('goals stand in four groups that count as one, only one’s own can be deleted, and a done item changes its group', async () => {
  const item = { id: id(3), title: 'A warm coat', isCompleted: false }
  const checklist = (isCompleted: boolean) =>
    ok({ categories: [{ name: 'Clothes', items: [{ ...item, isCompleted }] }] })
  const shown = inProfile({
    'GET /goals': ok([own, { ...own, id: id(2), title: 'See the doctor', createdBy: 'case_manager' }]),
    'GET /checklist': checklist(false),
  })
  const expectGroups = async (...counts: number[]) => {
    const titles = ['Completed AI Goals', 'AI Goals to Complete', 'My Personal Goals', 'Case Manager Goals']
    for (const [place, title] of titles.entries())
      await screen.findByRole('button', { name: new RegExp(`^${title} \\(${counts[place]}\\)`) })
  }
  await expectGroups(0, 1, 1, 1)
  screen.getByText('0 of 3 goals completed')
  expect(
    screen.getAllByRole('button', { name: /^Delete/ }).map(button => button.getAttribute('aria-label')),
  ).toEqual(['Delete: Walk every morning'])
  shown.answer('GET /checklist', checklist(true))
  fireEvent.click(screen.getByRole('checkbox', { name: /^A warm coat/ }))
  await expectToastWith('Goal completed')
  await expectGroups(1, 0, 1, 1)
  screen.getByText('1 of 3 goals completed')
})

test('own details come back that were not saved, say what is wrong, and are saved', async () => {
  inProfile({})
  await screen.findByText(/You still sign in with james\.okafor@example\.org/)
  type(/^Pronouns/, 'he')
  type(/^Phone Number/, '123')
  cleanup()
  const shown = inProfile({ 'PATCH /portal/record': 'line' })
  await screen.findByText(/^We kept what you typed the last time\./)
  expect(screen.getByLabelText<HTMLInputElement>(/^Pronouns/).value).toBe('he')
  await press('Save Profile')
  await screen.findByText('Phone must be at least 10 digits.')
  expect(shown.sent).toEqual([])
  type(/^Phone Number/, '555 010 0177')
  await press('Save Profile')
  await expectToastWith('Failed to save profile.')
  const saved = ok({ name: 'James Okafor', pronouns: 'he', phone: '555 010 0177' })
  shown.answer('PATCH /portal/record', saved)
  shown.answer('GET /portal/record', saved)
  await press('Save Profile')
  await expectToastWith('Profile updated')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save Profile' })).toHaveProperty('disabled', true),
  )
})

test('own details that do not load say so', async () => {
  const shown = inProfile({ 'GET /portal/record': problem(500, 'INTERNAL_SERVER_ERROR') })
  await screen.findAllByText('Failed to load profile data.')
  shown.answer('GET /portal/record', jay)
  await press('Try again')
  await screen.findByLabelText(/^Pronouns/)
})
