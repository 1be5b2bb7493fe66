/** How long and how wide a screen may be, with the fullest people there are (the product's look, "Two kinds of place"). */
import type { Page } from '@playwright/test'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import {
  administrationAddress,
  administrationSections,
} from '../src/screens/frame/workspace/administration-sections.ts'
import { expect, testAlone } from './copy.ts'
import { follow } from './follow.ts'
import { fillCaseload } from './full-caseload.ts'
import { fillWithLinks } from './long-words.ts'
import { arrive, drawWidestDates, enlargeLetters, fits, fitsOn320 } from './look.ts'
import { rowsOf } from './owner.ts'
import { dropSession, signIn } from './people.ts'

const test = testAlone()

/** At most so many pixels on a wide screen and on a phone; `begins` is what stands there once the screen is whole. */
interface Screen {
  who: PersonKey
  path: string
  wide: number
  narrow: number
  begins: (page: Page) => ReturnType<Page['getByText']>
}

const screens: readonly Screen[] = [
  {
    who: 'dana',
    path: '/case-manager',
    wide: 1_800,
    narrow: 2_800,
    begins: page => page.getByRole('region', { name: 'Quiet', exact: true }),
  },
]

/** How high the page is once it has come to rest. */
async function heightOf(page: Page, { path, begins }: Screen): Promise<number> {
  await page.goto(path)
  await expect(begins(page)).toBeVisible()
  await expect(page.locator('.animate-breathe').filter({ visible: true })).toHaveCount(0)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

test('no screen is longer than a person looks through', async ({ page, copy }) => {
  await fillCaseload(copy)
  await drawWidestDates(page)
  const heights: string[] = []
  let signedIn: PersonKey | undefined
  for (const screen of screens) {
    if (screen.who !== signedIn) {
      await dropSession(page)
      await signIn(page, copy, screen.who)
      signedIn = screen.who
    }
    for (const [width, height, most] of [
      [1440, 900, screen.wide],
      [390, 844, screen.narrow],
    ] as const) {
      await page.setViewportSize({ width, height })
      const high = await heightOf(page, screen)
      heights.push(`${screen.path} at ${width}: ${high}`)
      expect.soft(high, `${screen.path} at ${width}`).toBeLessThanOrEqual(most)
    }
  }
  test.info().annotations.push({ type: 'figures', description: heights.join(', ') })
})

test('sixteen patients of a caseload are seen at once; columns, place and keys are kept', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'dana')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/case-manager/patients?sort=name')
  const names = page.getByRole('rowheader')
  await expect(names.first()).toBeVisible()
  await expect(page.locator('.animate-breathe').filter({ visible: true })).toHaveCount(0)
  const seen = await names.evaluateAll(
    cells => cells.filter(cell => cell.getBoundingClientRect().bottom <= window.innerHeight).length,
  )
  expect(seen).toBeGreaterThanOrEqual(16)

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Checklist' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Checklist' })).toHaveCount(0)

  // j and k go from row to row, Enter opens, and Back is where one was.
  for (let row = 0; row < 30; row++) await page.keyboard.press('j')
  const link = page.locator('[data-row-open]:focus')
  const whom = (await link.textContent()) ?? ''
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(link).toHaveText(whom)
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(100)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/patients\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(page.getByRole('link', { name: whom, exact: true })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  // A closed case stands apart.
  await expect(page.getByRole('cell', { name: 'Inactive' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Closed/ }).click()
  await expect(names).toHaveCount(2)
})

const portal = ['dashboard', 'forms-and-tasks', 'messages', 'profile']
const desk = ['', '/patients', '/appointments', '/messages', '/files', '/checklist-status', '/activity']
const sections = ['checklist', 'goals', 'notes', 'messages', 'visits', 'forms', 'files', 'activity']

/** The screens that show people's words, by who sees them. */
const wordy = (patientId: string, formId: string): [PersonKey, string[]][] => [
  ['maria', [...portal, `forms-and-tasks/${formId}`].map(screen => `/patient-portal/${screen}`)],
  ['tom', ['/patient-portal/getting-started']],
  [
    'dana',
    [
      ...desk.map(screen => `/case-manager${screen}`),
      ...['', ...sections.map(section => `?section=${section}`)].map(
        section => `/case-manager/patients/${patientId}${section}`,
      ),
    ],
  ],
  ['ruth', administrationSections.map(({ tab }) => administrationAddress(tab))],
]

/** Where the words of people stand in fields alone, or none do: nobody of the sample may be the same as somebody else. */
const wordless = [administrationAddress('may-be-the-same'), administrationAddress('settings')]

/** Lists that have not the room they need. */
const sideways = (page: Page) => page.locator('.goes-on-sideways:not([data-fits])').filter({ visible: true })

/** The places that are open and stand beyond the edge of a row that scrolls. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav [aria-current=page], [role=tab][data-state=active]')]
      .filter(place => place.checkVisibility())
      .filter(place => {
        const { left, right } = place.getBoundingClientRect()
        return left < 0 || right > window.innerWidth
      })
      .map(place => place.textContent ?? ''),
  )

test('no screen is wider than a laptop or a phone with letters of twice the size', async ({
  browser,
  copy,
}) => {
  const context = await browser.newContext({ baseURL: copy.origin })
  const page = await context.newPage()
  await enlargeLetters(page)
  await drawWidestDates(page)
  for (const [who, screens] of [
    ['maria', portal.map(screen => `/patient-portal/${screen}`)],
    ['dana', desk.map(screen => `/case-manager${screen}`)],
    ['ruth', ['/admin', '/admin?tab=tasks', '/admin?tab=settings']],
  ] as const) {
    await dropSession(page)
    await signIn(page, copy, who)
    for (const [place, address] of screens.entries()) {
      await (place === 0 ? page.goto(address) : follow(page, address))
      await arrive(page, address)
      for (const width of [1280, 390])
        await expect.soft(fits(page, width, `${address} with large letters`)).resolves.toBeUndefined()
    }
  }
})

// The last one: nobody finds their words again after it.
test('no screen is wider than the smallest phone, whatever people wrote', async ({ page, copy }) => {
  test.setTimeout(180_000)
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
    copy,
    `select id from patients where name = '${namedPeople.maria.name}'`,
    'postgres',
  )
  const [{ formId } = { formId: '' }] = await rowsOf<{ formId: string }>(
    copy,
    `select form_id as "formId" from form_requests where patient_id = '${id}' limit 1`,
    'postgres',
  )
  await fillWithLinks(copy)
  await drawWidestDates(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [who, screens] of wordy(id, formId)) {
    await dropSession(page)
    await signIn(page, copy, who)
    for (const [place, address] of screens.entries()) {
      await (place === 0 ? page.goto(address) : follow(page, address))
      await arrive(page, address)
      // What is folded holds people's words too, and is not made before.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
      })
      const words = page.locator('main').getByText('https://example.org/')
      if (!wordless.includes(address))
        await expect(words.filter({ visible: true }).first(), address).toBeVisible()
      await arrive(page, address)
      await expect.soft(fitsOn320(page, address)).resolves.toBeUndefined()
      await expect.soft(sideways(page), `${address} holds no list that goes on sideways`).toHaveCount(0)
      expect.soft(await outOfSight(page), `${address} shows which place is open`).toEqual([])
    }
  }

  // A long name takes no column away: on a wide screen the caseload is read without going sideways.
  await dropSession(page)
  await signIn(page, copy, 'dana')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/case-manager/patients')
  await arrive(page, 'the caseload')
  const list = page.getByRole('region', { name: 'Your patients' })
  expect(await list.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
})
