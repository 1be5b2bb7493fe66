import { formatDate } from '#lib/dates.ts'
import type { Cover } from './cover.contract.ts'
import { firstName, lastMoment, MOST_COVER_DAYS, REASON_LENGTH } from './cover.rules.ts'

const until = (endsAt: string) => formatDate(lastMoment(endsAt))
const whom = ({ patientName, patientId, caseManagerName }: Cover) =>
  patientId ? (patientName ?? 'one patient') : `all of ${caseManagerName}’s patients`

/** The words about cover for a colleague, for staff. */
export const coverText = {
  heading: 'Cover',
  hint: 'When you are away, a colleague can work with your patients. It ends by itself.',
  empty: 'Nobody covers for you, and you cover for nobody',
  emptyHint: 'Ask a colleague before you are away. Your patients see who may open their record.',
  forMe: 'Who covers for you',
  byMe: 'For whom you cover',
  ask: 'Ask a colleague to cover',
  give: 'Give a colleague access',
  set: 'Set a cover',
  giveFor: (name: string) => `Set a cover for ${name}`,
  giveForPatient: (name: string) => `Give a colleague access to ${name}`,
  askHint:
    'They read and write like you, in their own name, until the last day. They can’t change or close a record, move a patient, or pass it on.',
  adminHint:
    'Their colleague reads and writes like them, in their own name, until the last day. Unsigned notes and hours stay private.',
  colleague: 'Who covers',
  nobody: 'There is no other case manager here. An administrator can add one.',
  scope: 'For whom',
  wholeCaseload: 'All of my patients',
  from: 'From',
  fromHint: 'Today means from now on.',
  until: 'Until and including',
  untilHint: `At most ${MOST_COVER_DAYS} days.`,
  reason: 'Why',
  reasonHint: 'For staff only. Patients don’t see it.',
  cancel: 'Cancel',
  save: 'Give access',
  covers: (cover: Cover) =>
    `${cover.colleagueName} covers ${whom(cover)}${cover.patientId ? ` for ${cover.caseManagerName}` : ''}`,
  coversMine: ({ colleagueName, patientId, patientName }: Cover) =>
    patientId
      ? `${colleagueName} covers ${patientName ?? 'one patient'}`
      : `${colleagueName} covers all of your patients`,
  held: ({ caseManagerName, patientId, patientName }: Cover) =>
    patientId
      ? `You cover ${patientName ?? 'one patient'} for ${caseManagerName}`
      : `You cover all of ${caseManagerName}’s patients`,
  heldLater: ({ caseManagerName, patientId }: Cover) =>
    patientId
      ? `You will cover one patient for ${caseManagerName}`
      : `You will cover all of ${caseManagerName}’s patients`,
  days: ({ startsAt, endsAt, isRunning }: Cover) =>
    isRunning ? `Until ${until(endsAt)}` : `From ${formatDate(startsAt)} until ${until(endsAt)}`,
  notYet: 'Not begun',
  end: 'End',
  endOf: (cover: Cover) => `End: ${cover.colleagueName} covers ${whom(cover)}`,
  badge: (caseManager: string, endsAt: string) =>
    `Covering for ${firstName(caseManager)} until ${until(endsAt)}`,
  banner: (caseManager: string, endsAt: string) => `You cover for ${caseManager} until ${until(endsAt)}.`,
  bannerHint:
    'What you read and write here is kept in your own name, and the patient can see that you opened it.',
  list: 'Covers that run or are to come',
  listHeading: 'Cover for absent colleagues',
  listHint: 'Who may work with a colleague’s patients, and until when.',
  listEmpty: 'Nobody covers for anybody now',
  listEmptyHint: 'Set a cover in the row of whoever is away.',
  given: (cover: Cover) => ({
    title: cover.isRunning ? 'Access given' : 'Cover set',
    body: `${coverSentence(cover)} ${cover.isRunning ? '' : `from ${formatDate(cover.startsAt)} `}until ${until(cover.endsAt)}.`,
  }),
  ended: (cover: Cover) => ({
    title: 'Cover ended',
    body: `${cover.colleagueName} no longer covers ${whom(cover)}.`,
  }),
  resumed: (cover: Cover) => ({
    title: 'Cover goes on',
    body: `${coverSentence(cover)} until ${until(cover.endsAt)}.`,
  }),
  undo: 'Undo',
  failures: {
    give: { title: 'Error', body: 'Access was not given. Nothing was changed. Please try again.' },
    taken: { title: 'Not given again', body: 'They cover here at this time already.' },
    notYours: {
      title: 'Error',
      body: 'Only a case manager’s own patients can be covered, by somebody who is here.',
    },
    end: { title: 'Error', body: 'The cover was not ended. Please try again.' },
    resume: { title: 'Error', body: 'The cover stays ended. Set a new one if it is still needed.' },
  },
  problems: {
    colleagueMissing: 'Choose a colleague.',
    scopeMissing: 'Choose for whom.',
    reasonMissing: 'Say why, in a few words.',
    reasonLong: `Use at most ${REASON_LENGTH} letters.`,
    dayMissing: 'Choose a day.',
    dayPast: 'Choose today or a later day.',
    untilBeforeFrom: 'The last day comes after the first.',
    tooLong: `A cover lasts at most ${MOST_COVER_DAYS} days. You can give it again then.`,
  } as Record<string, string>,
}

function coverSentence(cover: Cover): string {
  return `${cover.colleagueName} ${cover.isRunning ? 'covers' : 'will cover'} ${whom(cover)}`
}
