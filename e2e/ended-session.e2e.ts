/**
 * A session that ends while its page is open, where something can be typed: whoever then does something is led to signing in, told
 * why, and back to the very place with what they had typed.
 */

import type { Locator, Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { PersonKey } from '../sample/people.ts'
import routes from '../src/routes.ts'
import { type Copy, expect, test } from './copy.ts'
import { follow } from './follow.ts'
import { letGo } from './held.ts'
import { asOwner } from './owner.ts'
import { signIn, signUp } from './people.ts'

/** The screens of whoever is signed in, of the route table. */
const signedIn = (entries: RouteConfigEntry[]): string[] =>
  entries
    .flatMap(({ path = '', children }) => (children ? signedIn(children) : [path]))
    .filter(path => /^(patient-portal\/(?!demo)|case-manager|admin|account)/.test(path))

interface Screen {
  who: PersonKey | 'new'
  /** The field that is typed in, once it is there. */
  field: (page: Page) => Promise<Locator> | Locator
  words: string
}

const kept = 'ends and is kept as on the others: autosaved-words.test.tsx'

/** Every screen, or why nothing is typed there that an end could take away. */
const screens: Record<string, Screen | string> = {
  'patient-portal/getting-started': {
    who: 'new',
    field: page => page.getByLabel('Your answer'),
    words: 'A room in my cousin’s house',
  },
  'patient-portal/dashboard': kept,
  'patient-portal/forms-and-tasks': 'forms open on a page of their own, tasks are ticked',
  'patient-portal/forms-and-tasks/:formId': 'answers go by themselves: survives-portal.e2e.ts',
  'patient-portal/messages': {
    who: 'maria',
    field: page => page.getByLabel('Write a message'),
    words: 'Could we meet a little later?',
  },
  'patient-portal/profile': kept,
  'case-manager': {
    who: 'dana',
    field: async page => {
      const rows = page.getByRole('region', { name: 'No next step' })
      await rows.locator('[data-row-open]').first().press('Enter')
      await page.getByLabel('By when').fill('2999-01-01')
      return page.getByLabel('What comes next')
    },
    words: 'Go over the school papers',
  },
  'case-manager/patients': 'what is looked for stands in the address',
  'case-manager/patients/:patientId': 'ends and is kept as on the others: autosaved-dialogs.e2e.ts',
  'case-manager/appointments': kept,
  'case-manager/messages': {
    who: 'dana',
    field: async page => {
      await page
        .getByRole('button', { name: /Maria Santos/ })
        .first()
        .click()
      return page.getByLabel('Write a message')
    },
    words: 'I will call at six',
  },
  'case-manager/files': 'files are chosen, and their names are mended on the page of their patient',
  'case-manager/checklist-status': 'what is looked for stands in the address',
  'case-manager/activity': 'nothing is typed here',
  'case-manager/submissions/:submissionId/print': 'is read',
  'case-manager/reports/:reportId': 'is read',
  'admin/submissions/:submissionId/print': 'is read',
  'admin/reports/:reportId': 'is read',
  'admin/forms/:formId': 'is kept on the device until it is saved: form-builder.e2e.ts',
  admin: kept,
  account: 'a password is kept nowhere',
}

/** All sessions of the copy are over for so long, and then go on: as an end on the server does it, without its cookies. */
const endSessions = (copy: Copy) =>
  asOwner(copy, "update auth.sessions set expires_at = now() - interval '1 hour'")
const goOn = (copy: Copy) => asOwner(copy, "update auth.sessions set expires_at = now() + interval '1 day'")

// What was sent goes again, for whoever reads these conversations next.
test.afterAll(({ copy }) => {
  const sent = Object.values(screens).flatMap(screen =>
    typeof screen === 'string' ? [] : `'${screen.words}'`,
  )
  return asOwner(copy, `delete from messages where content in (${sent})`)
})

test('every screen of whoever is signed in says what an end could take away', () => {
  expect(Object.keys(screens).sort()).toEqual([...new Set(signedIn(routes as RouteConfigEntry[]))].sort())
})

for (const who of ['new', 'maria', 'dana'] as const)
  test(`${who} comes back to the place and the words`, async ({ page, copy }) => {
    test.setTimeout(90_000)
    page.setDefaultTimeout(10_000)
    if (who === 'new') await signUp(page, copy)
    else await signIn(page, copy, who)
    const cookies = await page.context().cookies()
    let isOpen = false
    for (const [route, screen] of Object.entries(screens)) {
      if (typeof screen === 'string' || screen.who !== who) continue
      if (isOpen) await follow(page, `/${route}`)
      else await page.goto(`/${route}`)
      isOpen = true
      await (await screen.field(page)).fill(screen.words)
      const address = page.url().slice(copy.origin.length)
      await endSessions(copy)
      // It would be sent. What the page asks by itself may be quicker: then there is nothing to send any more, and no page to tell.
      await page.keyboard.press('Enter')
      await letGo(page).catch(() => undefined)
      const back = encodeURIComponent(address)
      await expect(page, address).toHaveURL(url => url.search === `?return=${back}&ended=over`)
      await expect(page.getByText('You are no longer signed in on this device.')).toBeVisible()
      await goOn(copy)
      await page.context().addCookies(cookies)
      await page.reload()
      await expect(page, address).toHaveURL(address)
      const field = await screen.field(page)
      // A message that was sent goes by itself once its person is back.
      const isSent = async () => (await page.getByRole('log').getByText(screen.words).count()) > 0
      await expect
        .poll(async () => (await field.inputValue()) === screen.words || isSent(), { message: address })
        .toBe(true)
    }
  })
