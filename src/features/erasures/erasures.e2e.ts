/** Erasing a person: counted in the frame, looked at, asked for, confirmed with the name on a phone. A patient's own wish: erasures.test.tsx. */
import { expect, test, watchForDefects } from '../../../e2e/copy.ts'
import { dialog } from '../../../e2e/dialogs.ts'
import { follow } from '../../../e2e/follow.ts'
import { asOwner } from '../../../e2e/owner.ts'
import { signIn } from '../../../e2e/people.ts'
import { organizations } from '../../../sample/people.ts'

const name = 'Quentin Larkspur'
const place = { name: /^Patients/ }

test('an administrator erases somebody with their name, and the frame counts who waits', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await asOwner(
    copy,
    `insert into patients (organization_id, name) select id, '${name}' from organizations where slug = '${organizations.riverbend.slug}'`,
  )
  await signIn(page, copy, 'ruth')
  await page.goto(`/admin?search=${encodeURIComponent(name)}`)
  const rail = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })
  await expect(rail.getByRole('link', place)).toContainText('without a case manager')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'See what would go' }).click()
  await expect(dialog(page).getByText(/^The record: name/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Ask for it' }).click()
  await expect(dialog(page).getByText('The request is noted')).toBeVisible()
  // Nothing lies over what comes next.
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'noted' })).toHaveCount(0)
  const counted = page.getByText(/to be erased, if you confirm/)
  await expect(counted.first()).toBeAttached()
  const field = dialog(page).getByRole('textbox')
  await field.fill('Quentin')
  await field.press('Enter')
  await expect(dialog(page).getByText('That is not the name of this record.')).toBeVisible()
  await field.fill(` ${name.toLowerCase()}`)
  await field.press('Enter')
  await expect(page.getByText(`${name} is being erased`)).toBeVisible()
  // A job does it, and the page hears of it.
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
  await expect(counted).toHaveCount(0)
  await follow(page, `/admin?search=${encodeURIComponent(name)}`)
  await expect(page.getByText('No patients found')).toBeVisible()
  expect(defects).toEqual([])
})
