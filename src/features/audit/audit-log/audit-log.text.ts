import { tableWords } from './audit-log.gen.ts'
import type { Verb } from './audit-log.rules.ts'

/** The words of the audit log, for administrators. */
export const auditLogText = {
  hint: 'Who saw, changed, exported or was refused what, and when; never what was written. Nobody can change it. What a patient does in a private notebook is not shown.',
  caption: 'Audit log, the newest first',
  when: 'When',
  who: 'Who',
  act: 'What',
  about: 'About',
  anybody: 'Anybody',
  anything: 'Anything',
  person: 'Who',
  verb: 'What was done',
  entity: 'With what',
  from: 'From',
  until: 'Until',
  verbs: {
    read: 'Opened',
    insert: 'Added',
    update: 'Changed',
    delete: 'Removed',
    export: 'Exported',
    refused: 'Was refused',
  } satisfies Record<Verb, string>,
  hats: {
    patient: 'patient',
    case_manager: 'case manager',
    specialist: 'support specialist',
    administrator: 'administrator',
    visitor: 'without a role here',
    job: 'the system',
    merge: 'merging records',
  } as Record<string, string>,
  system: 'The system',
  nameless: 'Somebody who is gone',
  inPlaceOf: (caseManager: string) => `in place of ${caseManager}`,
  fields: (names: readonly string[]) =>
    names.map(name => name.replaceAll('_', ' ').replace(/\bai\b/, 'AI')).join(', '),
  /** What is audited, by the name of its table; and the log itself, which can be exported. */
  entities: Object.fromEntries(
    Object.entries(tableWords).flatMap(([table, { entry }]) => (entry ? [[table, entry]] : [])),
  ),
  /** A procedure of the API, such as `patientRecords.open`, in words. */
  procedure: (name: string) =>
    name
      .replace('.', ': ')
      .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
      .replace(/^./, letter => letter.toUpperCase()),
  onlyAbout: (name: string) => `Only about ${name}`,
  onlyThis: 'Only about one patient',
  aboutAll: 'Show everybody',
  ofRecord: 'Log of this record',
  more: 'Show earlier',
  lookFurther: 'Look further back',
  lookedBackTo: (moment: string) => `Looked back to ${moment}.`,
  none: 'Nothing in the log yet',
  noneFound: 'Nothing found',
  noneFoundHint: 'Try other days, another person, or fewer filters.',
  download: 'Download as CSV',
  failed: 'The log could not be read',
  csv: {
    fileName: 'audit-log',
    columns: [
      'time (UTC)',
      'person',
      'person id',
      'role',
      'act',
      'what',
      'id',
      'fields',
      'patient',
      'patient id',
      'in place of',
    ],
    tooOften: 'This was exported often. Try again in an hour.',
  },
}
