/** Finding people as they are meant: in Ctrl-K, the caseload, administration and a field for a person, with one search. */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { asOwner } from './owner.ts'
import { dropSession, signIn } from './people.ts'

const test = testAlone()

/** The names, each of which leads to its patient; on a phone more stands under them. */
const listed = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts()
const search = (page: Page) => page.getByLabel('Search by name, email, phone, birth date or case number')

async function narrow(page: Page, list: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** Whether anything reaches beyond the side of the window. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('a name is found without its accents, in any order and misspelt, at the desk and in administration', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  const { tom, aisha, walter } = namedPeople
  await asOwner(
    copy,
    `update patients set name = 'Lucía de la Cruz Muñoz' where name = '${tom.name}';
     update patients set name = 'Ángela González' where name = '${aisha.name}';
     update patients set case_manager_id = null where name = '${walter.name}'`,
  )
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/patients?sort=name')
  // Ángela stands where an A stands.
  await expect.poll(() => listed(page)).toContain('Ángela González')
  expect((await listed(page))[0]).toBe('Ángela González')
  for (const words of ['munoz lucia', 'de la cruz', 'cruz', 'lusia munos']) {
    await search(page).fill(words)
    await expect.poll(() => listed(page), words).toEqual(['Lucía de la Cruz Muñoz'])
  }
  await search(page).fill('gonzales')
  await expect.poll(() => listed(page)).toEqual(['Ángela González'])

  // What narrows the list stands in the address, and says in words why nobody is left.
  await page.setViewportSize({ width: 390, height: 800 })
  await search(page).fill('')
  await narrow(page, 'Whose patients', 'You are a co-worker')
  await expect(page).toHaveURL(/whose=co-worker/)
  await expect(page.getByText('You are on nobody’s care team as a co-worker now')).toBeVisible()
  await expect.poll(() => isTooWide(page)).toBe(false)
  await page.getByRole('button', { name: 'Show everyone' }).press('Enter')
  await expect.poll(() => listed(page)).toContain('Ángela González')
  await page.getByRole('link', { name: /^Closed/ }).click()
  await expect(page.getByText('No case is closed')).toBeVisible()
  await search(page).fill('angela')
  await expect(page.getByText('Nobody fits all of that')).toBeVisible()
  await page.reload()
  await expect(search(page)).toHaveValue('angela')
  await expect(page.getByRole('link', { name: /^Closed/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Show all patients' }).click()
  await expect(page).not.toHaveURL(/search|view/)
  await page.setViewportSize({ width: 1440, height: 900 })

  // Ctrl-K and a field for a person find with the same search.
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('gonsales angela')
  await expect(page.getByRole('group', { name: 'Patients' })).toContainText('Ángela González')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ángela González' })).toBeVisible()
  await page.getByRole('link', { name: 'Checklist status' }).filter({ visible: true }).first().click()
  await page.getByRole('combobox', { name: 'Patient' }).fill('munos')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Lucía de la Cruz Muñoz'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/patient=/)

  await dropSession(page)
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?sort=name')
  await expect.poll(() => listed(page)).toContain('Ángela González')
  expect((await listed(page))[0]).toBe('Ángela González')
  await search(page).fill('cruz lucia')
  await expect.poll(() => listed(page)).toEqual(['Lucía de la Cruz Muñoz'])
  await search(page).fill('')
  await narrow(page, 'Whose patients', 'Without a case manager')
  await expect.poll(() => listed(page)).toContain(walter.name)
  await expect(page).toHaveURL(/whose=unassigned/)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => isTooWide(page)).toBe(false)
  expect(defects).toEqual([])
})

test('on a phone a wide list scrolls within itself, and who it is about stays in sight', async ({
  page,
  copy,
}) => {
  await asOwner(
    copy,
    `update patients set phone = '555-555-0100 x12345' where name = '${namedPeople.henry.name}'`,
  )
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=patients')
  const phone = page.getByRole('cell', { name: '555-555-0100 x12345' })
  const lines = await phone.evaluate(cell => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines, 'no number is torn over lines').toBe(1)

  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin?tab=case-managers')
  const name = page.getByRole('rowheader').first()
  const edit = page.getByRole('button', { name: /^Edit / }).first()
  // The rail of a wide screen has gone, and the table stands at the edge.
  await expect.poll(async () => (await name.boundingBox())?.x).toBeLessThan(40)
  await edit.evaluate(button => button.closest('section')?.scrollTo({ left: 2_000 }))
  await expect.poll(async () => (await edit.boundingBox())?.x).toBeLessThan(390)
  // What stands before it scrolls away under it.
  const after = await name.boundingBox()
  expect(after?.x).toBeGreaterThanOrEqual(0)
  expect(after?.x).toBeLessThan(40)
  await expect.poll(() => isTooWide(page)).toBe(false)
})
