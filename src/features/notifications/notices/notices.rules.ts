// What a notice is: a mail that somebody may be sent about their care, to whom, and in which words. Whether and when it
// goes is decided at the moment of sending.
import type { Language } from '#lib/language.ts'

/** The words of a mail. The subject reveals nothing; paragraphs of the body are parted by an empty line. */
export interface MailWords {
  subject: string
  body: string
}

interface Notice {
  /** What kind of mail it is, as its row says; at most 60 letters. */
  kind: string
  /** The same key is the same mail, however often its job runs. */
  dedupeKey: string
  /** The screen to open, as an address without a language, such as `/patient-portal/dashboard`. */
  screen: string
}

export interface PatientNotice extends Notice {
  patientId: string
  words(language: Language): MailWords
  /** Of a closed case, nothing goes out any more but what has to be known even then. To who has died, nothing at all. */
  alsoWhenClosed?: boolean
}

/** About a patient, to the staff. Staff read English. */
export interface StaffNotice extends Notice {
  patientId: string
  words: MailWords
}

/** To those whom a step of a safety alert's escalation reaches; each of them finds it on a screen of their own. */
export interface AlertNotice extends Omit<StaffNotice, 'screen'> {
  alertId: string
  step: 'first' | 'team' | 'administrators'
}

/** To the case manager who is to cover. */
export interface CoverNotice extends Notice {
  coverId: string
  words: MailWords
}

export interface InvitationNotice extends Notice {
  invitationId: string
  words(language: Language): MailWords
  /** The part of `screen` that lets its reader in; where mails leave, the row that we keep does not show it. */
  secret: string
}

/** About what somebody pays for themselves, whether or not they have access to anything here. */
export interface SubscriberNotice extends Omit<Notice, 'screen'> {
  userId: string
  words: MailWords
}

/** About something that a visitor sent, to whoever runs this copy. There is no screen for it. */
export interface OperatorNotice extends Omit<Notice, 'screen'> {
  words: MailWords
  /** The visitor, whom the operator answers. */
  replyTo: string
}

export interface ProofNotice extends Omit<Notice, 'screen'> {
  proofId: string
  words(language: Language): MailWords
  /** Absent where the mail carries a code instead of a link. */
  screen?: string
  /** The code, or the part of `screen` that lets its reader in; where mails leave, the row that we keep does not show it. */
  secret?: string
}

/**
 * How a job of any feature lets somebody know. Nobody hands over an address here: it is read from the record at the
 * moment of sending (decision 35), in the language of whoever gets it, at the hours that are safe for them.
 */
export interface Notices {
  /** Mails the patient, unless they have no address or said not to. */
  toPatient(notice: PatientNotice): Promise<void>
  /** Mails the patient's case manager, and whoever covers for them now; false where none of them has access. */
  toCaseManager(notice: StaffNotice): Promise<boolean>
  /** Mails the patient's specialist; false where there is none. */
  toSpecialist(notice: StaffNotice): Promise<boolean>
  /** Mails whoever is to cover, unless they have left. */
  toColleague(notice: CoverNotice): Promise<void>
  /** Mails those whom a step of an alert's escalation reaches, outside of the organization's hours whom it named as well. */
  toReached(notice: AlertNotice): Promise<void>
  /** Mails whoever has or had a subscription in this organization, at the address of their account. */
  toSubscriber(notice: SubscriberNotice): Promise<void>
  /** Mails whoever is invited, at the address of the invitation. */
  toInvited(notice: InvitationNotice): Promise<void>
  /** Mails the address that is to be proven, as its person wishes where they are a patient already. */
  toProving(notice: ProofNotice): Promise<void>
  /** Mails whoever runs this copy, at the address of its settings. Where mails leave, the words are not kept here. */
  toOperator(notice: OperatorNotice): Promise<void>
}
