/** Where the walk over all screens goes at the desk, and what opens there; administration has a file of its own. */
import { namedPeople } from '../sample/people.ts'
import { totpOf } from '../test/totp.ts'
import { afterClosing, close, onDesk, opening, press, type Step, type Walk } from './accessible-visits.ts'
import { dayIn, dialog } from './dialogs.ts'
import { areEnginesOff } from './engines.ts'
import { beginNote } from './notes.ts'
import { asOwner } from './owner.ts'
import { newPassword, passwordOf } from './people.ts'

const patientPage = 'case-manager/patients/:patientId'

/** Another section of a patient's record. */
const inSection =
  (name: string): Step =>
  async page => {
    const link = page
      .getByRole('navigation', { name: 'Sections of this record' })
      .getByRole('link', { name, exact: true })
    await link.click()
    await page.waitForURL(/section=/)
  }

/** What opens on the page of a patient, each after the one before was closed. */
const onPatientPage: Record<string, Step> = {
  'with the editor of a note': async page => {
    await beginNote(page)
    await page
      .getByRole('textbox', { name: /What happened/ })
      .fill('A very long word: '.concat('x'.repeat(200)))
  },
  'giving a colleague access, with messages': async (page, world, copy) => {
    await opening('Give a colleague access')(page, world, copy)
    await dialog(page).getByRole('button', { name: 'Give access' }).click()
    await dialog(page).locator('[aria-invalid="true"]').first().waitFor()
  },
  'closing the case': async (page, world, copy) => {
    await close(page, world, copy)
    await opening('Close case')(page, world, copy)
    await dialog(page)
      .getByText(/^\d+ open task/)
      .waitFor()
  },
  'the checklist': afterClosing(inSection('Checklist')),
  'goals and tasks': inSection('Goals and tasks'),
  'notes, with the one that is open': inSection('Notes'),
  messages: inSection('Messages'),
  appointments: inSection('Appointments'),
  files: inSection('Files'),
  activity: inSection('Activity'),
  'reading a submission': async (page, world, copy) => {
    await inSection('Forms')(page, world, copy)
    await opening(/^Read answers/)(page, world, copy)
    await dialog(page)
      .getByRole('link', { name: /^Print/ })
      .waitFor()
  },
}

export const caseManager: Walk = {
  who: 'a case manager',
  person: 'dana',
  isEnglishOnly: true,
  visits: [
    {
      route: 'case-manager',
      opens: {
        ...onDesk,
        'a new report': afterClosing(opening('Generate Report')),
        'everything unfolded': afterClosing(async page => {
          for (const fold of await page.locator('summary').all()) await fold.click()
          await page.getByRole('list', { name: 'Assigned to you' }).waitFor()
        }),
      },
    },
    {
      route: 'case-manager/patients',
      opens: {
        'searching for a patient, screen or action': async page => {
          await page.keyboard.press('Control+k')
          await dialog(page).getByRole('option').first().waitFor()
        },
        'with nothing found': async page => {
          await dialog(page).getByRole('combobox').fill('xyzzy')
          await page.getByText('Nothing by these words').first().waitFor()
        },
      },
    },
    { route: patientPage, at: ({ maria }) => `/case-manager/patients/${maria}`, opens: onPatientPage },
    {
      route: patientPage,
      at: ({ tom }) => `/case-manager/patients/${tom}`,
      opens: { 'opening the case again': opening('Reopen case') },
    },
    {
      route: 'case-manager/checklist-status',
      opens: {
        'one item and its patients': async page => {
          const first = page.getByRole('tabpanel').getByRole('listitem').first()
          await first.getByRole('button').first().click()
          await first
            .getByRole('button', { name: /^View Details/ })
            .first()
            .waitFor()
        },
        'the details of one': opening(/^View Details/),
        'as a table': async (page, world, copy) => {
          await close(page, world, copy)
          await press(page, /^Show as table/)
          await page.getByRole('table').waitFor()
        },
      },
    },
    {
      route: 'case-manager/checklist-status',
      opens: {
        'an open field for a person': async page => {
          await page.getByRole('combobox', { name: 'Patient' }).fill('maria')
          await page.getByRole('listbox').getByRole('option').first().waitFor()
        },
      },
    },
    // Nothing opens in these: one leads to the next.
    { route: 'case-manager/reports/:reportId', at: ({ reports }) => `/case-manager/reports/${reports.dana}` },
    { route: 'subscription/test-checkout' },
    { route: patientPage, at: ({ grace }) => `/case-manager/patients/${grace}` },
    { route: 'case-manager/appointments', at: () => `/case-manager/appointments?view=week&day=${dayIn(3)}` },
    { route: 'case-manager/appointments', at: () => `/case-manager/appointments?view=day&day=${dayIn(3)}` },
    { route: 'case-manager/messages' },
    { route: 'case-manager/messages', at: () => '/case-manager/messages?view=waiting&new=yes' },
    { route: 'case-manager/files' },
    { route: 'case-manager/activity' },
    {
      route: 'case-manager/submissions/:submissionId/print',
      at: ({ submission }) => `/case-manager/submissions/${submission}/print`,
    },
    {
      route: patientPage,
      at: ({ jay }) => `/case-manager/patients/${jay}`,
      opens: {
        // The words of whoever typed them stay when the page closes under their hands.
        'which closed while somebody wrote': async (page, { jay }, copy) => {
          await beginNote(page)
          await page.getByRole('textbox', { name: /What happened/ }).fill('She found a room')
          await page.getByText('Draft saved').waitFor()
          await page.route(/\/api\/notes\/[^/]+$/, route => route.abort('internetdisconnected'))
          await page.getByRole('textbox', { name: /What happened/ }).fill('She found a room near the school')
          await page.getByText('No connection.', { exact: false }).waitFor()
          await asOwner(copy, `update patients set case_manager_id = null where id = '${jay}'`)
          await page.reload()
          await page.getByText('She found a room near the school').waitFor()
        },
      },
    },
  ],
}

export const colleague: Walk = {
  who: 'a colleague who covers',
  person: 'marcus',
  isEnglishOnly: true,
  visits: [
    { route: 'case-manager' },
    { route: 'case-manager/patients', at: () => '/case-manager/patients?whose=covered' },
    { route: patientPage, at: ({ maria }) => `/case-manager/patients/${maria}` },
    { route: 'case-manager/messages', at: ({ maria }) => `/case-manager/messages?patient=${maria}` },
  ],
}

/** An account that founds an organization; the page's browser has its session. */
const found =
  (fullName: string, email: string): Step =>
  async (page, _, copy) => {
    const made = await page.context().request.post(`${copy.origin}/api/sign-up/administrator`, {
      data: { fullName, email, password: newPassword, confirmPassword: newPassword },
    })
    if (!made.ok()) throw new Error(await made.text())
  }

export const ofTwoOrganizations: Walk = {
  who: 'somebody of two organizations',
  isEnglishOnly: true,
  visits: [
    {
      route: 'admin',
      at: () => '/',
      opens: {
        'choosing an organization': async (page, world, copy) => {
          await found('Olive Brandt', 'olive.brandt@example.org')(page, world, copy)
          await found('Tess Morrow', 'tess.morrow@example.org')(page, world, copy)
          await asOwner(
            copy,
            `insert into user_roles (organization_id, user_id, role)
              select r.organization_id, u.id, 'admin' from auth.users u, user_roles r join auth.users o on o.id = r.user_id
              where u.email = 'tess.morrow@example.org' and o.email = 'olive.brandt@example.org'`,
          )
          await page.goto('/admin')
          await page
            .getByRole('banner')
            .getByRole('button', { name: /^Tess Morrow.s organization$/ })
            .click()
          await page.getByRole('menuitemradio').first().waitFor()
        },
        'choosing an organization on a phone': async page => {
          await page.setViewportSize({ width: 390, height: 800 })
          await page.goto('/about')
          await page.getByRole('banner').locator('summary').click()
        },
      },
    },
  ],
}

export const secondFactor: Walk = {
  who: 'a patient who adds a second step',
  person: 'grace',
  isEnglishOnly: true,
  visits: [
    {
      route: 'account',
      opens: {
        'adding a passkey': opening('Add a passkey'),
        'setting up the second step': async (page, world, copy) => {
          await close(page, world, copy)
          await opening('Set up the second step')(page, world, copy)
          await dialog(page).getByLabel('Your password').fill(passwordOf('grace'))
          await dialog(page).getByRole('button', { name: 'Continue' }).click()
          await page.getByRole('img', { name: /QR code/ }).waitFor()
        },
        'the recovery codes': async page => {
          const secret = (await page.locator('code').textContent()) ?? ''
          await page.getByLabel('The 6-digit code that your app shows now').fill(totpOf(secret))
          await press(page, 'Switch it on')
          await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
        },
      },
    },
    {
      route: 'patient-login',
      at: () => '/account',
      opens: {
        'with the second step': async page => {
          await page.context().clearCookies()
          await page.goto('/patient-login')
          await page.getByLabel('Email').fill(namedPeople.grace.email)
          await page.getByLabel('Password', { exact: true }).fill(passwordOf('grace'))
          await press(page, 'Log In')
          await page.getByText('One more step').waitFor()
        },
      },
    },
  ],
}

/** Last of all: what a trial that ended takes away, it takes from everybody. */
export const withoutPremium: Walk = {
  who: 'a case manager without Premium',
  person: 'dana',
  isEnglishOnly: true,
  visits: [
    {
      route: patientPage,
      at: ({ maria }) => `/case-manager/patients/${maria}`,
      opens: {
        'after the trial ended': async (page, _, copy) => {
          await asOwner(
            copy,
            "update organizations set plan = 'trial', trial_ends_at = now() - interval '1 second'",
          )
          await page.reload()
          const gate = page.getByText('Suggestions and drafts are part of Premium')
          await (areEnginesOff ? page.getByRole('heading', { level: 1 }) : gate).waitFor()
        },
      },
    },
  ],
}
