/** The forms of an organization as a list: what a line says, what does not load, and deleting one. */
import { expect, test } from 'vitest'
import {
  type Answer,
  expectToastWith,
  ok,
  openDialog,
  press,
  screen,
  show,
} from '../../../../test/component-screen.tsx'
import { formListAddress } from '../form-management/form-management.rules.ts'
import { FormsTable } from './forms-table.tsx'

const form = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Your needs',
  required: true,
  questionCount: 1,
  isInSpanish: false,
  retiredAt: null,
}
const showTable = (forms: Answer) =>
  show(<FormsTable />, formListAddress, { 'GET /session': ok({ person: null }), 'GET /forms': forms })
const refusal = (status: number, code: string): Answer => ({
  status,
  body: { type: `/api/docs#${code}`, title: 'The server says no.', status, code },
})

test('where there is little room the line of a form says what stands beside it on a wide screen', async () => {
  const retired = {
    ...form,
    id: form.id.replaceAll('1', '3'),
    title: 'Old',
    retiredAt: '2026-01-05T12:00:00Z',
  }
  showTable(ok([form, retired]))
  const rows = await screen.findAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Your needs1 field · Required · Not all in Spanish',
    'Old1 field · Required · Retired',
  ])
})

test('a list that could not be loaded says what the server said', async () => {
  showTable(refusal(403, 'FORBIDDEN'))
  await expectToastWith('The server says no.')
})

test('an organization without forms reads how to make the first', async () => {
  showTable(ok([]))
  expect(await screen.findByText('No forms created yet')).toBeTruthy()
})

test('a form that could not be deleted stays', async () => {
  const shown = showTable(ok([form]))
  shown.answer('DELETE /forms/{id}', refusal(500, 'INTERNAL_SERVER_ERROR'))
  await press('Delete: Your needs')
  const dialog = await openDialog()
  expect(dialog.textContent).toContain('Are you sure you want to delete this form?')
  await press('Delete', dialog)
  await expectToastWith('The form was not deleted. Please try again.')
  shown.answer('DELETE /forms/{id}', ok({ isRetired: true }))
  await press('Delete', dialog)
  await expectToastWith('Form deleted successfully')
})
