import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Progress reports of a caseload, an organization or a part of it: made as a job, kept for a week, read, printed and downloaded.',
  topics: { reports: 'staff' },
  refreshedBy: { reports: { staff: ['reports'], administrator: ['reports'] } },
  patientTables: {
    report_lines: {
      withheld: 'Figures that follow from the checklist, the next step and the messages, gone within a week.',
    },
  },
  merging: {
    // What a report counted stays as it was counted, for the week that it is kept.
    report_lines: 'stays',
  },
}
