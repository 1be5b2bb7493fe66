/** What the tests that ask about every table know of reports. */
import type { WorldRows } from '../../../test/access/world-rows.ts'
import { ids, key, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { ErrorExample, FeatureSamples } from '../../../test/samples/feature-samples.ts'

async function world(rows: WorldRows): Promise<void> {
  const { people } = rows
  for (const [label, person, made_as] of [
    ['dana', people.dana, 'case_manager'],
    ['ruth', people.ruth, 'administrator'],
    ['elena', people.elena, 'case_manager'],
    ['victor', people.victor, 'administrator'],
  ] as const) {
    const organization_id = person.organizationId
    const report_id = await rows.add('reports', label, {
      organization_id,
      kind: made_as === 'administrator' ? 'all' : 'own',
      made_by: person.userId,
      made_as,
      member_id: made_as === 'administrator' ? null : person.recordId,
      state: 'done',
      total: 0,
      figures: { categories: [] },
    })
    const patient = { dana: people.maria, elena: people.iris }[label as string]
    if (patient)
      await rows.insert('report_lines', {
        organization_id,
        report_id,
        patient_id: patient.recordId,
        status: 'active',
        items: 2,
        completed: 1,
        categories: {},
        months: {},
        waits: [0, 0, 0, 0, 0, 0],
      })
  }
}

const asDana = (statement: string): ErrorExample => ({ by: 'dana', hat: 'staff', statement })
const none = { categories: {}, months: {} }
const row = { organization_id: ids.organization, report_id: ids.row, patient_id: ids.other }

export const samples: FeatureSamples = {
  world,
  readings: [
    {
      table: 'reports',
      by: 'id',
      sees: {
        dana: ['dana'],
        ruth: ['ruth'],
        elena: ['elena'],
        victor: ['victor'],
      },
    },
    { table: 'report_lines', by: 'patient_id', sees: {} },
  ],
  constraints: {
    reports: {
      row: {
        organization_id: ids.organization,
        id: ids.row,
        kind: 'own',
        made_by: ids.other,
        made_as: 'case_manager',
      },
      constraints: {
        reports_pkey: key({}, { id: ids.third }),
        reports_kind_check: {
          refused: [{ kind: 'others', subject_id: ids.third, made_as: 'administrator' }],
          accepted: [{ kind: 'covered' }, { kind: 'all', made_as: 'administrator' }],
        },
        reports_made_as_check: {
          refused: [{ made_as: 'specialist' }],
          accepted: [{ made_as: 'administrator', kind: 'all' }],
        },
        reports_state_check: oneOf('state', ['making', 'done', 'failed']),
        reports_figures_check: { refused: [{ figures: [] }], accepted: [{ figures: {} }] },
        subject_of_a_part: {
          refused: [{ subject_id: ids.third }, { kind: 'tag', made_as: 'administrator' }],
          accepted: [{ kind: 'tag', made_as: 'administrator', subject_id: ids.third }],
        },
        made_for_a_hat: {
          refused: [{ made_as: 'administrator' }, { kind: 'all' }],
          accepted: [{ kind: 'all', made_as: 'administrator' }],
        },
      },
    },
    report_lines: {
      row: { ...row, ...none, status: 'active', items: 0, completed: 0, waits: [0, 0, 0, 0, 0, 0] },
      constraints: {
        report_lines_pkey: key({}, { patient_id: ids.third }),
        report_lines_categories_check: { refused: [{ categories: [] }], accepted: [{ categories: {} }] },
        report_lines_months_check: { refused: [{ months: [] }], accepted: [{ months: {} }] },
        report_lines_next_step_check: oneOf('next_step', ['in_time', 'overdue', 'missing']),
        report_lines_waits_check: {
          refused: [{ waits: [0, 0, 0, 0, 0] }],
          accepted: [{ waits: [1, 2, 3, 4, 5, 6] }],
        },
      },
    },
  },
  limits: {
    'reports:': [
      {
        by: 'ruth',
        hat: 'administrator',
        method: 'POST',
        path: '/api/reports',
        body: () => ({ id: crypto.randomUUID(), kind: 'all' }),
      },
    ],
    'report-downloads:': [
      {
        by: 'ruth',
        hat: 'administrator',
        method: 'GET',
        path: '/reports/{reports:ruth}.csv?as=administrator',
      },
    ],
  },
  errors: {
    'request_report: nobody reports on these patients in this hat': asDana(
      "select app.request_report(uuidv7(), 'all', null)",
    ),
    'request_report: there is nothing of that id to report on': {
      by: 'ruth',
      hat: 'administrator',
      statement: "select app.request_report(uuidv7(), 'tag', uuidv7())",
    },
    'begin_report_download: there is no such report': asDana(
      'select app.begin_report_download({reports:ruth})',
    ),
    'begin_report_download: somebody in this report was erased': asDana(
      'select app.begin_report_download({reports:dana})',
    ),
  },
}
