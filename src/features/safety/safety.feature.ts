import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Words of danger are recognised before anything else; help is shown, and staff are told.',
  topics: { safety: 'everybody' },
  refreshedBy: { safety: { patient: ['safety'], staff: ['safety'], administrator: ['safety'] } },
  patientTables: {
    safety_alerts: {
      withheld: 'Written for staff: the download leaves it out and says so, with whom to ask (decision 40).',
    },
  },
  merging: {
    // Whom an alert reached stands below it, wherever it is.
    safety_alert_recipients: 'stays',
    safety_alerts: 'moves',
  },
}
