/**
 * What only a browser shows of the error catalogue of the case manager's side (decision 25): what a screen asks in one bundle
 * over a line that is cut, tried three times, said, and loaded with another try. Every row of the catalogue in its words:
 *
 * | toast | shown in |
 * |---|---|
 * | Access Denied, and back to the home page; signed out, to /auth | desk.test.tsx |
 * | Error Loading Case Manager; Patients Loaded (N in your caseload) | desk.test.tsx |
 * | Case Manager Profile Created | desk |
 * | Failed to load patients; the figures, the feed and the progress: said in place, no toast | desk.test.tsx |
 * | Please fill in required fields; Failed to create patient; Patient created successfully | patient-record.test.tsx |
 * | Failed to load checklist; Failed to generate checklist | desk.test.tsx, patient-record.test.tsx |
 * | AI-powered checklist generated with personalized recommendations | staff-checklist |
 * | Item marked as completed, incomplete (with Undo); Notes saved successfully, and their failures | patient-record.test.tsx |
 * | Failed to create task; Task created successfully; next step, goal and form: kept and not kept | patient-record.test.tsx |
 * | Failed to generate AI suggestions; covers, closing, patients who moved | in files of their own |
 */
import { expect, test } from './copy.ts'
import { unfold } from './dialogs.ts'
import { signIn } from './people.ts'

/** A question is asked three times before it counts as failed. */
const AFTER_TRIES = { timeout: 30_000 }

test('where the line is cut, the desk says what did not load, and another try loads it', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'dana')
  // What a screen asks at one moment goes in one request: the address names everything that is asked.
  const caseload = (address: URL) => /\/api\/(caseload|activities)/.test(decodeURIComponent(address.href))
  await page.route(caseload, route => route.abort('internetdisconnected'))
  await page.goto('/case-manager')
  for (const fold of ['Patient Activity Feed', 'Patient progress overview']) await unfold(page, fold)
  await expect(page.getByRole('alert').nth(2)).toBeVisible(AFTER_TRIES)
  await page.unrouteAll({ behavior: 'wait' })
  for (
    let rest = await page.getByRole('alert').count();
    rest > 0;
    rest = await page.getByRole('alert').count()
  ) {
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect.poll(() => page.getByRole('alert').count()).toBeLessThan(rest)
  }
  await expect(page.locator('[data-sonner-toast]').getByText('Patients Loaded')).toBeVisible()
})
