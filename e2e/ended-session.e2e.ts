/**
 * A session that ends while its page is open, where something can be typed: whoever then does something is led to signing in, told
 * why, and back to the very place with what they had typed.
 */

import type { Locator, Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import routes from '../src/routes.ts'
import { type Copy, expect, testAlone } from './copy.ts'
import { dialog } from './dialogs.ts'
import { asOwner, rowsOf } from './owner.ts'
import { signIn, signUp } from './people.ts'

const test = testAlone()

/** The screens of whoever is signed in, of the route table. */
const signedIn = (entries: RouteConfigEntry[]): string[] =>
  entries
    .flatMap(({ path = '', children }) => (children ? signedIn(children) : [path]))
    .filter(path => /^(patient-portal\/(?!demo)|case-manager|admin|account)/.test(path))

interface Screen {
  who: PersonKey | 'new'
  /** What stands behind the address of the route. */
  at?: string
  /** The field that is typed in, once it is there. */
  field: (page: Page) => Promise<Locator> | Locator
  words: string
  /** Sends it. */
  act: (page: Page) => Promise<unknown>
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const send = (page: Page) => press(page, 'Send')

/** Opens the dialog of a button, and finds a field of it. */
const inDialog = (button: string, label: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  return dialog(page).getByLabel(label)
}
const confirm = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

const kept = 'ends and is kept as on the others: autosaved-words.test.tsx'

/** Every screen, or why nothing is typed there that an end could take away. */
const screens: Record<string, Screen | string> = {
  'patient-portal/getting-started': {
    who: 'new',
    field: page => page.getByLabel('Your answer'),
    words: 'A room in my cousin’s house',
    act: send,
  },
  'patient-portal/dashboard': {
    who: 'maria',
    field: page => page.getByLabel('What do you need right now?'),
    words: 'Somebody to read a letter with me',
    act: page => press(page, 'Submit'),
  },
  'patient-portal/forms-and-tasks': 'forms open on a page of their own, tasks are ticked',
  'patient-portal/forms-and-tasks/:formId': 'answers go by themselves: survives-portal.e2e.ts',
  'patient-portal/messages': {
    who: 'maria',
    field: page => page.getByLabel('Write a message'),
    words: 'Could we meet a little later?',
    act: send,
  },
  'patient-portal/profile': kept,
  'case-manager': {
    who: 'dana',
    field: async page => {
      const rows = page.getByRole('region', { name: 'No next step' })
      await rows.locator('[data-row-open]').first().press('Enter')
      return page.getByLabel('What comes next')
    },
    words: 'Go over the school papers',
    act: async page => {
      await page.getByLabel('By when').fill('2999-01-01')
      await page.keyboard.press('Enter')
    },
  },
  'case-manager/patients': 'what is looked for stands in the address',
  'case-manager/patients/:patientId': {
    who: 'dana',
    at: '?section=goals',
    field: inDialog('Create Task', 'Title'),
    words: 'Bring the letter with the date',
    act: confirm('Create Task'),
  },
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
    act: send,
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
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
      copy,
      `select id from patients where name = '${namedPeople.maria.name}'`,
      'postgres',
    )
    for (const [route, screen] of Object.entries(screens)) {
      if (typeof screen === 'string' || screen.who !== who) continue
      await page.goto(`/${route.replace(':patientId', id)}${screen.at ?? ''}`)
      await (await screen.field(page)).fill(screen.words)
      const address = page.url().slice(copy.origin.length)
      await endSessions(copy)
      // What the page asks by itself may be quicker: then there is nothing to press any more.
      await screen.act(page).catch(() => {})
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
