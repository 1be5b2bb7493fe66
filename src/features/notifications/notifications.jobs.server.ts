import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import type { JobTools } from '#platform/jobs/jobs.server.ts'
import { oneLine } from '#platform/mail/mail.server.ts'
import type {
  AlertNotice,
  CoverNotice,
  InvitationNotice,
  MailWords,
  Notices,
  OperatorNotice,
  PatientNotice,
  ProofNotice,
  StaffNotice,
  SubscriberNotice,
} from './notices/notices.rules.ts'
import { composeBody } from './notifications.mail.ts'
import { isSilent, type MailPreference, mayMail, nextOpening } from './notifications.rules.ts'

/** What `tools` can tell somebody, for jobs of any feature. */
export function noticesThrough(tools: JobTools): Notices {
  return {
    toPatient: notice => sendPatientMail(tools, notice),
    toCaseManager: notice => sendCaseManagerMail(tools, notice),
    toSpecialist: notice => sendSpecialistMail(tools, notice),
    toColleague: notice => sendColleagueMail(tools, notice),
    toReached: notice => sendAlertMails(tools, notice),
    toSubscriber: notice => sendSubscriberMail(tools, notice),
    toInvited: notice => sendInvitationMail(tools, notice),
    toProving: notice => sendProofMail(tools, notice),
    toOperator: notice => sendOperatorMail(tools, notice),
  }
}

interface Letter {
  kind: string
  dedupeKey: string
  patientId: string | null
  recipient: string
  words: MailWords
  language: Language
  screen?: string
  audience: 'patient' | 'staff' | 'subscriber' | 'invited' | 'operator'
  secret?: string
  replyTo?: string
}

/**
 * Writes the mail down, sends it and marks it sent, in this order: whatever ends this process in between, the job runs
 * again, finds the row, and either sends it under the same message id or sees that it went out.
 */
async function deliver({ session, services }: JobTools, letter: Letter): Promise<void> {
  const text = composeBody({ ...letter, originUrl: services.originUrl })
  const kept = letter.secret && services.mailLeaves ? text.replaceAll(letter.secret, '…') : text
  const subject = oneLine(letter.words.subject)
  const row = await session.one(writeDown(letter, subject, kept))
  if (!row) return
  const { recipient: to, language, replyTo } = letter
  await services.sendMail({ id: row.id, to, subject, text, language, ...(replyTo ? { replyTo } : {}) })
  await session.all(
    sqlFor
      .updateTable('mails')
      .set({ status: 'sent', sentAt: new Date().toISOString() })
      .where('id', '=', row.id)
      .where('status', '=', 'waiting'),
  )
}

/** The row of a mail that is to be sent: a new one, or one that still waits. Answers with nothing for one that is done. */
function writeDown(letter: Letter, subject: string, body: string) {
  const current = { recipient: letter.recipient, subject, body }
  return sqlFor
    .insertInto('mails')
    .values({ ...rowOf(letter), ...current, status: 'waiting' })
    .onConflict(conflict =>
      conflict.column('dedupeKey').doUpdateSet(current).where('mails.status', '=', 'waiting'),
    )
    .returning('id')
}

const rowOf = ({ patientId, dedupeKey, kind }: Pick<Letter, 'patientId' | 'dedupeKey' | 'kind'>) => ({
  organizationId: sql<string>`app.org()`,
  patientId,
  dedupeKey,
  kind,
})

/** Keeps the mail that the patient does not want: staff can see why nothing went out. */
async function withhold({ session }: JobTools, letter: Letter): Promise<void> {
  await session.all(
    sqlFor
      .insertInto('mails')
      .values({
        ...rowOf(letter),
        recipient: letter.recipient,
        subject: oneLine(letter.words.subject),
        body: letter.words.body,
        status: 'withheld',
      })
      .onConflict(conflict => conflict.column('dedupeKey').doNothing()),
  )
}

interface Reachable {
  timeZone: string
  mayEmail: boolean | null
  fromHour: number | null
  untilHour: number | null
}

/** Sends, withholds or puts off, as the patient wishes; who is a patient of several teams, as all of them were told. */
async function deliverAsWished(tools: JobTools, letter: Letter, ...people: Reachable[]): Promise<void> {
  const now = new Date()
  const wishes = people.map(({ mayEmail, fromHour, untilHour, timeZone }) => {
    const preference: MailPreference | null =
      mayEmail === null ? null : { mayEmail, fromHour: fromHour ?? 0, untilHour: untilHour ?? 24 }
    return { wish: mayMail(preference, now, timeZone), preference, timeZone }
  })
  if (wishes.some(({ wish }) => wish === 'never')) return withhold(tools, letter)
  for (const { wish, preference, timeZone } of wishes)
    if (wish === 'later' && preference) throw new LaterError(nextOpening(preference, now, timeZone))
  return deliver(tools, letter)
}

const preferenceColumns = [
  'contactPreferences.mayEmail',
  'contactPreferences.fromHour',
  'contactPreferences.untilHour',
] as const

async function sendPatientMail(tools: JobTools, notice: PatientNotice): Promise<void> {
  const patient = await tools.session.one(
    sqlFor
      .selectFrom('patients')
      .leftJoin('contactPreferences', join =>
        join
          .onRef('contactPreferences.organizationId', '=', 'patients.organizationId')
          .onRef('contactPreferences.patientId', '=', 'patients.id'),
      )
      .select(['patients.email', 'patients.language', 'patients.timeZone', ...preferenceColumns])
      .select(['patients.status', 'patients.closedReason'])
      .where('patients.id', '=', notice.patientId),
  )
  if (!patient?.email || isSilent(patient, notice.alsoWhenClosed)) return
  const { email, language } = patient
  const words = notice.words(language)
  await deliverAsWished(tools, { ...notice, recipient: email, words, language, audience: 'patient' }, patient)
}

/** Staff read English. */
const toStaff = { language: 'en', audience: 'staff' } as const

async function sendCaseManagerMail(tools: JobTools, notice: StaffNotice): Promise<boolean> {
  const manager = await tools.session.one(
    sqlFor
      .selectFrom('patients')
      .innerJoin('caseManagers', join =>
        join
          .onRef('caseManagers.organizationId', '=', 'patients.organizationId')
          .onRef('caseManagers.id', '=', 'patients.caseManagerId'),
      )
      .select(['caseManagers.email', 'caseManagers.suspendedAt'])
      .where('patients.id', '=', notice.patientId)
      .where('caseManagers.removedAt', 'is', null),
  )
  if (!manager) return false
  const hasAccess = manager.suspendedAt === null
  if (hasAccess) await deliver(tools, { ...notice, ...toStaff, recipient: manager.email })
  const covering = await sendCoveringMails(tools, notice)
  return hasAccess || covering > 0
}

/** Whoever covers for the case manager at this moment is told the same; answers with how many. */
async function sendCoveringMails(tools: JobTools, notice: StaffNotice): Promise<number> {
  const covering = await tools.session.all(
    sqlFor
      .selectFrom('patients as p')
      .innerJoin('covers as v', join =>
        join
          .onRef('v.organizationId', '=', 'p.organizationId')
          .onRef('v.caseManagerId', '=', 'p.caseManagerId')
          .on(sql<boolean>`(v.patient_id is null or v.patient_id = p.id)`),
      )
      .innerJoin('caseManagers as c', join =>
        join.onRef('c.organizationId', '=', 'v.organizationId').onRef('c.id', '=', 'v.colleagueId'),
      )
      .select(['c.id', 'c.email'])
      .distinct()
      .where('p.id', '=', notice.patientId)
      .where('v.endedAt', 'is', null)
      .where(sql<boolean>`v.starts_at <= now() and v.ends_at > now()`)
      .where(sql<boolean>`num_nonnulls(c.removed_at, c.suspended_at) = 0`),
  )
  for (const { id, email: recipient } of covering)
    await deliver(tools, { ...notice, ...toStaff, recipient, dedupeKey: `${notice.dedupeKey}:${id}` })
  return covering.length
}

async function sendSpecialistMail(tools: JobTools, notice: StaffNotice): Promise<boolean> {
  const specialist = await tools.session.one(
    sqlFor
      .selectFrom('patients')
      .innerJoin('specialists', join =>
        join
          .onRef('specialists.organizationId', '=', 'patients.organizationId')
          .onRef('specialists.id', '=', 'patients.specialistId'),
      )
      .select('specialists.email')
      .where('patients.id', '=', notice.patientId)
      .where(sql<boolean>`num_nonnulls(specialists.removed_at, specialists.suspended_at) = 0`),
  )
  if (specialist) await deliver(tools, { ...notice, ...toStaff, recipient: specialist.email })
  return specialist !== undefined
}

async function sendColleagueMail(tools: JobTools, notice: CoverNotice): Promise<void> {
  const colleague = await tools.session.one(
    sqlFor
      .selectFrom('covers as v')
      .innerJoin('caseManagers as c', join =>
        join.onRef('c.organizationId', '=', 'v.organizationId').onRef('c.id', '=', 'v.colleagueId'),
      )
      .select(['c.email as recipient', 'v.patientId'])
      .where('v.id', '=', notice.coverId)
      .where(sql<boolean>`num_nonnulls(c.removed_at, c.suspended_at) = 0`),
  )
  if (colleague) await deliver(tools, { ...notice, ...toStaff, ...colleague })
}

async function sendAlertMails(tools: JobTools, { alertId, step, ...notice }: AlertNotice): Promise<void> {
  type Reached = { who: string; email: string; screen: string }
  const reached = sql<Reached>`app.reach_by_safety_alert(${alertId}, ${step})`.as('a')
  const people = await tools.session.all(sqlFor.selectFrom(reached).select(['a.who', 'a.email', 'a.screen']))
  for (const { who, email: recipient, screen } of people) {
    const dedupeKey = `${notice.dedupeKey}:${who}`
    await deliver(tools, { ...notice, ...toStaff, recipient, screen, dedupeKey })
  }
}

async function sendSubscriberMail(tools: JobTools, { userId, ...notice }: SubscriberNotice): Promise<void> {
  const address = sql<string | null>`app.address_of_subscriber(${userId})`.as('email')
  const recipient = (await tools.session.one(sqlFor.selectNoFrom(address)))?.email
  if (recipient)
    await deliver(tools, { ...notice, patientId: null, recipient, language: 'en', audience: 'subscriber' })
}

async function sendOperatorMail(tools: JobTools, notice: OperatorNotice): Promise<void> {
  await deliver(tools, {
    ...notice,
    patientId: null,
    recipient: tools.services.operatorAddress,
    language: 'en',
    audience: 'operator',
    // No hat reads inquiries, so a second copy of a visitor's words must not lie here.
    secret: notice.words.body,
  })
}

async function sendInvitationMail(tools: JobTools, notice: InvitationNotice): Promise<void> {
  const invited = await tools.session.one(
    sqlFor
      .selectFrom('invitations')
      .leftJoin('patients', join =>
        join
          .onRef('patients.organizationId', '=', 'invitations.organizationId')
          .onRef('patients.id', '=', 'invitations.patientId'),
      )
      .leftJoin('contactPreferences', join =>
        join
          .onRef('contactPreferences.organizationId', '=', 'invitations.organizationId')
          .onRef('contactPreferences.patientId', '=', 'invitations.patientId'),
      )
      .select(['invitations.email', 'invitations.patientId', 'patients.language', 'patients.timeZone'])
      .select(['patients.status', 'patients.closedReason'])
      .select(preferenceColumns)
      .where('invitations.id', '=', notice.invitationId),
  )
  if (!invited || isSilent(invited)) return
  const { email, patientId, language, timeZone } = invited
  const words = notice.words(language ?? 'en')
  const letter = { ...notice, recipient: email, patientId, words, language: language ?? 'en' }
  await deliverAsWished(tools, { ...letter, audience: 'invited' }, { ...invited, timeZone: timeZone ?? '' })
}

async function sendProofMail(tools: JobTools, notice: ProofNotice): Promise<void> {
  type Proof = { email: string; language: Language; reach: Reachable[] }
  const mailed = sql<Proof>`app.proof_to_mail(${notice.proofId})`.as('p')
  const proof = await tools.session.one(sqlFor.selectFrom(mailed).select(['email', 'language', 'reach']))
  if (!proof) return
  const { email, language, reach } = proof
  const letter = { ...notice, patientId: null, recipient: email, words: notice.words(language), language }
  await deliverAsWished(tools, { ...letter, audience: 'invited' }, ...reach)
}
