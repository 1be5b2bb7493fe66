/** What the tests that ask about every table know of imports. */
import type { WorldRows } from '../../../test/access/world-rows.ts'
import { between, ids, key, length, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { ErrorExample, FeatureSamples } from '../../../test/samples/feature-samples.ts'
import { importStates } from './imports.rules.ts'

async function world(rows: WorldRows): Promise<void> {
  const { riverbend, harbor } = rows.people.organizations
  for (const [label, organization_id] of Object.entries({ riverbend, harbor })) {
    const import_id = await rows.add('imports', label, {
      organization_id,
      kind: 'patients',
      file_name: `${label}.csv`,
      state: 'checked',
      problem_count: 1,
    })
    await rows.insert('import_parts', { organization_id, import_id, number: 0, bytes: label })
    await rows.insert('import_rows', {
      organization_id,
      import_id,
      line: 2,
      cells: [label],
      reasons: ['name'],
    })
    await rows.insert('import_records', {
      organization_id,
      import_id,
      line: 2,
      record_id: import_id,
      table_name: 'patients',
      filled: [label],
    })
  }
}

const sees = { ruth: ['imports:riverbend'], victor: ['imports:harbor'] }
const row = { organization_id: ids.organization, import_id: ids.row }
const asRuth = (statement: string): ErrorExample => ({ by: 'ruth', hat: 'administrator', statement })
const asDana = (statement: string): ErrorExample => ({ by: 'dana', hat: 'staff', statement })
const one = '{imports:riverbend}'

export const samples: FeatureSamples = {
  world,
  readings: [
    {
      table: 'imports',
      by: 'file_name',
      sees: { ruth: ['riverbend.csv'], victor: ['harbor.csv'] },
    },
    { table: 'import_parts', by: 'bytes', sees: {} },
    { table: 'import_rows', by: 'import_id', sees },
    { table: 'import_records', by: 'import_id', sees },
  ],
  constraints: {
    imports: {
      row: { organization_id: ids.organization, id: ids.row, kind: 'tasks', file_name: 'tasks.csv' },
      constraints: {
        imports_pkey: key({}, { id: ids.third }),
        imports_kind_check: oneOf('kind', ['patients', 'case_managers', 'tasks']),
        imports_file_name_check: length('file_name', 1, 200),
        imports_state_check: oneOf('state', importStates),
        imports_headers_check: {
          refused: [{ headers: Array(101).fill('x') }],
          accepted: [{ headers: Array(100).fill('x') }],
        },
        imports_columns_check: {
          refused: [{ columns: Array(101).fill('') }],
          accepted: [{ columns: Array(100).fill('') }],
        },
        imports_date_order_check: oneOf('date_order', ['mdy', 'dmy', 'ymd']),
        imports_rule_check: oneOf('rule', ['ask', 'skip', 'create', 'fill']),
        imports_failure_check: length('failure', 0, 40),
      },
    },
    import_parts: {
      row: { ...row, number: 0, bytes: 'x' },
      constraints: {
        import_parts_pkey: key({}, { number: 1 }),
        import_parts_number_check: between('number', 0, 49),
        import_parts_bytes_check: {
          refused: [{ bytes: 'x'.repeat(1_000_001) }],
          accepted: [{ bytes: 'x'.repeat(1_000_000) }],
        },
      },
    },
    import_rows: {
      row: { ...row, line: 2, cells: [] },
      constraints: {
        import_rows_pkey: key({}, { line: 3 }),
        import_rows_decision_check: oneOf('decision', ['skip', 'create', 'fill']),
      },
    },
    import_records: {
      row: { ...row, line: 2, record_id: ids.other, table_name: 'tasks' },
      constraints: {
        import_records_pkey: key({}, { line: 3 }),
        import_records_table_name_check: oneOf('table_name', [
          'patients',
          'case_managers',
          'tasks',
          'staff_tasks',
        ]),
      },
    },
  },
  limits: {
    'imports:': [
      {
        by: 'ruth',
        hat: 'administrator',
        method: 'POST',
        path: '/api/imports',
        body: () => ({ id: crypto.randomUUID(), kind: 'tasks', fileName: 'tasks.csv' }),
      },
    ],
  },
  errors: {
    'begin_import: only administrators begin imports': asDana(
      "select app.begin_import(uuidv7(), 'tasks', 'x')",
    ),
    'own_import: only administrators import': asDana(`select app.discard_import(${one})`),
    'own_import: there is no such import': asRuth('select app.discard_import(uuidv7())'),
    'own_import: the import is in another state': asRuth(`select app.undo_import(${one})`),
    'decide_import: there is no such duplicate': asRuth(`select app.decide_import(${one}, 'skip', 99)`),
    'mend_import: there is nothing to mend here': asRuth(
      `select app.mend_import(${one}, 99, 'name', 'Ada Nowak', false)`,
    ),
    'write_import: something is wrong in some rows': asRuth(`select app.write_import(${one}, false)`),
    'write_import: the plan has too few seats': asRuth(
      `update imports set seats_missing = 1 where id = ${one}; select app.write_import(${one}, true)`,
    ),
    'write_import: somebody has to decide about duplicates': asRuth(
      `update imports set problem_count = 0 where id = ${one}; select app.write_import(${one}, false)`,
    ),
    'undo_import: this import stays': asRuth(
      `update imports set state = 'done', finished_at = '2026-01-01' where id = ${one}; select app.undo_import(${one})`,
    ),
    'refuse_import: what a row names was changed since': asRuth('select app.refuse_import()'),
    'take_seats: the plan has too few seats': asRuth(
      `update deployment set is_billing_off = false; update organizations set seats = 1 where id = {riverbend};
      select app.take_seats({riverbend}, '{a@b.example,c@d.example}')`,
    ),
  },
  writtenByStaff: ['imports.begin', 'imports.mend'],
}
