import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Patients, case managers and tasks from a table: columns named once, a dry run row by row, likely duplicates, all or nothing, and the way back.',
  topics: { imports: 'staff' },
  refreshedBy: { imports: { administrator: ['imports'] } },
  erasing: {
    // A file that was brought along, for the day that it is kept, where they stand in it; and which line of it they were.
    import_parts: {
      goes: `exists (select from public.import_rows r where r.organization_id = $1
      and r.organization_id = x.organization_id and r.import_id = x.import_id
      and (r.record_id = any ($2) or r.alike_id = any ($2)))`,
    },
    import_records: { goes: 'x.organization_id = $1 and x.record_id = any ($2)' },
    import_rows: { goes: 'x.organization_id = $1 and (x.record_id = any ($2) or x.alike_id = any ($2))' },
    imports: 'stays',
  },
}
