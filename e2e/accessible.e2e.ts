/**
 * The walk over all screens: each, and what opens in it, in both themes and every language that its people read, is free of
 * what axe can find (WCAG 2.2 AA) and fits on the smallest phone. It is the one place that asks axe; the short form asks
 * in English and looks whether Spanish fits and is Spanish.
 */
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { brand } from '../src/lib/brand.ts'
import routes from '../src/routes.ts'
import {
  administrationAddress,
  administrationSections,
} from '../src/screens/frame/workspace/administration-sections.ts'
import type { Visit, Walk } from './accessible-visits.ts'
import * as visitsOfPatients from './accessible-visits.ts'
import { administrator } from './accessible-visits-administrator.ts'
import { formBuilder } from './accessible-visits-forms.ts'
import * as visitsOfStaff from './accessible-visits-staff.ts'
import { buildWorld, type World } from './accessible-world.ts'
import { type Copy, expect, testAlone } from './copy.ts'
import { findEnglish } from './english-words.ts'
import { featureVisits } from './feature-visits.ts'
import { follow } from './follow.ts'
import { bringAxe, drawWidestDates, lookAt, lookAtLayout } from './look.ts'
import { signIn } from './people.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'

const preparing = featureVisits.flatMap(({ prepare }) => (prepare ? [prepare] : []))
/** Each copy is filled once: the walks go one after the other in one, while other workers have the other files. */
const worlds = new WeakMap<Copy, Promise<World>>()
const worldOf = (copy: Copy): Promise<World> => {
  const world = worlds.get(copy) ?? buildWorld(copy, preparing)
  worlds.set(copy, world)
  return world
}
const test = testAlone().extend<{ world: World }>({
  world: [async ({ copy }, use) => use(await worldOf(copy)), { timeout: 60_000 }],
})

const { visitor, patient, newPatient, closedPatient } = visitsOfPatients
const { caseManager, colleague, ofTwoOrganizations, secondFactor, withoutPremium } = visitsOfStaff
/** A walk, and what features add to it. */
const withFeatures = (walk: Walk, name: 'caseManager' | 'administrator'): Walk => ({
  ...walk,
  visits: [...featureVisits.flatMap(visits => visits[name] ?? []), ...walk.visits],
})
const walks: Walk[] = [
  withFeatures(caseManager, 'caseManager'),
  visitor,
  withFeatures(administrator, 'administrator'),
  patient,
  secondFactor,
  formBuilder,
  newPatient,
  colleague,
  closedPatient,
  ofTwoOrganizations,
  withoutPremium,
]

/** The addresses of the route table, as it names them. */
const screensOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) =>
    children ? screensOf(children) : [index ? '/' : (path ?? '')],
  )

/** Stands for the people and papers of the world, where only addresses are asked for. */
const nobody = new Proxy({} as World, { get: () => ({}) })

test('every screen of the route table is visited, and nothing else, and every section of administration', () => {
  const visited = new Set(walks.flatMap(({ visits }) => visits.map(({ route }) => route)))
  expect([...visited].sort()).toEqual([...new Set(screensOf(routes as RouteConfigEntry[]))].sort())
  const addresses = walks.flatMap(({ visits }) => visits.map(visit => addressOf(visit, nobody)))
  for (const { tab } of administrationSections) expect(addresses).toContain(administrationAddress(tab))
})

for (const walk of walks)
  for (const language of walk.isEnglishOnly ? [''] : ['', '/es'])
    test(`${walk.who}${language && ', in Spanish'}`, async ({ page, copy, world }) => {
      const visits = onceEach(
        walk.visits.filter(({ onlyLong }) => isLong || !onlyLong),
        world,
      )
      const look = language && !isLong ? lookAtLayout : lookAt
      test.setTimeout(60_000 + visits.length * 10_000)
      await drawWidestDates(page)
      if (look === lookAt) await bringAxe(page)
      if (walk.person) await signIn(page, copy, walk.person)
      for (const [place, visit] of visits.entries()) {
        const address = language + addressOf(visit, world)
        const before = visits[place - 1]
        if (before && (walk.person || language) && (await isLeft(page, before, address)))
          await follow(page, address)
        else await page.goto(address)
        await look(page, address)
        if (visit.route.startsWith('patient-')) await canBeLeftUnnoticed(page, address)
        // Mails stand in the language of whom they are to.
        const isSpanish = language && visit.route !== 'mailbox'
        if (isSpanish) expect.soft(await findEnglish(page), `${address} is in Spanish`).toEqual([])
        for (const [what, step] of Object.entries(visit.opens ?? {})) {
          await test.step(what, () => step(page, world, copy))
          await look(page, `${address}: ${what}`)
          if (isSpanish) expect.soft(await findEnglish(page), `${address}: ${what}, in Spanish`).toEqual([])
        }
      }
    })

/**
 * Whether the next screen is followed to: after one in which something opened where it has another address, and Escape closes
 * all that stands over the page. What visitors see is loaded in English, as they come to it.
 */
async function isLeft(page: Page, before: Visit, address: string): Promise<boolean> {
  if (!before.opens) return true
  if (new URL(address, page.url()).pathname === new URL(page.url()).pathname) return false
  const open = page
    .locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
    .filter({ visible: true })
  for (let tries = 0; tries < 4 && (await open.count()) > 0; tries++) {
    const last = open.last()
    await page.keyboard.press('Escape')
    await last.waitFor({ state: 'hidden', timeout: 1_000 }).catch(() => {})
  }
  return (await open.count()) === 0
}

/** On a screen of patients stands Quick exit, and its title tells nothing (decision 41). */
async function canBeLeftUnnoticed(page: Page, address: string): Promise<void> {
  await expect(page.locator('[data-quick-exit]'), address).toBeVisible()
  await expect.soft(page, address).not.toHaveTitle(brand.name)
  expect.soft(await page.title(), address).not.toMatch(/patient|paciente|health|salud|care|case|caso/i)
}

/** The visits without those in which nothing opens where the same walk looks at the address anyway, as a feature's visits do. */
function onceEach(visits: readonly Visit[], world: World): readonly Visit[] {
  const opened = new Set(visits.filter(({ opens }) => opens).map(visit => addressOf(visit, world)))
  return visits.filter(visit => visit.opens || !opened.has(addressOf(visit, world)))
}

const addressOf = ({ route, at }: Visit, world: World) => (at ? at(world) : route === '/' ? '/' : `/${route}`)
