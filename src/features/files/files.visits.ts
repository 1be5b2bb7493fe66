/** What of files the walk over all screens looks at: on the page of a patient, and the file that a task of Maria's asked for. */
import { afterClosing, choosing } from '../../../e2e/accessible-visits.ts'
import { dialog } from '../../../e2e/dialogs.ts'
import type { FeatureVisits } from '../../../e2e/feature-visits.ts'
import { asOwner } from '../../../e2e/owner.ts'

const what = (name: string) => `What to do with ${name}`

export const visits: FeatureVisits = {
  prepare: async ({ dana, maria, copy }) => {
    const task = crypto.randomUUID()
    await dana('POST', '/tasks', {
      id: task,
      patientId: maria,
      title: 'Enviar el contrato',
      asksForFile: true,
    })
    await asOwner(
      copy,
      `insert into case_files (organization_id, patient_id, name, media_type, size_bytes, sha256, storage_key, labels, shown_at,
          task_id, withheld_kind, withheld_for, withheld_at)
        select p.organization_id, p.id, f.name, 'text/plain', 1, repeat('a', 64), 'files/' || gen_random_uuid(), f.labels,
          f.shown_at, f.task_id, f.kind, f.why, f.withheld_at
        from patients p, (values
          ('contrato.txt', 'signed, clinic', now(), '${task}'::uuid, null, null, null::timestamptz),
          ('photo.txt', '', null, null, null, null, null),
          ('letter.txt', '', null, null, 'safety', 'Shows where her sister lives', now())
        ) as f (name, labels, shown_at, task_id, kind, why, withheld_at)
        where p.id = '${maria}'`,
    )
  },
  caseManager: [
    {
      route: 'case-manager/patients/:patientId',
      at: ({ maria }) => `/case-manager/patients/${maria}?section=files`,
      opens: {
        'deleting a file': choosing(what('contrato.txt'), 'Delete'),
        'changing a file': afterClosing(choosing(what('contrato.txt'), 'Rename or change')),
        'withholding a file': afterClosing(async (page, world, copy) => {
          await choosing(what('photo.txt'), 'Withhold from their download')(page, world, copy)
          await dialog(page).getByLabel('Somebody’s safety').check()
        }),
        'why a file is withheld': afterClosing(choosing(what('letter.txt'), 'Why it is withheld')),
      },
    },
  ],
}
