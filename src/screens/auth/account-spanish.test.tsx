/** What sign-up and sign-in say when something goes wrong, and when it goes well, to who reads Spanish. */
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import {
  expectAutosaved,
  expectProblemAt,
  expectToast,
  field,
  fillIn,
  fireEvent,
  formIsReady,
  ok,
  problem,
  screen,
  show,
  submit,
  waitFor,
} from '../../../test/component-screen.tsx'
import AdministratorLogin from './administrator-login.tsx'
import ForgotPassword from './forgot-password.tsx'
import PatientLogin from './patient-login.tsx'
import PatientSignup from './patient-signup.tsx'

const password = 'a quiet green door'
const account = { email: 'eva@example.org', password }
const administrator = { fullName: 'Eva Ruiz', ...account, confirmPassword: password }
const patient = { ...administrator, phone: '555 010 0199' }
const eva = ok({ person: { name: 'Eva Ruiz', language: 'es' } })

async function open(element: ReactElement, tab?: string) {
  const shown = show(
    [
      { path: '/here', element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    '/here',
  )
  if (tab) fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 })
  await formIsReady()
  return shown
}

test('what was typed on the English page stands there', async () => {
  const typed = { fullName: 'Eva Ruiz', email: 'eva.ruiz@example.org', phone: '555 010 0199' }
  localStorage.setItem('handrail-words-coming-in', JSON.stringify(typed))
  await open(<PatientSignup />)
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expectAutosaved({ ...typed, password: '' })
})

test('signing up says what is wrong at its field', async () => {
  const shown = await open(<PatientSignup />)
  submit()
  await expectToast('Revise sus datos', 'El nombre debe tener al menos 2 letras')
  for (const [name, message] of [
    ['fullName', 'El nombre debe tener al menos 2 letras'],
    ['email', 'Este correo no es válido'],
    ['phone', 'El teléfono debe tener al menos 10 números'],
    ['password', 'La contraseña debe tener al menos 8 letras o números'],
  ] as const)
    expectProblemAt(name, message)
  for (const [name, value, message] of [
    ['confirmPassword', 'otra cosa', 'Las contraseñas no son iguales'],
    ['fullName', 'x'.repeat(101), 'El nombre puede tener como máximo 100 letras'],
    ['email', `${'x'.repeat(244)}@example.org`, 'El correo puede tener como máximo 255 letras'],
    ['phone', '1'.repeat(21), 'El teléfono puede tener como máximo 20 números'],
    ['password', 'x'.repeat(101), 'La contraseña puede tener como máximo 100 letras'],
  ] as const) {
    fillIn({ ...patient, [name]: value })
    submit()
    expectProblemAt(name, message)
  }
  expect(shown.sent).toEqual([])
})

test('signing up says what only the server knows, and that it went well', async () => {
  const shown = await open(<PatientSignup />)
  fillIn(patient)
  shown.answer(
    'POST /sign-up/patient',
    problem(400, 'BAD_REQUEST', [{ field: 'password', message: 'passwordCommon' }]),
  )
  submit()
  const common =
    'Muchas personas usan esta contraseña, por eso es fácil de adivinar. Pruebe con tres o cuatro palabras que solo usted juntaría.'
  await waitFor(() => expectProblemAt('password', common))
  shown.answer('POST /sign-up/patient', problem(409, 'CONFLICT'))
  submit()
  await expectToast('No se creó la cuenta', 'Este correo ya tiene una cuenta. Entre con ella.')
  const letGo = shown.holdBack()
  submit()
  const button = document.querySelector('form button[type="submit"]')
  await waitFor(() => expect(button?.textContent).toBe('Creando su cuenta...'))
  shown.answer('POST /sign-up/patient', ok({ signedIn: true }))
  shown.answer('GET /session', eva)
  letGo()
  await expectToast('¡Cuenta creada!', 'Le damos la bienvenida a Handrail. Ya puede entrar a su portal.')
  expect(shown.bodies.at(-1)).toMatchObject({ language: 'es' })
})

test('a patient’s login says it', async () => {
  const shown = await open(<PatientLogin />)
  submit()
  expectProblemAt('password', 'Escriba su contraseña')
  fillIn(account)
  shown.answer('POST /sign-in', problem(401, 'UNAUTHORIZED'))
  submit()
  await expectToast('No pudo entrar', 'El correo o la contraseña no son correctos. Intente otra vez.')
  shown.answer('POST /sign-in', 'line')
  submit()
  await expectToast(
    'No pudo entrar',
    'No pudimos llegar al servidor. Lo que escribió no se perdió. Revise su conexión e intente otra vez.',
  )
  await formIsReady()
  shown.answer('POST /sign-in', ok({ signedIn: true }))
  shown.answer('GET /session', eva)
  submit()
  await expectToast('¡Qué gusto verle de nuevo!', 'Ya entró a su cuenta.')
})

test('an administrator’s login and sign-up say it', async () => {
  const shown = await open(<AdministratorLogin />)
  fillIn({ ...account, password: 'breve' })
  submit()
  expectProblemAt('password', 'La contraseña debe tener al menos 6 letras o números')
  fillIn(account)
  shown.answer('POST /sign-in', problem(401, 'UNAUTHORIZED'))
  submit()
  await expectToast('No pudo entrar', 'El correo o la contraseña no son correctos. Intente otra vez.')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Registrarse' }), { button: 0 })
  await waitFor(() => expect(field('fullName')).toBeDefined())
  fillIn(administrator)
  shown.answer('POST /sign-up/administrator', problem(409, 'CONFLICT'))
  submit()
  await expectToast('La cuenta ya existe', 'Ya hay una cuenta con este correo. Entre con ella.')
})

test('a forgotten password is answered in the same words whoever asks', async () => {
  const shown = await open(<ForgotPassword />)
  shown.answer('POST /forgotten-password', ok({ sentTo: account.email }))
  fillIn({ email: account.email })
  submit()
  await screen.findByText(/tiene una cuenta, ya va en camino un correo/)
  expect(screen.queryByRole('button', { name: 'Enviarme un enlace' })).toBeNull()
})
