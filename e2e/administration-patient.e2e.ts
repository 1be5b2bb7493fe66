/** The administrator's page of a patient: everything in one place, read and worked on in that hat, and back to the list. */

import { namedPeople } from '../sample/people.ts'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { unfold } from './dialogs.ts'
import { areEnginesOff } from './engines.ts'
import { asOwner } from './owner.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

test('an administrator comes from the progress overview to the page of a patient, and works there', async ({
  page,
  copy,
  browser,
}) => {
  test.setTimeout(180_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  // Opening the desk makes Ruth a case manager too; one patient is hers, so that the overview names somebody.
  await page.goto('/case-manager')
  await expect(page.getByRole('heading', { name: 'Patient progress' })).toBeVisible()
  await asOwner(
    copy,
    `update patients set case_manager_id = (select id from case_managers where email = '${namedPeople.ruth.email}')
      where name like 'Maria%'`,
  )
  await page.reload()
  await unfold(page, 'Patient progress overview')
  const overview = page.getByRole('list', { name: 'Patients, the lowest completion first' })
  await overview.getByRole('link', { name: /Maria/ }).click()
  await expect(page).toHaveURL(/\/admin\?tab=patients&patient=[0-9a-f-]{36}$/)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
  const sections = page.getByRole('navigation', { name: 'Sections of this record' })
  const openSection = (name: string) => sections.getByRole('link', { name, exact: true }).click()
  for (const [section, cards] of [
    ['Summary', ['Suggestions and drafts', 'Care team', 'Contact', 'Getting started', 'Additional notes']],
    ['Checklist', ['AI-Powered Case Management Checklist']],
    ['Notes', ['Case notes']],
    ['Messages', ['Conversations']],
    ['Appointments', ['Appointments']],
    ['Forms', ['Forms']],
    ['Files', ['Files']],
    ['Activity', ['Patient Activity Feed']],
    ['Goals and tasks', ['Goals', 'Tasks']],
  ] as const) {
    await openSection(section)
    for (const card of cards)
      await expect(page.getByRole('heading', { name: card, level: 2 }), section).toBeVisible()
    await expect(page.getByText('Try again')).toHaveCount(0)
  }

  // Work in the administrator's hat: a goal, a task, a tick, a draft.
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Walk to the marigold garden')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Goal' }).click()
  await expect(page.getByText('Walk to the marigold garden', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create Task' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Ask for the marigold map')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('Ask for the marigold map')).toBeVisible()
  if (!areEnginesOff) {
    await openSection('Summary')
    await page.getByRole('button', { name: 'Care plan', exact: true }).click()
    const plan = page.getByRole('region', { name: 'Care plan' })
    await expect(plan.getByRole('textbox')).toHaveValue(/Walk to the marigold garden/)
    await plan.getByRole('button', { name: /^Accept as case note/ }).click()
    await page.getByRole('region', { name: 'Your draft' }).getByRole('button', { name: 'Sign…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign note' }).click()
    await openSection('Notes')
    await expect(
      page.getByText(/^From an assistant’s draft \(the built-in guide\), accepted unchanged by Ruth/),
    ).toBeVisible()
  }

  // Conversations are read, not written in; a submission prints.
  await openSection('Messages')
  await page.getByRole('button', { name: /^Read: With .*case manager/ }).click()
  await expect(
    page
      .getByRole('region', { name: /^Messages: With/ })
      .getByText(/^Maria, /)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveCount(0)
  await openSection('Forms')
  await page
    .getByRole('button', { name: /^Read answers/ })
    .first()
    .click()
  const printed = page.context().waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Print/ })
    .click()
  const paper = await printed
  await expect(paper).toHaveURL(/\/admin\/submissions\/[0-9a-f-]{36}\/print$/)
  await expect(paper.getByRole('button', { name: /Print/ })).toBeVisible()
  await paper.close()
  await page.keyboard.press('Escape')

  // Reassigned from here; the patient reads in their portal who opened what.
  await openSection('Summary')
  await page.getByRole('button', { name: /^Assign Maria/ }).click()
  await page.getByRole('dialog').getByLabel('Case Manager').click()
  await page.getByRole('option', { name: 'Marcus Oyelaran' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('Maria Santos is now with Marcus Oyelaran.')).toBeVisible()
  const team = page.getByRole('list', { name: 'Who is on the care team' })
  await expect(team.getByRole('listitem').filter({ hasText: 'Marcus Oyelaran' })).toContainText(
    'Case manager',
  )
  const patient = await copy.cookieOf(namedPeople.maria.email, passwordOf('maria'))
  const openings = await fetch(`${copy.origin}/api/portal/openings`, {
    headers: { cookie: patient, 'x-handrail-hat': 'patient' },
  })
  const opened = ((await openings.json()) as { openings: { entity: string; hat: string }[] }).openings
  for (const entity of ['patients', 'conversations', 'submissions'])
    expect(opened).toContainEqual(expect.objectContaining({ entity, hat: 'administrator' }))

  // From the list and back to it, as it was left.
  await page.goto('/admin?search=grace')
  await page.getByRole('link', { name: /Grace/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace')
  const address = page.url()
  await page.getByRole('link', { name: 'All patients of the organization' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('grace')
  expect(defects).toEqual([])

  // Whoever is no administrator gets nothing of it.
  const other = await (await browser.newContext({ baseURL: copy.origin })).newPage()
  await signIn(other, copy, 'marcus')
  await other.goto(address)
  await expect(other.getByText('Access Denied')).toBeVisible()
  await other.context().close()
})
