/**
 * The invitation of each kind through its whole life, with the words that each transition has on the screen (decision 46): to a
 * wrong address, corrected, sent again, run out, opened by another person, accepted, used twice, taken back; and one by
 * another organization.
 */
import type { Page } from '@playwright/test'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { fitsOn320 } from './look.ts'
import { mailedLink } from './mailed-links.ts'
import { asOwner } from './owner.ts'
import { newPassword, pagesOf, signIn, signUp } from './people.ts'

const test = testAlone()

interface Kind {
  by: 'ruth' | 'dana'
  /** Where the sender sees how it stands. */
  screen: string
  add: string
  submit: string
  title: string
  arrives: RegExp
  /** Gives the record its right address. */
  correct: (sender: Page, copy: Copy, right: string) => Promise<void>
}

const fillPerson = async (page: Page, email: string) => {
  await page.getByRole('dialog').getByLabel('Name').fill('Noor Haddad')
  await page.getByRole('dialog').getByLabel('Email').fill(email)
}

const throughEdit = async (sender: Page, _: Copy, right: string) => {
  await sender.getByRole('button', { name: 'Edit Noor Haddad' }).first().click()
  await sender.getByRole('dialog').getByLabel('Email').fill(right)
  await sender.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
  await expect(sender.getByRole('dialog')).toHaveCount(0)
}

/** Of the others all is much as of these two, and asked in the long form: invitations.db.test.ts asks each of all four. */
const asked = (kind: string) =>
  ['patient', 'case manager'].includes(kind) || process.env.HANDRAIL_TEST_LENGTH === 'long'

const kinds: Record<string, Kind> = {
  'case manager': {
    by: 'ruth',
    screen: '/admin?tab=case-managers',
    add: 'Add Case Manager',
    submit: 'Add',
    title: 'Join as a case manager',
    arrives: /\/case-manager/,
    correct: throughEdit,
  },
  specialist: {
    by: 'ruth',
    screen: '/admin?tab=specialists',
    add: 'Add Specialist',
    submit: 'Add',
    title: 'Join as a specialist',
    arrives: /\/case-manager/,
    correct: throughEdit,
  },
  // An administrator has no record whose address could be changed: the wrong one is taken back, and another invited.
  administrator: {
    by: 'ruth',
    screen: '/admin?tab=settings',
    add: 'Invite administrator',
    submit: 'Send invitation',
    title: 'Join as an administrator',
    arrives: /\/admin/,
    correct: async (sender, _, right) => {
      await sender.getByRole('button', { name: /^Take back the invitation to wrong/ }).click()
      await expect(sender.getByText('The invitation is taken back.').first()).toBeVisible()
      await sender.getByRole('button', { name: 'Invite administrator' }).click()
      await fillPerson(sender, right)
      await sender.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click()
    },
  },
  patient: {
    by: 'dana',
    screen: '/case-manager/patients',
    add: 'Create New Patient',
    submit: 'Create Patient',
    title: 'Your portal is ready',
    arrives: /\/patient-portal/,
    // An address is the administrator's to correct.
    correct: async (sender, copy, right) => {
      const context = await sender.context().browser()?.newContext()
      const ruth = (await context?.newPage()) as Page
      await signIn(ruth, copy, 'ruth')
      await ruth.goto(`${copy.origin}/admin?search=Noor`)
      await throughEdit(ruth, copy, right)
    },
  },
}

const over = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible()

test.beforeAll(({ copy }) => asOwner(copy, 'update organizations set seats = 50'))

for (const [kind, { by, screen, add, submit, title, arrives, correct }] of Object.entries(kinds).filter(
  ([kind]) => asked(kind),
))
  test(`of a future ${kind}: to a wrong address, corrected, sent again, run out, another person’s, accepted, used twice`, async ({
    browser,
    copy,
  }) => {
    test.setTimeout(120_000)
    const [sender, invited, other] = (await pagesOf(browser, 3)) as [Page, Page, Page]
    const defects = [sender, invited, other].flatMap(watchForDefects)
    const slug = kind.replace(' ', '-')
    const [wrong, right] = [`wrong.${slug}@example.org`, `noor.${slug}@example.org`]
    await signIn(sender, copy, by)
    await sender.goto(`${copy.origin}${screen}`)
    await sender.getByRole('button', { name: add }).first().click()
    await fillPerson(sender, wrong)
    await sender.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click()
    const stands = sender.getByText(/^Invited .*, open until/)
    const astray = await mailedLink(copy, 'invitation', wrong)
    if (kind === 'patient') await sender.getByRole('link', { name: 'Noor Haddad' }).first().click()
    await expect(stands.first()).toBeVisible()
    await fitsOn320(sender, `how the invitation of a ${kind} stands`)

    await correct(sender, copy, right)
    await invited.goto(astray)
    await over(invited, 'This invitation was taken back')
    const link = await mailedLink(copy, 'invitation', right)
    await sender.reload()
    await expect(stands.first()).toBeVisible()

    await asOwner(
      copy,
      "update invitations set expires_at = now() - interval '1 day', sent_at = now() - interval '15 days'",
    )
    await invited.goto(link)
    await over(invited, 'This invitation is too old')
    await sender.reload()
    await expect(sender.getByText(/^Invitation ran out/).first()).toBeVisible()
    await sender.getByRole('button', { name: `Send the invitation to ${right} again` }).click()
    await over(sender, 'The invitation is on its way. It is good for 14 days.')
    expect(await mailedLink(copy, 'invitation', right, 2)).toBe(link)

    await signIn(other, copy, 'jay')
    await other.goto(link)
    await over(other, `this invitation is for ${right}. Sign out first to accept it.`)
    await fitsOn320(other, 'an invitation opened by another person')

    await invited.goto(link)
    await expect(invited.getByRole('heading', { name: title })).toBeVisible()
    await expect(
      invited.getByText(/(Ruth Adeyemi|Dana Whitfield) of Riverbend Community Care invited you/),
    ).toBeVisible()
    await fitsOn320(invited, 'an invitation')
    await invited.getByLabel('Password', { exact: true }).fill(newPassword)
    await invited.getByLabel('Confirm Password', { exact: true }).fill(newPassword)
    await invited.getByRole('button', { name: 'Make my account' }).click()
    await expect(invited).toHaveURL(arrives)

    await other.goto(link)
    await over(other, 'This invitation was used')
    await sender.reload()
    await expect(sender.getByRole('button', { name: `Send the invitation to ${right} again` })).toHaveCount(0)
    expect(defects).toEqual([])
  })

test('an account is offered the invitation of another organization, goes on there, and is there again after signing out', async ({
  browser,
  copy,
}) => {
  const [sender, invited] = (await pagesOf(browser, 2)) as [Page, Page]
  const email = await signUp(invited, copy, 'Ines Duarte')
  await invited.goto(`${copy.origin}/patient-portal/dashboard`)
  await asOwner(copy, `update auth.users set email_verified = true where email = '${email}'`)
  const founded = await sender.context().request.post(`${copy.origin}/api/sign-up/administrator`, {
    data: {
      fullName: 'Sol Park',
      email: 'sol@example.net',
      password: newPassword,
      confirmPassword: newPassword,
    },
  })
  expect(founded.ok()).toBe(true)
  await sender.goto(`${copy.origin}/admin?tab=specialists`)
  await sender.getByRole('button', { name: 'Add Specialist' }).click()
  await fillPerson(sender, email)
  await sender.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sender.getByText(/^Invited/)).toBeVisible()

  await invited.goto(`${copy.origin}/account`)
  await invited.getByRole('button', { name: "Accept: Join Sol Park's organization as a specialist" }).click()
  await expect(invited).toHaveURL(/\/case-manager/)
  const chosen = async () =>
    (await (await invited.context().request.get(`${copy.origin}/api/session`)).json()) as {
      organizationId: string
      memberships: { organizationId: string; hat: string }[]
    }
  const { organizationId, memberships } = await chosen()
  expect(memberships.find(each => each.hat === 'specialist')?.organizationId).toBe(organizationId)
  await invited.context().clearCookies()
  await invited
    .context()
    .request.post(`${copy.origin}/api/sign-in`, { data: { email, password: newPassword } })
  expect((await chosen()).organizationId).toBe(organizationId)
  await sender.reload()
  await expect(sender.getByText(/^Invited/)).toHaveCount(0)
})
