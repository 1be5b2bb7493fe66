/** The list of a patient's forms: the way from it into a form. */
import { expect, test } from 'vitest'
import { queryClient } from '#platform/api/query-client.ts'
import { ok, press, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import type { OwnForm } from '../forms.contract.ts'
import { ownForms } from '../forms.queries.ts'
import { FormList } from './form-list.tsx'

const form: OwnForm = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Your health',
  description: '',
  required: false,
  status: 'not_started',
  questionCount: 6,
  dueOn: null,
  completedAt: null,
}

test('a form that is begun opens, also where the list has said so before the answer came', async () => {
  const shown = show(<FormList />, '/patient-portal/forms-and-tasks', { 'GET /portal/forms': ok([form]) })
  await screen.findByRole('button', { name: 'Start Form: Your health' })
  const release = shown.holdBack()
  await press('Start Form: Your health')
  // Told live, as it is where another question's answer is quicker.
  queryClient.setQueryData(ownForms.queryKey, [{ ...form, status: 'in_progress' }])
  await screen.findByRole('link', { name: 'Continue: Your health' })
  release()
  await waitFor(() => expect(shown.address()).toBe(`/patient-portal/forms-and-tasks/${form.id}`))
})
