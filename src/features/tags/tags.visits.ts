/** What of tags the walk over all screens looks at: in the caseload, on the page of a patient, and among the settings. */
import { opening } from '../../../e2e/accessible-visits.ts'
import { dialog } from '../../../e2e/dialogs.ts'
import type { FeatureVisits } from '../../../e2e/feature-visits.ts'

export const visits: FeatureVisits = {
  prepare: ({ dana, maria }) =>
    dana('POST', `/patients/${maria}/tags`, {
      id: crypto.randomUUID(),
      name: 'Interpreter booked for every visit',
    }),
  caseManager: [
    {
      route: 'case-manager/patients',
      opens: {
        'narrowed by tags': async page => {
          await page.getByRole('combobox', { name: 'Narrow by tags' }).click()
          // Not any option: the choice of a theme has some that are never seen, and stand there before the list has come.
          await page.getByRole('listbox').getByRole('option').first().click()
          await page.waitForURL(/tags=/)
        },
      },
    },
    {
      route: 'case-manager/patients/:patientId',
      at: ({ maria }) => `/case-manager/patients/${maria}`,
      opens: { 'adding a tag': opening('Add a tag') },
    },
  ],
  administrator: [
    {
      route: 'admin',
      opens: {
        'the tags of the organization': opening('Manage tags'),
        'deleting a tag': async page => {
          await dialog(page)
            .getByRole('button', { name: /^Delete / })
            .first()
            .click()
          await dialog(page)
            .getByText(/taken off/)
            .waitFor()
        },
      },
    },
  ],
}
