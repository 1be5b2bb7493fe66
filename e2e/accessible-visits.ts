/**
 * Where the walk over all screens goes (accessible.e2e.ts): the screens of visitors and patients, and what opens in them.
 * Those of staff stand in accessible-visits-staff.ts and -administrator.ts. Every screen of the route table has its visit.
 */
import type { Page } from '@playwright/test'
import type { PersonKey } from '../sample/people.ts'
import { entryPages, publicPages } from '../src/routes.public.ts'
import { danger, type World } from './accessible-world.ts'
import type { Copy } from './copy.ts'
import { dialog } from './dialogs.ts'
import { expect } from './expect.ts'

/** What is done on a screen before it is looked at (again). */
export type Step = (page: Page, world: World, copy: Copy) => Promise<void>

export interface Visit {
  /** The screen, as the route table names it. */
  route: string
  /** Where it is looked at, if not at the route's own address. */
  at?: (world: World) => string
  /** What opens in it, or changes: each is looked at too. */
  opens?: Record<string, Step>
  /** Looked at in the long form only, for this reason. */
  onlyLong?: string
}

export interface Walk {
  who: string
  /** Nobody is signed in where there is no person. */
  person?: PersonKey
  visits: Visit[]
  /** Staff and administrators read English (decision 39). */
  isEnglishOnly?: boolean
}

export const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

/** Opens the dialog of a button in the place of the one before. */
export const opening =
  (name: string | RegExp): Step =>
  async page => {
    await press(page, name)
    await dialog(page).getByRole('button').first().waitFor()
  }

/** Chooses an action of a menu, which opens a dialog. */
export const choosing =
  (menu: string, action: string): Step =>
  async page => {
    await press(page, menu)
    await page.getByRole('menuitem', { name: action }).click()
    await page.getByRole('dialog').getByRole('button').first().waitFor()
  }

/** Closes the dialog that is open; pressed again where a page that was just made wider or narrower had no ear for it yet. */
export const close: Step = async page =>
  expect(async () => {
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached', timeout: 2_000 })
  }).toPass()

/** The same once what was open before is closed. */
export const afterClosing =
  (step: Step): Step =>
  async (page, world, copy) => {
    await close(page, world, copy)
    await step(page, world, copy)
  }

/** What opens at the desk of staff. */
export const onDesk: Record<string, Step> = {
  'the open alerts': page => press(page, /^Safety alerts:/),
  'an answer below its row': afterClosing(page => press(page, /^Answer: /)),
  'a next step below its row': page => press(page, /^Set: /),
  'a note below its row': page => page.keyboard.press('Escape').then(() => page.keyboard.press('n')),
  'every key': async page => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await dialog(page).waitFor()
  },
}

/** Sends a form as it opens: every field has its message then. */
const sent: Step = async page => {
  const send = page.locator('form button[type="submit"]')
  await send.click()
  await page.locator('form [aria-invalid="true"]').first().waitFor()
}

/** Several pages are drawn by one template: the short form looks at one of each. */
export const templates = [
  'solutions/healthcare',
  'product/ai-copilot',
  'resources/first-visit',
  'privacy',
  'demo/received',
]
const ofTemplate = /^(solutions|product|resources)\/|^(privacy|terms)$|\/received$/
/** Whether the short form looks at another page of the same template. */
export const isDrawnAlike = (path: string) => ofTemplate.test(path) && !templates.includes(path)

const publicVisits = Object.keys(publicPages).map(
  (route): Visit => ({
    route,
    ...(isDrawnAlike(route) ? { onlyLong: 'drawn by a template that the short form looks at' } : {}),
  }),
)

/** The mail with the code has left: an evaluation copy sends none, so the server's answer is stood in for. */
const codeAsked: Step = async page => {
  await page.route('**/api/sign-up/patient', route => route.fulfill({ json: { signedIn: false } }))
  for (const [name, words] of Object.entries({
    fullName: 'Noor Haddad',
    email: 'noor.haddad@example.org',
    phone: '555 010 0199',
    password: 'a quiet green door',
    confirmPassword: 'a quiet green door',
  }))
    await page.locator(`form [name="${name}"]`).fill(words)
  await page.locator('form button[type="submit"]').click()
  await page.locator('[autocomplete="one-time-code"]').waitFor()
}

const entryOpens: Record<string, Record<string, Step>> = {
  'patient-signup': { 'with messages': sent, 'waiting for the code': codeAsked },
  auth: {
    'with messages': sent,
    'signing up, with messages': async (page, world, copy) => {
      await page.getByRole('tab').nth(1).click()
      await page.locator('form [name="fullName"]').waitFor()
      await sent(page, world, copy)
    },
  },
}

export const visitor: Walk = {
  who: 'a visitor',
  visits: [
    { route: '/' },
    ...publicVisits,
    ...Object.keys(entryPages).map(route => ({
      route,
      opens: entryOpens[route] ?? { 'with messages': sent },
    })),
    { route: '*', at: () => '/no-such-page' },
    { route: 'found/:token', at: () => '/found/a-link-to-found-with' },
    { route: 'invitation/:token', at: ({ links }) => `/invitation/${links.invitation}` },
    {
      route: 'new-password/:token',
      at: ({ links }) => `/new-password/${links.newPassword}`,
      opens: { 'with messages': sent },
    },
    { route: 'verify-email/:token', at: ({ links }) => `/verify-email/${links.verifyEmail}` },
    { route: 'account' },
    { route: 'mailbox' },
  ],
}

/** Tries a number that is none in the fifth question of the form on one's health. */
const wrongNumber: Step = async page => {
  await page.getByRole('spinbutton').or(page.locator('main input[inputmode]')).first().fill('tres')
  await press(page, /^(Next|Siguiente)$/)
  await page.locator('main [aria-invalid="true"]').waitFor()
}

export const patient: Walk = {
  who: 'a patient',
  person: 'maria',
  visits: [
    {
      route: 'patient-portal/dashboard',
      opens: {
        'asking for an appointment': async page => {
          await page.locator('main nav button').first().click()
          await dialog(page).getByRole('button', { name: /\d/ }).first().waitFor()
        },
      },
    },
    { route: 'patient-portal/forms-and-tasks' },
    {
      route: 'patient-portal/forms-and-tasks/:formId',
      at: ({ form }) => `/patient-portal/forms-and-tasks/${form}`,
    },
    { route: 'patient-portal/messages' },
    {
      route: 'patient-portal/profile',
      opens: {
        'everything unfolded': async page => {
          const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
          for (let left = await closed.count(); left > 0; left--) await closed.first().click()
        },
      },
    },
    { route: 'patient-portal/profile', at: () => '/patient-portal/profile?add=goal' },
    { route: 'account' },
  ],
}

export const newPatient: Walk = {
  who: 'a patient who begins',
  person: 'sam',
  visits: [
    { route: 'patient-portal/getting-started' },
    {
      route: 'patient-portal/forms-and-tasks/:formId',
      at: () => '/patient-portal/forms-and-tasks',
      opens: {
        'a question of a form': async page => {
          // In the second language they go on with what they began in the first, where one worker walked both.
          await page
            .getByRole('button', { name: /^(Start Form|Empezar): (Your health|Su salud)/ })
            .or(page.getByRole('link', { name: /^(Continue|Continuar): (Your health|Su salud)/ }))
            .click()
          await page.waitForURL(/forms-and-tasks\/[0-9a-f-]{36}/)
          await page.goto(`${page.url().split('?')[0]}?question=1`)
          await page.getByRole('main').getByRole('combobox').waitFor()
        },
        'a question with a message': async (page, world, copy) => {
          await page.goto(`${page.url().split('?')[0]}?question=5`)
          await wrongNumber(page, world, copy)
        },
      },
    },
    {
      route: 'patient-portal/dashboard',
      at: () => '/patient-portal/dashboard',
      opens: {
        'with help at hand': async page => {
          await page.locator('main form textarea').last().fill(danger)
          await page
            .locator('main form textarea')
            .last()
            .locator('xpath=ancestor::form')
            .getByRole('button')
            .click()
          await page.getByRole('link', { name: /988/ }).first().waitFor()
        },
      },
    },
  ],
}

export const closedPatient: Walk = {
  who: 'a patient whose case is closed',
  person: 'tom',
  visits: [{ route: 'patient-portal/dashboard' }],
}
