/** Where the walk over all screens goes in administration, and what opens there. */
import { namedPeople } from '../sample/people.ts'
import { afterClosing, choosing, opening, type Walk } from './accessible-visits.ts'
import { dialog } from './dialogs.ts'

export const administrator: Walk = {
  who: 'an administrator',
  person: 'ruth',
  isEnglishOnly: true,
  visits: [
    {
      route: 'admin',
      at: () => `/admin?search=${namedPeople.tom.name}`,
      opens: {
        'many at once': async page => {
          await page
            .getByRole('checkbox', { name: /^Choose (?!everybody)/ })
            .first()
            .check()
          await page
            .getByRole('region', { name: 'With those who are chosen' })
            .getByRole('button', { name: 'Close cases' })
            .click()
          await dialog(page).getByRole('button', { name: 'Review' }).waitFor()
        },
      },
    },
    {
      route: 'admin',
      at: () => '/admin?tab=case-managers',
      opens: {
        'assigning a specialist': opening('Assign Specialist'),
        'setting a cover': afterClosing(opening(`Set a cover for ${namedPeople.dana.name}`)),
        'handing a caseload over': afterClosing(
          choosing(`More about ${namedPeople.dana.name}`, 'Hand over the caseload'),
        ),
        'removing somebody': afterClosing(choosing(`More about ${namedPeople.dana.name}`, 'Remove')),
      },
    },
    {
      route: 'admin',
      at: () => '/admin?tab=specialists',
      opens: { 'a specialist': opening('Add Specialist') },
    },
    { route: 'admin', at: () => '/admin?tab=tasks', opens: { 'creating a task': opening('Create Task') } },
    {
      route: 'admin',
      at: () => '/admin?tab=settings',
      opens: {
        category: opening('Add a category'),
        template: afterClosing(async (page, world, copy) => {
          await page.locator('#templates').waitFor()
          // It is folded where its answer came while the page was looked at on a phone.
          await page.evaluate(() => document.querySelector('details#templates')?.setAttribute('open', ''))
          await opening('New template')(page, world, copy)
        }),
      },
    },
    {
      route: 'admin',
      at: ({ maria }) => `/admin?tab=patients&patient=${maria}`,
      opens: { 'erasing a person': opening('See what would go') },
    },
    // Nothing opens in these: one leads to the next.
    { route: 'case-manager' },
    { route: 'admin' },
    { route: 'admin', at: () => '/admin?tab=activity' },
    { route: 'admin', at: () => '/admin?tab=checklist-status' },
    { route: 'admin', at: () => '/admin?tab=patients&import=new' },
    { route: 'admin', at: () => '/admin?tab=may-be-the-same' },
    { route: 'admin', at: () => '/admin?tab=log' },
    {
      route: 'admin/submissions/:submissionId/print',
      at: ({ submission }) => `/admin/submissions/${submission}/print`,
    },
    { route: 'admin/reports/:reportId', at: ({ reports }) => `/admin/reports/${reports.ruth}` },
    { route: 'account', at: () => '/account?setup=second-factor' },
  ],
}
