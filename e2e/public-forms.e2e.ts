/** The demo and the contact form: sent, refused, cut off; nothing that was typed is ever lost. */
import type { Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
import {
  field,
  fillFirstStep,
  formOf,
  from,
  goOn,
  nasty,
  openContact,
  openDemo,
  stored,
  visible,
} from './inquiries.ts'

/** The demo form of a page that was loaded anew, once it takes what is typed. */
async function demoOn(page: Page) {
  const form = formOf(page, 'demo')
  await expect(form).toHaveAttribute('data-steps', 'alive')
  return form
}

test.describe('the demo form', () => {
  test('takes three steps, is received, and begins anew; own notes never leave the device', async ({
    page,
    copy,
  }) => {
    const defects = watchForDefects(page)
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const form = await openDemo(page)
    await expect(form.getByText('Step 1 of 3')).toBeVisible()
    await expect(form.getByText('Step 2 of 3')).toBeHidden()
    await fillFirstStep(form)
    await goOn(form)
    await form.getByLabel('Case Management').check()
    await form.getByLabel('Grant Reporting').check()
    await visible(form, 'Back').click()
    await expect(field(form, 'organizationName')).toHaveValue('Lakeside Shelter')
    await goOn(form, 2)
    await field(form, 'name').fill('Ada Brook')
    await field(form, 'email').fill('ada@lakeside.example')
    await field(form, 'notes').fill('We lose people between intake and housing.')
    await form.getByText('For your own notes').click()
    await form.getByLabel('Country').fill('Utopia')
    await form.getByLabel('Website').fill('https://utopia.example')
    await form.getByLabel('Times that suit you').fill('Mornings in Utopia')
    await visible(form, 'Submit Request').click()

    const toast = page.getByRole('listitem').filter({ hasText: 'Demo Request Received!' })
    await expect(toast).toContainText(
      "Thanks! We'll reach out within one business day to schedule your personalized demo.",
    )
    const confirmation = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'Demo Request Received!' })
    await expect(confirmation).toContainText('We will write to ada@lakeside.example.')
    await expect(confirmation).toContainText('Mornings in Utopia')
    await expect(form.getByText('Step 1 of 3')).toBeVisible()
    for (const name of ['organizationName', 'sector', 'teamSize', 'name', 'email', 'phone', 'notes'])
      await expect(field(form, name)).toHaveValue('')
    await expect(form.locator('input:checked')).toHaveCount(0)
    for (const label of ['Country', 'Website', 'Times that suit you'])
      await expect(form.getByLabel(label)).toHaveValue('')

    expect(await from(copy, 'ada@lakeside.example')).toEqual([
      expect.objectContaining({
        form: 'demo',
        language: 'en',
        organization: 'Lakeside Shelter',
        sector: 'housing',
        teamSize: '11-50',
        programs: ['Case Management', 'Grant Reporting'],
        name: 'Ada Brook',
        phone: null,
        notes: 'We lose people between intake and housing.',
      }),
    ])
    expect(sent.some(request => request.includes('ada@lakeside.example'))).toBe(true)
    expect(sent.filter(request => /utopia/i.test(request))).toEqual([])
    expect(JSON.stringify(await stored(copy))).not.toMatch(/utopia/i)
    await page.reload()
    await expect(field(await demoOn(page), 'organizationName')).toHaveValue('')
    expect(defects).toEqual([])
  })

  test('keeps what was typed when the line is cut: here, after a reload, and in another tab', async ({
    page,
    context,
    copy,
  }) => {
    const form = await openDemo(page)
    await fillFirstStep(form, nasty)
    await goOn(form, 2)
    await field(form, 'name').fill(nasty)
    await field(form, 'email').fill('cut@example.org')
    // The server takes it, and the answer is lost: another try must not store it twice.
    await page.route('**/api/inquiries/**', async route => {
      await route.fetch()
      await route.abort()
    })
    await visible(form, 'Submit Request').click()
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: 'Failed to submit demo request. Please try again.' })
    await expect(toast).toContainText('Error')
    await expect(form.getByRole('alert')).toContainText('Nothing you typed is lost.')
    await expect(field(form, 'name')).toHaveValue(nasty)
    await page.unrouteAll({ behavior: 'wait' })
    await visible(form, 'Submit Request').click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Demo Request Received!')
    expect(await from(copy, 'cut@example.org')).toEqual([
      expect.objectContaining({ name: nasty, organization: nasty }),
    ])

    await fillFirstStep(form, 'Second Shelter')
    await goOn(form)
    await form.getByLabel('Team Collaboration').check()
    await goOn(form)
    await field(form, 'notes').fill('Typed, not sent')
    await page.reload()
    const again = await demoOn(page)
    await expect(field(again, 'organizationName')).toHaveValue('Second Shelter')
    await expect(page.getByText('What you typed last time is still here')).toBeVisible()
    await page.close()
    const other = await openDemo(await context.newPage())
    await expect(field(other, 'sector')).toHaveValue('housing')
    await expect(field(other, 'notes')).toHaveValue('Typed, not sent')
    await expect(other.locator('input:checked')).toHaveValue('Team Collaboration')
    const keys = await other
      .page()
      .evaluate(() => Object.keys(localStorage).filter(key => key.includes('inquiry')))
    expect(keys).toEqual(['handrail-words-inquiry-demo'])
    await other.page().getByRole('button', { name: 'Clear the form' }).click()
    await expect(field(other, 'organizationName')).toHaveValue('')
    await other.page().reload()
    await expect(field(await demoOn(other.page()), 'organizationName')).toHaveValue('')
  })
})

test.describe('the contact form', () => {
  test('says when it failed on our side, is received on another try, says so for good, and is empty again', async ({
    page,
    copy,
  }) => {
    const defects = watchForDefects(page)
    const form = await openContact(page, '/es/contact')
    await expect(page.getByRole('link', { name: 'hello@handrail.example' }).first()).toBeVisible()
    await field(form, 'name').fill(nasty)
    await field(form, 'email').fill(' ben@example.org ')
    await field(form, 'message').fill(`Buenos días\n${nasty}`)
    const broken = {
      type: '/api/docs#internal-server-error',
      title: 'x',
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
    }
    await page.route('**/api/inquiries/**', route =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(broken) }),
    )
    await visible(form, 'Enviar mensaje').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'No se pudo enviar el mensaje' })).toBeVisible()
    await expect(form.getByRole('alert')).toContainText('No se perdió nada de lo que escribió.')
    await expect(field(form, 'message')).toHaveValue(`Buenos días\n${nasty}`)
    await page.unroute('**/api/inquiries/**')
    await visible(form, 'Enviar mensaje').click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Le escribiremos a ben@example.org.',
    )
    for (const name of ['name', 'email', 'message']) await expect(field(form, name)).toHaveValue('')
    expect(await from(copy, 'ben@example.org')).toEqual([
      expect.objectContaining({
        form: 'contact',
        name: nasty,
        message: `Buenos días\n${nasty}`,
        language: 'es',
      }),
    ])
    expect(defects).toEqual([])
  })

  test('goes through without its scripts where they do not come though the line is back', async ({
    page,
    context,
    copy,
  }) => {
    await page.route('**/assets/inquiries.queries*', route => route.abort())
    const form = await openContact(page)
    await field(form, 'name').fill('Gil')
    await field(form, 'email').fill('gil@example.org')
    await field(form, 'message').fill('Sent in a tunnel')
    await context.setOffline(true)
    await visible(form, 'Send Message').click()
    await expect(form.getByRole('alert')).toContainText('Nothing you typed is lost.')
    await context.setOffline(false)
    await visible(form, 'Send Message').click()
    await expect(page).toHaveURL('/contact/received')
    expect(await from(copy, 'gil@example.org')).toHaveLength(1)
  })
})
