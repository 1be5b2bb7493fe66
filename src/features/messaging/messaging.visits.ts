/** What of messages the walk over all screens looks at besides the page: a conversation in which a file was asked for, and asking. */
import { opening } from '../../../e2e/accessible-visits.ts'
import type { FeatureVisits } from '../../../e2e/feature-visits.ts'
import { rowsOf } from '../../../e2e/owner.ts'

const title = 'The signed Mill Street lease'

export const visits: FeatureVisits = {
  prepare: async ({ dana, copy }) => {
    const [of] = await rowsOf<{ id: string; patient: string }>(
      copy,
      `select c.id, c.patient_id as patient from conversations c join patients p on p.id = c.patient_id
        where p.name = 'James Okafor' and c.participant_type = 'case_manager'`,
      'postgres',
    )
    const id = crypto.randomUUID()
    await dana('POST', '/tasks', { id, patientId: of?.patient, title, asksForFile: true })
    await dana('POST', `/conversations/${of?.id}/messages`, { id, content: title })
  },
  caseManager: [
    {
      route: 'case-manager/messages',
      opens: {
        'a conversation with a file that was asked for': async page => {
          await page.getByRole('button', { name: new RegExp(title) }).click()
          await page.getByText('File asked for, not here yet').waitFor()
        },
        'asking for a file in it': opening('Ask for a file'),
      },
    },
  ],
}
