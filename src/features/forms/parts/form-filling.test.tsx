/** A form that is being filled in: what stands in it while the server acknowledges what was typed. */

import { useQuery } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#platform/api/query-client.ts'
import { fireEvent, ok, press, problem, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import type { OpenForm, Question, Submission } from '../forms.contract.ts'
import { openForm } from '../forms.queries.ts'
import type { FormConcern } from '../forms.store.ts'
import { FormFilling } from './form-filling.tsx'

const id = '22222222-2222-4222-8222-222222222222'
const asked: Omit<Question, 'name' | 'label'> = {
  type: 'text',
  required: false,
  help: '',
  section: '',
  options: [],
}
const submission: Submission = {
  id,
  status: 'in_progress',
  answers: { call: 'At certain hours' },
  replaced: {},
  completedAt: null,
}
const form: OpenForm = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Your health',
  description: '',
  required: false,
  status: 'in_progress',
  dueOn: null,
  completedAt: null,
  questions: [
    { ...asked, name: 'call', label: 'May we call you?' },
    { ...asked, name: 'hours', label: 'When?', onlyWhen: { name: 'call', is: ['At certain hours'] } },
    { ...asked, name: 'sign', label: 'Your name' },
  ],
  submission,
}

function OpenFormScreen({
  personId = id,
  onConcern = () => {},
}: {
  personId?: string
  onConcern?: (concern: FormConcern) => void
}) {
  const { data } = useQuery({ ...openForm(form.id), initialData: form, staleTime: Number.POSITIVE_INFINITY })
  return (
    data.submission && (
      <FormFilling
        form={data}
        submission={data.submission}
        personId={personId}
        onConcern={onConcern}
        onSubmitted={() => {}}
      />
    )
  )
}

test('an answer that arrives never shows the one before it again, not for a moment', async () => {
  queryClient.setQueryData(openForm(form.id).queryKey, form)
  const shown = show(<OpenFormScreen />, '/form?question=1', {
    'POST /portal/submissions/{id}/answers': ok({
      ...submission,
      formId: form.id,
      answers: { call: 'No' },
      safety: [],
      isCaseManagerTold: false,
    }),
  })
  fireEvent.change(await screen.findByLabelText(/^May we call you/), { target: { value: 'No' } })
  await press('Next')
  const sign = await screen.findByLabelText(/^Your name/)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Saved'))
  expect(shown.sent).toHaveLength(1)
  // The same field, not another that took its place: what somebody is typing there would be gone.
  expect(screen.getByLabelText(/^Your name/)).toBe(sign)
})

test('words of danger are told at once while the server is down', async () => {
  queryClient.setQueryData(openForm(form.id).queryKey, form)
  const concerns: FormConcern[] = []
  show(<OpenFormScreen onConcern={concern => concerns.push(concern)} />, '/form?question=3', {
    'POST /portal/submissions/{id}/answers': problem(503, 'SERVICE_UNAVAILABLE'),
  })
  fireEvent.change(await screen.findByLabelText(/Your name/), { target: { value: 'I want to die' } })
  await press('Previous')
  await waitFor(() => expect(concerns).toEqual([{ kinds: ['self_harm'], isCaseManagerTold: false }]))
})

test('another person on the same device finds nothing of what was typed', async () => {
  queryClient.setQueryData(openForm(form.id).queryKey, form)
  const openFor = (personId: string) =>
    show(<OpenFormScreen personId={personId} />, '/form?question=3', {
      'POST /portal/submissions/{id}/answers': problem(503, 'SERVICE_UNAVAILABLE'),
    })
  const sign = () => screen.findByLabelText<HTMLInputElement>(/^Your name/)
  openFor(id)
  fireEvent.change(await sign(), { target: { value: 'Henry' } })
  for (const [personId, words] of [
    [form.id, ''],
    [id, 'Henry'],
  ] as const) {
    cleanup()
    openFor(personId)
    expect((await sign()).value).toBe(words)
  }
})
