/** Signing in as the people of the sample organization, without the form: the form has a test of its own. */
import type { Page } from '@playwright/test'
import { cast, type PersonKey } from '../test/cast.ts'
import type { Copy } from './copy.ts'

/** The public password of a sample person in an evaluation copy. */
export function passwordOf(person: PersonKey): string {
  return `handrail-${person}`
}

/** Gives the page's browser the session of a sample person. */
export async function signIn(page: Page, copy: Copy, person: PersonKey): Promise<void> {
  const answer = await page.context().request.post(`${copy.origin}/api/sign-in`, {
    data: { email: cast[person].email, password: passwordOf(person) },
  })
  if (!answer.ok()) throw new Error(`${person} could not sign in: ${answer.status()} ${await answer.text()}`)
}
