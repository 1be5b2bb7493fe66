/**
 * One patient on two devices, in two languages, at one time: what the one saves is told on the other while words are typed there,
 * and nothing that was typed on either is lost.
 */
import type { Page } from '@playwright/test'
import { pageBeside } from './browsers.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { follow } from './follow.ts'
import { signIn } from './people.ts'

const asPatient = { 'x-handrail-hat': 'patient' }

test('own details, ways of contact and a check-in, on a laptop in English and a phone in Spanish', async ({
  page: laptop,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const phone = await pageBeside(browser, copy)
  const defects = [watchForDefects(laptop), watchForDefects(phone)]
  for (const page of [laptop, phone]) await signIn(page, copy, 'aisha')
  const read = async (path: string) =>
    (await laptop.request.get(`${copy.origin}/api${path}`, { headers: asPatient })).json()
  await Promise.all([
    laptop.goto('/patient-portal/profile#contact'),
    phone.goto('/es/patient-portal/profile#contact'),
  ])

  await test.step('own details: told on the phone, which keeps its own', async () => {
    await phone.getByRole('textbox', { name: /^Pronombres/ }).fill('ella')
    await laptop.getByRole('textbox', { name: /^Pronouns/ }).fill('she or they')
    await laptop.getByRole('button', { name: 'Save Profile' }).click()
    const notice = phone.getByRole('alert').filter({ hasText: 'Esto cambió mientras usted escribía' })
    await expect(notice).toContainText('she or they')
    await expect(phone.getByRole('textbox', { name: /^Pronombres/ })).toHaveValue('ella')
    await notice.getByRole('button', { name: 'Dejar lo mío: Pronombres' }).press('Enter')
    await expect(phone.getByRole('textbox', { name: /^Pronombres/ })).toBeFocused()
    await phone.getByRole('button', { name: 'Guardar perfil' }).click()
    await expect(laptop.getByRole('textbox', { name: /^Pronouns/ })).toHaveValue('ella')
  })

  await test.step('ways of contact: both words stand', async () => {
    await laptop.getByRole('textbox', { name: /^Anything else to know/ }).fill('Call my work.')
    await phone
      .getByRole('textbox', { name: /^Algo más que debamos saber/ })
      .fill('Digan que son de la biblioteca.')
    const form = (page: Page) => page.locator('form', { has: page.locator('textarea[name="words"]') })
    await form(phone).getByRole('button', { name: 'Guardar', exact: true }).click()
    const notice = laptop.getByRole('alert').filter({ hasText: 'This changed while you were typing' })
    await expect(notice).toContainText('biblioteca')
    await notice.getByRole('button', { name: 'Keep both: Anything else to know' }).click()
    // The notice goes and the field comes into focus: what stands below moves up, under a press that comes sooner than a hand's.
    await expect(laptop.getByRole('textbox', { name: /^Anything else to know/ })).toBeFocused()
    await form(laptop).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(phone.getByRole('textbox', { name: /^Algo más que debamos saber/ })).toHaveValue(
      'Digan que son de la biblioteca.; Call my work.',
    )
  })

  await test.step('a check-in: what was typed on each is told, and both are kept', async () => {
    await Promise.all([
      follow(laptop, '/patient-portal/dashboard'),
      follow(phone, '/es/patient-portal/dashboard'),
    ])
    await laptop.getByRole('button', { name: 'Mixed' }).click()
    const own = { english: 'Slept well.', spanish: 'Me duele la espalda.' }
    await laptop.getByRole('textbox', { name: /^Do you want to say more/ }).fill(own.english)
    await phone.getByRole('textbox', { name: /^¿Quiere contar algo más/ }).fill(own.spanish)
    const save = (page: Page, words: string) =>
      page
        .locator('form', { has: page.locator('textarea[name="words"]') })
        .getByRole('button', { name: words, exact: true })
        .click()
    await save(laptop, 'Save')
    await expect(phone.getByText('En otro aparato usted escribió:')).toBeVisible()
    await expect(phone.getByRole('status').filter({ hasText: own.english })).toBeVisible()
    await save(phone, 'Guardar')
    for (const field of [
      laptop.getByRole('textbox', { name: /^Do you want to say more/ }),
      phone.getByRole('textbox', { name: /^¿Quiere contar algo más/ }),
    ])
      await expect(field).toHaveValue(/Slept well\.\s+Me duele la espalda\./)
    const { today } = await read('/check-ins/overview')
    expect(today.words.match(/Slept well/g)).toHaveLength(1)
  })
  expect(defects.flat()).toEqual([])
})
