/** What a table about a patient may lack, each with its reason. A line that no longer excuses anything fails the test. */
import type { Feature } from '../../src/lib/feature.ts'
import type { aspects } from './aspects.ts'

export interface CompletenessException {
  table: string
  /**
   * `link`: no foreign key leads from it to patients, though it holds their ids, or JSON that might. Whatever follows a
   * patient by foreign keys (erasing, merging) has a rule of its own for it.
   */
  lacks: readonly (keyof typeof aspects | 'link')[]
  reason: string
}

const byHand: readonly CompletenessException[] = [
  {
    table: 'activities',
    lacks: ['audited'],
    reason: 'A retelling of changes that are in the audit log themselves; nobody may write it.',
  },
  {
    table: 'ai_runs',
    lacks: ['audited'],
    reason: 'Is itself a log of what ran, for administrators: without words, and never changed.',
  },
  {
    table: 'model_calls',
    lacks: ['audited', 'notified'],
    reason: 'Is itself a log of what left, for administrators, and read when somebody opens it.',
  },
  {
    table: 'audit_log',
    lacks: ['audited', 'notified', 'link'],
    reason: 'It is the log: it outlives what it tells of, and is read when somebody opens it.',
  },
  {
    table: 'auth.two_factors',
    lacks: ['link'],
    reason: 'Its JSON holds the codes that were used, by account.',
  },
  {
    table: 'care_team',
    lacks: ['audited'],
    reason:
      'A history itself, of which nothing is deleted: it follows from changes that are audited, and co-workers, who do not, are.',
  },
  {
    table: 'conversation_presences',
    lacks: ['audited', 'exported', 'notified'],
    reason:
      'Which colleague has the conversation open at this moment: a row for a minute, about their work and not about the patient. Those who take part in it are told, nobody else.',
  },
  {
    table: 'erasures',
    lacks: ['notified', 'link'],
    reason:
      'Says by ids alone who was erased: it outlives them, the record of it in the log is of its making, and nobody reads it.',
  },
  {
    table: 'forms',
    lacks: ['link'],
    reason: 'Its JSON holds the questions of an organization, about nobody.',
  },
  {
    table: 'import_rows',
    lacks: ['link'],
    reason:
      'The rows of a file before they are written, gone within a day and in no backup: of somebody who may be the same, the id alone.',
  },
  {
    table: 'invitations',
    lacks: ['notified'],
    reason: 'Repeats the name and address of the record, and is written with it, which notifies.',
  },
  {
    table: 'jobs.job',
    lacks: ['link'],
    reason: 'What the queue took out of the outbox: ids alone, as there, and gone when the work is done.',
  },
  {
    table: 'jobs.schedule',
    lacks: ['link'],
    reason: 'Hours at which the queue would begin work by itself: it is given none.',
  },
  {
    table: 'jobs.warning',
    lacks: ['link'],
    reason: 'What the queue says of itself, about nobody.',
  },
  {
    table: 'likeness_checks',
    lacks: ['notified'],
    reason:
      'What is told is that a colleague asks, to administrators and the one who asked: whom it is about, nobody is told.',
  },
  {
    table: 'likeness_pairs',
    lacks: ['notified'],
    reason:
      'A guess of a job about two records, for administrators: they hear that the list changed, and about nobody.',
  },
  {
    table: 'mails',
    lacks: ['audited', 'notified'],
    reason:
      'What a job sent to the patient, who has it; the row is its record, and no screen of theirs shows it.',
  },
  {
    table: 'message_notices',
    lacks: ['audited', 'exported', 'notified'],
    reason: 'How often the job has told somebody of unread messages: no word of anybody, shown nowhere.',
  },
  {
    table: 'message_reads',
    lacks: ['audited', 'exported'],
    reason:
      'A bookmark. That somebody opened the conversation is in the audit log, and in the export from there.',
  },
  {
    table: 'outbox',
    lacks: ['link'],
    reason:
      'Work that waits for a moment: ids alone, which the job asks for again and does not find when they are gone.',
  },
  {
    table: 'patient_summaries',
    lacks: ['audited', 'notified'],
    reason:
      'Repeats what other tables hold, written by their triggers beside changes that are audited and notified.',
  },
  {
    table: 'patient_words',
    lacks: ['audited', 'notified'],
    reason:
      'Repeats the words of the record, written by its triggers beside a change that is audited and notified.',
  },
  {
    table: 'report_lines',
    lacks: ['audited', 'notified'],
    reason:
      'Figures of a report, for a week: that it was made or taken along is in the log, and whoever made it hears of it.',
  },
  {
    table: 'reports',
    lacks: ['link'],
    reason:
      'The sums of many, and the last one who was counted while it is made: gone within a week, the lines by patient at once.',
  },
  {
    table: 'rate_limits',
    lacks: ['link'],
    reason: 'Counts uses by patient, each for a day at most.',
  },
  {
    table: 'recent_reads',
    lacks: ['link'],
    reason: 'Knows for an hour what was opened, so that it is written into the audit log once.',
  },
  {
    table: 'safety_alert_recipients',
    lacks: ['audited', 'exported', 'notified'],
    reason:
      'Whom of the staff an alert has reached, written by the job that mails them; the alert itself is audited and notified.',
  },
]

const features = import.meta.glob<{ feature: Feature }>('../../src/features/*/*.feature.ts', { eager: true })

/** Every table with a patient_id as its feature names it, with what the download holds of it. */
export const patientTables = Object.values(features).flatMap(({ feature }) =>
  Object.entries(feature.patientTables ?? {}),
)

/** What the download leaves out, the features say themselves. */
const withheld = patientTables.flatMap(([table, download]): CompletenessException[] =>
  typeof download === 'object' && 'withheld' in download
    ? [{ table, lacks: ['exported'], reason: download.withheld }]
    : [],
)

export const completenessExceptions: readonly CompletenessException[] = [...byHand, ...withheld]
