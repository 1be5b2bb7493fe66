/** What sign-up and sign-in say when something goes wrong, and when it goes well, to who reads Spanish. */
import { namedPeople } from '../sample/people.ts'
import {
  administrator,
  breakDown,
  expectProblemAt,
  expectToast,
  field,
  fillIn,
  goodPassword,
  hasAccount,
  holdBack,
  openAdministratorSignUp,
  openForm,
  patient,
  send,
  submitButton,
} from './accounts.ts'
import { expect, test } from './copy.ts'
import { findNothing } from './look.ts'

test('in Spanish the same is said in Spanish', async ({ page, copy }) => {
  await openForm(page, '/es/patient-signup')
  await submitButton(page).click()
  await expectToast(page, 'Revise sus datos', 'El nombre debe tener al menos 2 letras')
  await expectProblemAt(page, 'fullName', 'El nombre debe tener al menos 2 letras')
  await expectProblemAt(page, 'email', 'Este correo no es válido')
  await expectProblemAt(page, 'phone', 'El teléfono debe tener al menos 10 números')
  await expectProblemAt(page, 'password', 'La contraseña debe tener al menos 8 letras o números')
  await send(page, { ...patient('eva@example.org'), confirmPassword: 'otra cosa' })
  await expectProblemAt(page, 'confirmPassword', 'Las contraseñas no son iguales')
  await send(page, { ...patient('eva@example.org'), password: 'football', confirmPassword: 'football' })
  await expectProblemAt(
    page,
    'password',
    'Muchas personas usan esta contraseña, por eso es fácil de adivinar. Pruebe con tres o cuatro palabras que solo usted juntaría.',
  )
  for (const [name, value, message] of [
    ['fullName', 'x'.repeat(101), 'El nombre puede tener como máximo 100 letras'],
    ['email', `${'x'.repeat(244)}@example.org`, 'El correo puede tener como máximo 255 letras'],
    ['phone', '1'.repeat(21), 'El teléfono puede tener como máximo 20 números'],
    ['password', 'x'.repeat(101), 'La contraseña puede tener como máximo 100 letras'],
  ] as const) {
    await fillIn(page, { ...patient('eva@example.org'), [name]: '' })
    // What a browser cuts off by itself would never meet the form's own check.
    await field(page, name).evaluate(input => input.removeAttribute('maxlength'))
    await send(page, { [name]: value })
    await expectProblemAt(page, name, message)
  }
  await findNothing(page, 'Spanish sign-up with messages')
  await send(page, patient(namedPeople.jay.email))
  await expectToast(page, 'No se creó la cuenta', 'Este correo ya tiene una cuenta. Entre con ella.')
  const goOn = await holdBack(page, '/sign-up/patient')
  await send(page, patient('eva.es@example.org'))
  await expect(submitButton(page)).toHaveText('Creando su cuenta...')
  goOn()
  await expectToast(
    page,
    '¡Cuenta creada!',
    'Le damos la bienvenida a Handrail. Ya puede entrar a su portal.',
  )
  await expect(page).toHaveURL(/\/es\/patient-portal/)

  await page.context().clearCookies()
  await openForm(page, '/es/patient-login')
  await submitButton(page).click()
  await expectProblemAt(page, 'password', 'Escriba su contraseña')
  await send(page, { email: 'eva.es@example.org', password: 'otra cosa' })
  await expectToast(page, 'No pudo entrar', 'El correo o la contraseña no son correctos. Intente otra vez.')
  await breakDown(page, '/sign-in', 'line')
  await submitButton(page).click()
  await expectToast(
    page,
    'No pudo entrar',
    'No pudimos llegar al servidor. Lo que escribió no se perdió. Revise su conexión e intente otra vez.',
  )
  await page.unroute('**/api/sign-in')
  await send(page, { email: 'eva.es@example.org', password: goodPassword })
  await expectToast(page, '¡Qué gusto verle de nuevo!', 'Ya entró a su cuenta.')
  await expect(page).toHaveURL(/\/es\/patient-portal/)

  await page.context().clearCookies()
  await openForm(page, '/es/auth')
  await send(page, { email: namedPeople.ruth.email, password: 'breve' })
  await expectProblemAt(page, 'password', 'La contraseña debe tener al menos 6 letras o números')
  await send(page, { email: namedPeople.ruth.email, password: 'no es esta' })
  await expectToast(page, 'No pudo entrar', 'El correo o la contraseña no son correctos. Intente otra vez.')
  await openAdministratorSignUp(page, '/es/auth', 'Registrarse')
  await send(page, administrator(namedPeople.ruth.email))
  await expectToast(page, 'La cuenta ya existe', 'Ya hay una cuenta con este correo. Entre con ella.')
  expect(await hasAccount(copy, 'eva@example.org')).toBe(false)
})
