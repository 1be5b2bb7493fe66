/** The words about who opened a record (English). */
export const auditText = {
  heading: 'Who opened your record',
  description:
    'Each time somebody opens your page, your messages or your files, it is written down here. Nobody can erase it.',
  empty: 'Nobody has opened your record yet',
  emptyHint: 'When somebody on your care team opens it, you will see their name and the time here.',
  list: 'Who opened your record, the newest first',
  more: 'Show earlier',
  you: 'You',
  nameless: 'Somebody who no longer works here',
  system: 'The system',
  hats: {
    case_manager: 'case manager',
    specialist: 'support specialist',
    administrator: 'administrator',
    co_worker: 'also on your care team',
  } as Record<string, string>,
  opened: {
    patients: 'opened your page',
    conversations: 'opened your messages',
    case_files: 'opened a file about you',
    submissions: 'read a form you sent',
    likeness_checks: 'was told that somebody with your email, phone or name is a patient here',
  } as Record<string, string>,
  openedOther: 'opened a part of your record',
  exported: 'downloaded a copy of your record',
  inPlaceOf: (caseManager: string) => `in place of ${caseManager}`,
  times: (times: number) => `${times} times that day`,
}
