/** The demo and the contact form without scripts, and before the scripts are there. */
import type { BrowserContext } from '@playwright/test'
import { expect, test } from './copy.ts'
import { errorAt, field, fillFirstStep, formOf, from, long, nasty, stored, visible } from './inquiries.ts'

test.describe('without scripts', () => {
  let quiet: BrowserContext
  test.beforeEach(async ({ browser, copy }) => {
    quiet = await browser.newContext({ javaScriptEnabled: false, baseURL: copy.origin })
  })
  test.afterEach(() => quiet.close())

  const words = {
    '': {
      submit: 'Submit Request',
      send: 'Send Message',
      email: 'Invalid email address',
      demo: 'Demo Request Received!',
      contact: 'Message Sent!',
    },
    '/es': {
      submit: 'Enviar solicitud',
      send: 'Enviar mensaje',
      email: 'El correo electrónico no es válido',
      demo: '¡Recibimos su solicitud!',
      contact: '¡Mensaje enviado!',
    },
  }
  // Each form in each language: inquiries.http.db.test.ts. Here one of either language stands for both, but in the long form.
  const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
  const languages = ['', '/es'] as const
  for (const language of languages.slice(0, isLong ? 2 : 1)) {
    const text = words[language]
    test(`the demo form works at ${language}/demo`, async ({ copy }) => {
      const before = (await stored(copy)).length
      const page = await quiet.newPage()
      await page.goto(`${language}/demo`)
      const form = formOf(page, 'demo')
      for (const name of ['organizationName', 'email']) await expect(field(form, name)).toBeVisible()
      await expect(form.getByRole('button')).toHaveCount(1)
      await fillFirstStep(form, nasty)
      await form.locator('[value="Client Intake"]').check()
      await field(form, 'name').fill(nasty)
      await field(form, 'email').fill(nasty)
      await field(form, 'notes').fill(`${nasty}\n${long(1000)}`)
      await visible(form, text.submit).click()
      await expect(page).toHaveURL(`${language}/demo`)
      await expect(errorAt(form, 'email')).toHaveText(text.email)
      await expect(errorAt(form, 'notes')).toBeVisible()
      await expect(field(form, 'email')).toBeFocused()
      for (const name of ['organizationName', 'name', 'email'])
        await expect(field(form, name)).toHaveValue(nasty)
      await expect(field(form, 'notes')).toHaveValue(`${nasty}\n${long(1000)}`)
      await expect(field(form, 'sector')).toHaveValue('housing')
      await expect(form.locator('input:checked')).toHaveValue('Client Intake')
      expect(await stored(copy)).toHaveLength(before)
      await field(form, 'email').fill(`quiet${language.length}@example.org`)
      await field(form, 'notes').fill('Short')
      await visible(form, text.submit).click()
      await expect(page).toHaveURL(`${language}/demo/received`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.demo)
      expect(await from(copy, `quiet${language.length}@example.org`)).toEqual([
        expect.objectContaining({
          organization: nasty,
          programs: ['Client Intake'],
          notes: 'Short',
          language: language ? 'es' : 'en',
        }),
      ])
    })
  }
  for (const language of languages.slice(isLong ? 0 : 1)) {
    const text = words[language]
    test(`the contact form works at ${language}/contact`, async ({ copy }) => {
      const page = await quiet.newPage()
      await page.goto(`${language}/contact`)
      const form = formOf(page, 'contact')
      await field(form, 'message').fill(nasty)
      await visible(form, text.send).click()
      await expect(errorAt(form, 'email')).toHaveText(text.email)
      await expect(field(form, 'message')).toHaveValue(nasty)
      await field(form, 'name').fill('Quiet')
      await field(form, 'email').fill(`hush${language.length}@example.org`)
      await visible(form, text.send).click()
      await expect(page).toHaveURL(`${language}/contact/received`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.contact)
      expect(await from(copy, `hush${language.length}@example.org`)).toHaveLength(1)
    })
  }
})

test.describe('before the scripts are there', () => {
  test('a form can be sent, and comes back whole', async ({ page, copy }) => {
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto('/demo')
    const form = formOf(page, 'demo')
    await expect(form.getByText('Step 1 of 3')).toBeVisible()
    await expect(form.getByText('Step 2 of 3')).toBeHidden()
    await fillFirstStep(form, nasty)
    await field(form, 'organizationName').press('Enter')
    await expect(errorAt(form, 'email')).toHaveText('Invalid email address')
    await expect(field(form, 'organizationName')).toHaveValue(nasty)
    await expect(form.getByText('Step 2 of 3')).toBeVisible()
    await expect(visible(form, 'Continue')).toHaveCount(0)
    await field(form, 'name').fill('Early')
    await field(form, 'email').fill('early@example.org')
    await visible(form, 'Submit Request').click()
    await expect(page).toHaveURL('/demo/received')
    expect(await from(copy, 'early@example.org')).toHaveLength(1)
  })

  test('what was typed and pressed counts once they are', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/assets/*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto('/demo', { waitUntil: 'commit' })
    const form = formOf(page, 'demo')
    await fillFirstStep(form, nasty)
    await visible(form, 'Continue').first().click()
    await expect(form.getByText('Step 1 of 3')).toBeVisible()
    release()
    await expect(form.getByText('Step 2 of 3')).toBeVisible()
    await visible(form, 'Back').first().click()
    await expect(field(form, 'organizationName')).toHaveValue(nasty)
    await expect(field(form, 'sector')).toHaveValue('housing')
    // What was typed before anybody listened is kept from then on.
    await page.reload()
    await expect(field(form, 'organizationName')).toHaveValue(nasty)
  })

  test('what sending takes arrives with the first touch of the form', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', request => loaded.push(request.url()))
    const heavy = () => loaded.filter(address => /inquiries\.queries|api\.client|toaster-view/.test(address))
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    await expect(formOf(page, 'contact')).toBeVisible()
    expect(heavy()).toEqual([])
    await field(formOf(page, 'contact'), 'name').focus()
    await expect.poll(() => heavy().length).toBeGreaterThan(0)
  })
})
