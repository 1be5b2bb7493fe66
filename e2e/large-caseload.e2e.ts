/** A caseload of a thousand: its figures come at once, and what happens to one of them asks for that one alone. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { type Copy, expect, testAlone } from './copy.ts'
import { asOwner } from './owner.ts'
import { slownessAt } from './pace.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

const PATIENTS = 1_000
/** How long the server may take at rest for the figures of such a caseload, in milliseconds (issue of the case manager's side). */
const OVERVIEW_MS = 200

async function fillCaseload(copy: Copy): Promise<void> {
  await asOwner(
    copy,
    `insert into patients (organization_id, name, case_manager_id)
      select c.organization_id, 'A Person ' || lpad(n::text, 4, '0'), c.id
      from case_managers c, generate_series(1, ${PATIENTS}) n where c.name = '${namedPeople.dana.name}';
     analyze`,
  )
}

/** Every question about lists of patients that leaves the page from now on. */
function collectListQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request =>
    asked.push(...(decodeURIComponent(request.url()).match(/\/api\/caseload\/patients[^"]*/g) ?? [])),
  )
  return asked
}

test('the figures of a thousand patients come at once; one of them changes in place, live', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  await fillCaseload(copy)
  const cookie = await copy.cookieOf(namedPeople.dana.email, passwordOf('dana'))
  const headers = { cookie, 'x-handrail-hat': 'staff', 'content-type': 'application/json' }
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/patients?sort=name')
  const limit = OVERVIEW_MS * (await slownessAt(page))
  const took: number[] = []
  for (let round = 0; round < 7; round++) {
    const began = performance.now()
    const answer = await fetch(`${copy.origin}/api/caseload/overview`, { headers })
    const { totalPatients } = (await answer.json()) as { totalPatients: number }
    took.push(performance.now() - began)
    expect(totalPatients).toBeGreaterThan(PATIENTS)
  }
  expect(took.toSorted((a, b) => a - b)[3], took.join(', ')).toBeLessThan(limit)

  const row = page.getByRole('row').filter({ hasText: 'A Person 0060' })
  await page.getByRole('button', { name: 'Show more' }).click()
  const link = row.getByRole('link', { name: 'A Person 0060' })
  await expect(link).toBeVisible()
  const asked = collectListQuestions(page)
  const patientId = (await link.getAttribute('href'))?.match(/[0-9a-f-]{36}/)?.[0]
  const said = await fetch(`${copy.origin}/api/patients/${patientId}/next-step`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ step: 'Call the clinic together', dueOn: '2999-01-01' }),
  })
  expect(said.ok, await said.text()).toBe(true)
  await expect(row).toContainText('Call the clinic together')
  const closed = await fetch(`${copy.origin}/api/patients/${patientId}/closing`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id: randomUUID(), changedOn: '2026-01-05', reason: 'goals_met' }),
  })
  expect(closed.ok, await closed.text()).toBe(true)
  await expect(row, 'a closed case leaves the list of the active ones').toHaveCount(0)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(question => !question.includes(`${patientId}`))).toEqual([])
})
