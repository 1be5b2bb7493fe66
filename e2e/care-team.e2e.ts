/** A co-worker on a care team: added with a reason, at work, seen by the patient on this and on other days, and ended. */
import type { Page } from '@playwright/test'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { choose, dayIn, dialog, unfold } from './dialogs.ts'
import { fitsOn320 } from './look.ts'
import { soon } from './pace.ts'
import { pagesOf, signIn } from './people.ts'

const test = testAlone()

/** Whoever may not look any more is out within this time. */
const OUT_WITHIN_MS = 2_000

const staff = { 'x-handrail-hat': 'staff' }

const lineOf = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name })
const why = 'Speaks Spanish, and knows the housing office'

test('Dana adds Marcus as a co-worker; he answers Maria, who reads who can open her record; Dana ends it, and he is out', async ({
  browser,
  copy,
}) => {
  test.setTimeout(150_000)
  const [dana, marcus, maria] = (await pagesOf(browser, 3)) as [Page, Page, Page]
  const defects = [dana, marcus, maria].flatMap(watchForDefects)
  await signIn(dana, copy, 'dana')
  await signIn(marcus, copy, 'marcus')
  await signIn(maria, copy, 'maria')
  await marcus.goto(`${copy.origin}/case-manager/patients`)
  await expect(marcus.getByRole('link', { name: 'Grace' }).first()).toBeVisible()
  await maria.goto(`${copy.origin}/patient-portal/profile#readers`)
  const readers = 'Who can open your record now'
  await expect(lineOf(maria, readers, 'Dana Whitfield')).toContainText('Your case manager · since')
  await expect(lineOf(maria, readers, 'Marcus Oyelaran')).toHaveCount(0)

  const found = await dana.request.get(`${copy.origin}/api/caseload/patients?search=Maria`, {
    headers: staff,
  })
  const { patients } = (await found.json()) as { patients: { id: string }[] }
  const patientId = patients[0]?.id
  await dana.goto(`${copy.origin}/case-manager/patients/${patientId}`)
  await dana.getByRole('button', { name: 'Add a co-worker' }).click()
  await choose(dana, 'Co-worker', 'Marcus Oyelaran, case manager')
  await dialog(dana).getByRole('button', { name: 'Add co-worker' }).click()
  await expect(dialog(dana).getByText('Say why, in a few words.')).toBeVisible()
  await dialog(dana).getByLabel('Why').fill(why)
  await fitsOn320(dana, 'adding a co-worker')
  await dialog(dana).getByRole('button', { name: 'Add co-worker' }).click()
  await expect(lineOf(dana, 'Who is on the care team', 'Marcus Oyelaran')).toContainText(`Why: ${why}`)
  await fitsOn320(dana, 'a care team with a co-worker')

  // She appears in his open list by herself. He reads who is on the team, not why he is, and answers her.
  await marcus.getByRole('link', { name: /Maria/ }).first().click()
  await expect(lineOf(marcus, 'Who is on the care team', 'Marcus Oyelaran (you)')).toBeVisible()
  await expect(marcus.getByText(why)).toHaveCount(0)
  await expect(marcus.getByRole('button', { name: 'Add a co-worker' })).toHaveCount(0)
  await marcus.getByRole('link', { name: /^Message Maria/ }).click()
  await marcus.getByLabel('Write a message').fill('Hola, soy Marcus. Trabajo con Dana.')
  await marcus.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(marcus.getByText('Hola, soy Marcus. Trabajo con Dana.')).toBeVisible()
  await marcus.goto(`${copy.origin}/case-manager/messages?patient=${patientId}`)
  // On a wide screen it stands beside the thread, on a phone on a line that opens.
  const beside = marcus.getByRole('complementary', { name: 'About Maria Santos' })
  await expect(beside.getByRole('listitem').filter({ hasText: 'Dana Whitfield' })).toContainText(
    'Case manager',
  )
  await marcus.setViewportSize({ width: 390, height: 844 })
  await expect(beside).toBeHidden()
  await marcus.getByText('Who else reads this conversation').click()
  await expect(marcus.getByText('Dana Whitfield · Case manager')).toBeVisible()
  await fitsOn320(marcus, 'who else reads a conversation, for staff')

  // Maria's open page says it by itself; in Spanish too, and never why.
  await expect(lineOf(maria, readers, 'Marcus Oyelaran')).toContainText('Also on your care team · since')
  await maria.goto(`${copy.origin}/es/patient-portal/profile#readers`)
  await unfold(maria, 'Quién abrió su expediente')
  const ahora = 'Quién puede abrir su expediente ahora'
  await expect(lineOf(maria, ahora, 'Marcus Oyelaran')).toContainText('También en su equipo · desde el')
  await expect(maria.getByText(/Marcus Oyelaran \(también en su equipo\) abrió su página/)).toBeVisible()
  await expect(maria.getByText(why)).toHaveCount(0)
  await maria.getByText('En otro día').click()
  const day = maria.getByLabel('Día', { exact: true })
  await day.fill(dayIn(-15))
  await maria.getByRole('button', { name: 'Mostrar' }).click()
  const then = maria.getByRole('region', { name: /^Quién podía abrir su expediente el/ })
  await expect(then.getByText('Marcus Oyelaran')).toBeVisible()
  await expect(then.getByText('Ruth Adeyemi')).toBeVisible()
  await fitsOn320(maria, 'who could open the record on a day')
  await day.fill(dayIn(-400))
  await maria.getByRole('button', { name: 'Mostrar' }).click()
  await expect(maria.getByText(/^Su expediente aquí empieza el/)).toBeVisible()
  await maria.goto(`${copy.origin}/patient-portal/messages?to=case_manager`)
  await expect(maria.getByText('Hola, soy Marcus. Trabajo con Dana.').last()).toBeVisible()
  await maria.getByText('Who else reads this conversation').click()
  await expect(maria.getByText('Marcus Oyelaran · Also on your care team')).toBeVisible()
  await fitsOn320(maria, 'who else reads a conversation')

  // Dana is asked first; then he is out at once, with what he has open and with what he asks next.
  await marcus.goto(`${copy.origin}/case-manager/patients/${patientId}`)
  await expect(lineOf(marcus, 'Who is on the care team', 'Dana Whitfield')).toBeVisible()
  await dana.getByRole('button', { name: 'End: Marcus Oyelaran is a co-worker' }).click()
  await dialog(dana).getByRole('button', { name: 'End now' }).click()
  await expect(marcus.getByText('This page was closed')).toBeVisible(await soon(marcus, OUT_WITHIN_MS))
  const refused = await marcus.request.get(`${copy.origin}/api/patients/${patientId}`, { headers: staff })
  expect(refused.status()).toBe(404)
  await expect(lineOf(dana, 'Who is on the care team', 'Marcus Oyelaran')).toHaveCount(0)
  await expect(maria.getByText('Marcus Oyelaran · Also on your care team')).toHaveCount(0)
  expect(defects).toEqual([])
})
