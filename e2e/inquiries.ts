/** The demo and the contact form as a browser test sees them, and what came in as the operator sees it. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import type { Inquiry } from '../scripts/inquiries.ts'
import { type Copy, expect } from './copy.ts'

const root = join(import.meta.dirname, '..')
export const nasty = '<script>alert(1)</script> "><b> 😀🏳️‍🌈 שלום مرحبا'
export const long = (letters: number) => 'x'.repeat(letters + 1)

/** What is stored, as `npm run inquiries` reads it beside the running server. */
export async function stored(copy: Copy): Promise<Inquiry[]> {
  const env = { ...process.env, HANDRAIL_DATA: copy.dataFolder, DATABASE_URL: '', DATABASE_OWNER_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/inquiries.ts', '--json'], {
    cwd: root,
    env,
  })
  return JSON.parse(stdout) as Inquiry[]
}
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
