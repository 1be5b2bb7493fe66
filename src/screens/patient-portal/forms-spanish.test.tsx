/** A form, to who reads Spanish: a number that is none is told in their language, and so is that the form was sent. */
import { expect, test } from 'vitest'
import { expectToast, ok, press, screen, show, type, waitFor } from '../../../test/component-screen.tsx'
import { sam } from '../../../test/portal-screen.tsx'
import Form from './form.tsx'
import FormsAndTasks from './forms-and-tasks.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const label = '¿Cuántas personas viven en su casa?'
const form = {
  id,
  title: 'Su salud y su vida diaria',
  questions: [{ name: 'people', label, type: 'number' }],
}
const submission = { id, formId: id, status: 'in_progress', answers: {} as Record<string, string> }
const forms = '/patient-portal/forms-and-tasks'

test('is filled in and sent', async () => {
  const shown = show(
    [
      { path: `${forms}/:formId`, element: <Form /> },
      { path: forms, element: <FormsAndTasks /> },
    ],
    `${forms}/${id}`,
    {
      'GET /session': sam,
      'GET /portal/forms/{formId}': ok({ ...form, submission }),
      'POST /portal/submissions/{id}/submit': ok({
        ...submission,
        status: 'completed',
        completedAt: '2026-01-05T12:00:00Z',
      }),
    },
  )
  await screen.findByRole('heading', { name: 'Pregunta 1 de 1' })
  type(/^¿Cuántas personas/, 'tres')
  await press('Enviar formulario')
  await screen.findByText('Escriba un número, por ejemplo 3 o 1.5.')
  expect(shown.sent.filter(each => each.endsWith('/submit'))).toEqual([])
  type(/^¿Cuántas personas/, '3')
  await press('Enviar formulario')
  await expectToast('¡Formulario enviado!', 'Su formulario se envió correctamente.')
  await waitFor(() => expect(shown.address()).toBe(forms))
})
