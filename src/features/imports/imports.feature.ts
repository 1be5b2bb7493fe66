import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Patients, case managers and tasks from a table: columns named once, a dry run row by row, likely duplicates, all or nothing, and the way back.',
  topics: { imports: 'staff' },
  refreshedBy: { imports: { administrator: ['imports'] } },
}
