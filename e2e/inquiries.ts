/** The demo and the contact form as a browser test sees them, and what came in as the operator sees it. */
import type { Locator, Page } from '@playwright/test'
import type { Inquiry } from '../scripts/inquiries.ts'
import { type Copy, expect } from './copy.ts'
import { rowsOf } from './owner.ts'

export const nasty = '<script>alert(1)</script> "><b> 😀🏳️‍🌈 שלום مرحبا'
export const long = (letters: number) => 'x'.repeat(letters + 1)

/** What is stored, as the owner of the copy's database sees it. */
export const stored = (copy: Copy): Promise<Inquiry[]> =>
  rowsOf<Inquiry>(
    copy,
    `select form_type as form, language, name, email, phone, organization_name as organization, sector,
       team_size as "teamSize", programs, notes, message from inquiries`,
    'handrail_owner',
  )
export const from = async (copy: Copy, email: string) =>
  (await stored(copy)).filter(inquiry => inquiry.email === email)

export const formOf = (page: Page, kind: 'demo' | 'contact') => page.locator(`form#${kind}`)
export const visible = (form: Locator, name: string) => form.getByRole('button', { name, exact: true })
export const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`)

export async function fillFirstStep(form: Locator, organization = 'Lakeside Shelter') {
  await field(form, 'organizationName').fill(organization)
  await field(form, 'sector').selectOption('housing')
  await field(form, 'teamSize').selectOption('11-50')
}

export async function goOn(form: Locator, times = 1) {
  for (let step = 0; step < times; step++) await visible(form, 'Continue').click()
}

export async function openDemo(page: Page, address = '/demo') {
  await page.goto(address)
  const form = formOf(page, 'demo')
  await expect(form).toHaveAttribute('data-steps', 'alive')
  return form
}

export async function openContact(page: Page, address = '/contact') {
  await page.goto(address)
  const form = formOf(page, 'contact')
  await field(form, 'name').focus()
  await page.waitForFunction(
    () =>
      document.querySelector('script[type="text/deferred"]') === null ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('inquiries.queries')),
  )
  return form
}

export const errorAt = (form: Locator, name: string) => form.locator(`[id$="-${name}-error"]`)
