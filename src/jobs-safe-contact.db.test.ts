/**
 * No mail job gets around how it is safe to reach a patient, and none names them to anybody else: mail is read over shoulders
 * (decision 41). Every registered job is run about Maria; what is
 * said here of each job is only what it needs to happen before, and whether it mails the patient at all.
 */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { LaterError } from '#platform/jobs/job-errors.server.ts'
import { createJobServices } from '#platform/jobs/jobs.server.ts'
import type { OutgoingMail } from '#platform/mail/mail.server.ts'
import { insertRows } from '../sample/insert-people.ts'
import { namedPeople } from '../sample/people.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../test/database.ts'
import { jobHandlers } from './jobs.server.ts'

const db = withTestDatabase()
let people: InsertedPeople
let sent: OutgoingMail[]

beforeEach(async () => {
  people = await onlyPeople(db)
  sent = []
})

const services = createJobServices({
  mailer: { leaves: true, send: async mail => void sent.push(mail), close: () => {} },
  originUrl: 'https://care.example.org',
  secret: 'tests',
})

interface Scenario {
  mailsPatient: boolean
  /** Makes what the job is about, and answers with its payload. */
  arrange(): Promise<Record<string, unknown>>
}

const patient = () => ({ organization_id: people.maria.organizationId, patient_id: people.maria.recordId })
const patientId = () => people.maria.recordId
const address = () => namedPeople.maria.email

async function add(table: string, row: Record<string, unknown>): Promise<string> {
  const id = randomUUID()
  await insertRows(db.owner, table, [{ id, ...row }])
  return id
}

async function agree(status: string): Promise<Record<string, unknown>> {
  const starts_at = new Date(Date.now() + 20 * 3_600_000).toISOString()
  const ends_at = new Date(Date.now() + 21 * 3_600_000).toISOString()
  const appointmentId = await add('appointments', {
    ...patient(),
    case_manager_id: people.dana.recordId,
    starts_at,
    ends_at,
    status,
    requested_by: 'patient',
  })
  const [row] = await db.rows<{ sequence: number }>('select sequence from appointments where id = $1', [
    appointmentId,
  ])
  return { appointmentId, patientId: patientId(), sequence: row?.sequence }
}

const draft = (row: Record<string, unknown>) =>
  add('ai_drafts', {
    ...patient(),
    kind: 'letter',
    text: 'Dear Maria',
    requested_by: people.dana.userId,
    asked_as: 'case_manager',
    ...row,
  })

async function cover() {
  const [case_manager_id, colleague_id] = [people.dana.recordId, people.marcus.recordId]
  const row = { ...patient(), case_manager_id, colleague_id, reason: 'Leave' }
  return {
    coverId: await add('covers', { ...row, ends_at: new Date(Date.now() + 86_400_000).toISOString() }),
  }
}

const scenarios: Record<string, Scenario> = {
  'appointments.remind': { mailsPatient: true, arrange: () => agree('confirmed') },
  'appointments.tell-patient': { mailsPatient: true, arrange: () => agree('confirmed') },
  'appointments.tell-staff': { mailsPatient: false, arrange: () => agree('requested') },
  'assistant.forget-draft': {
    mailsPatient: false,
    arrange: async () => ({ draftId: await draft({ expires_at: '2020-01-01T00:00:00Z' }) }),
  },
  'assistant.forget-model-call': {
    mailsPatient: false,
    arrange: async () => ({
      callId: await add('model_calls', {
        ...patient(),
        kind: 'note',
        model: 'small',
        sent: 'x',
        expires_at: '2020-01-01T00:00:00Z',
      }),
    }),
  },
  'assistant.write-draft': {
    mailsPatient: false,
    arrange: async () => ({ draftId: await draft({ is_being_written: true }) }),
  },
  'auth.mail-proof': {
    mailsPatient: true,
    async arrange() {
      const expires_at = new Date(Date.now() + 3_600_000).toISOString()
      const proof = { purpose: 'new-password', email: address(), language: 'en', expires_at }
      return { proofId: await add('auth.address_proofs', proof), sending: 1 }
    },
  },
  'audit.seal': { mailsPatient: false, arrange: async () => ({}) },
  'billing.follow': {
    mailsPatient: false,
    async arrange() {
      const { organizationId: organization_id, userId } = people.dana
      await insertRows(db.owner, 'subscriptions', [
        { organization_id, user_id: userId, provider: 'test', customer_ref: 'test_dana' },
      ])
      return { userId, change: 'subscribe' }
    },
  },
  'care-team.mark-ended': { mailsPatient: false, arrange: async () => ({}) },
  'checklist.personalise': { mailsPatient: false, arrange: async () => ({ patientId: patientId() }) },
  'cover.begin': { mailsPatient: false, arrange: cover },
  'cover.tell-colleague': { mailsPatient: false, arrange: cover },
  'inquiries.mail-operator': {
    mailsPatient: false,
    async arrange() {
      const inquiry = { form_type: 'contact', name: 'Maria', email: address(), message: 'Hello' }
      return { inquiryId: await add('inquiries', inquiry) }
    },
  },
  'files.remind-of-expiry': {
    mailsPatient: false,
    async arrange() {
      const stored = {
        media_type: 'text/plain',
        size_bytes: 1,
        sha256: '0'.repeat(64),
        storage_key: 'files/0123456789',
      }
      const expires_on = '2040-01-31'
      const fileId = await add('case_files', { ...patient(), name: 'ID', kind: 'id', expires_on, ...stored })
      return { fileId, patientId: patientId(), expiresOn: expires_on }
    },
  },
  'files.sweep': { mailsPatient: false, arrange: async () => ({}) },
  'imports.carry-on': { mailsPatient: false, arrange: async () => ({ importId: randomUUID() }) },
  'reports.forget': { mailsPatient: false, arrange: async () => ({ reportId: randomUUID() }) },
  'reports.make': { mailsPatient: false, arrange: async () => ({ reportId: randomUUID() }) },
  'imports.check-mended': { mailsPatient: false, arrange: async () => ({ importId: randomUUID() }) },
  'imports.forget': { mailsPatient: false, arrange: async () => ({ importId: randomUUID() }) },
  'erasures.erase': { mailsPatient: false, arrange: async () => ({ requestId: randomUUID() }) },
  'likeness.compare': { mailsPatient: false, arrange: async () => ({ patientIds: [patientId()] }) },
  'merges.gather': { mailsPatient: false, arrange: async () => ({ mergeId: randomUUID() }) },
  'messaging.mail-unread': {
    mailsPatient: true,
    async arrange() {
      const conversation_id = await add('conversations', { ...patient(), participant_type: 'case_manager' })
      const { organizationId: organization_id, userId: sender_id } = people.dana
      const message = { organization_id, conversation_id, sender_id, sender_type: 'case_manager' }
      return {
        conversationId: conversation_id,
        messageId: await add('messages', { ...message, content: 'Hello' }),
      }
    },
  },
  'onboarding.mail-completed': { mailsPatient: true, arrange: async () => ({ patientId: patientId() }) },
  'organizations.fill-defaults': { mailsPatient: false, arrange: async () => ({}) },
  'organizations.mail-invitation': {
    mailsPatient: true,
    async arrange() {
      const invitation = { ...patient(), kind: 'patient', email: address(), name: namedPeople.maria.name }
      const expires_at = '2999-01-01T00:00:00Z'
      return { invitationId: await add('invitations', { ...invitation, expires_at }) }
    },
  },
  'safety.climb': {
    mailsPatient: false,
    async arrange() {
      const created_at = new Date(Date.now() - 16 * 60_000).toISOString()
      const alert = { ...patient(), kind: 'emergency', source: 'message', created_at }
      return { alertId: await add('safety_alerts', alert), patientId: patientId(), step: 'team' }
    },
  },
  'safety.mail-alert': {
    mailsPatient: false,
    async arrange() {
      const alertId = await add('safety_alerts', { ...patient(), kind: 'emergency', source: 'message' })
      return { alertId, patientId: patientId() }
    },
  },
  'staff.tell-patient': {
    mailsPatient: true,
    arrange: async () => ({
      patientId: patientId(),
      caseManagerId: people.dana.recordId,
      since: '2026-01-01T00:00:00Z',
    }),
  },
  'tasks.alert-completed': {
    mailsPatient: false,
    async arrange() {
      const completed_at = new Date().toISOString()
      const task = { ...patient(), title: 'Bring the card', status: 'completed', completed_at }
      return { taskId: await add('tasks', task), patientId: patientId() }
    },
  },
}

const prefer = (mayEmail: boolean, fromHour = 0, untilHour = 24) =>
  db.rows(
    `insert into contact_preferences (organization_id, patient_id, may_email, from_hour, until_hour)
     values ($1, $2, $3, $4, $5)`,
    [people.maria.organizationId, patientId(), mayEmail, fromHour, untilHour],
  )

async function run(job: string): Promise<void> {
  const payload = (await scenarios[job]?.arrange()) ?? {}
  const organization = people.maria.organizationId
  await jobHandlers[job]?.(
    { organization, payload },
    { session: db.databasePool.asJob(organization), services },
  )
}

const toPatient = () => sent.filter(({ to }) => to === address())
const mails = () => db.rows<{ status: string }>('select status from mails where recipient = $1', [address()])

const jobs = Object.keys(jobHandlers)
const mailingPatients = jobs.filter(job => scenarios[job]?.mailsPatient)

describe('every job', () => {
  it('is run here: a new one says what it needs, and whether it mails the patient', () => {
    expect(Object.keys(scenarios).toSorted()).toEqual(jobs.toSorted())
  })

  it.each(jobs)('%s mails no patient who said no to email', async job => {
    await prefer(false)
    await run(job)
    expect(toPatient()).toEqual([])
    // What would have gone out is kept as withheld, so that staff can see why nothing did.
    expect(await mails()).toEqual(scenarios[job]?.mailsPatient ? [{ status: 'withheld' }] : [])
  })

  it.each(jobs)('%s mails a patient who said nothing about it only where it is meant to', async job => {
    await run(job)
    expect(toPatient()).toHaveLength(scenarios[job]?.mailsPatient ? 1 : 0)
  })
})

/** Whoever runs this copy reads what a visitor sent, whoever that is. */
const quotingVisitors = ['inquiries.mail-operator']

describe('a mail to anybody else', () => {
  it.each(jobs.filter(job => !quotingVisitors.includes(job)))('of %s names no patient', async job => {
    await db.rows(`update patients set preferred_name = 'Zuri' where id = $1`, [patientId()])
    await run(job)
    const others = sent.filter(({ to }) => to !== address())
    expect(others.filter(({ subject, text }) => /maria|santos|zuri/i.test(`${subject} ${text}`))).toEqual([])
  })
})

describe('a mail to a patient', () => {
  it.each(mailingPatients)('of %s waits for the hours that are safe', async job => {
    // An hour that is far from now on the patient's own clock.
    const { hour } = (
      await db.rows<{ hour: number }>(
        `select extract(hour from now() at time zone time_zone)::int as hour from patients where id = $1`,
        [patientId()],
      )
    )[0] ?? { hour: 0 }
    const from = hour < 12 ? 18 : 2
    await prefer(true, from, from + 2)
    await expect(run(job)).rejects.toBeInstanceOf(LaterError)
    expect(toPatient()).toEqual([])
    expect(await mails()).toEqual([])
  })
})
