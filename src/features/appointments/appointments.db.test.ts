import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#platform/api/api.server.ts'
import { DatabasePool, type Hat } from '#platform/database/database.server.ts'
import { insertRows, tokenOf } from '../../../sample/insert-people.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import {
  type AppointmentStatus,
  appointmentStatuses,
  mayTransition,
  type Side,
} from './appointments.rules.ts'
import { appointmentsProcedures as api } from './appointments.server.ts'

const db = withTestDatabase()
let people: InsertedPeople
/** Many more connections than the others share, so that bookings really meet. */
let crowd: DatabasePool

beforeAll(() => {
  crowd = new DatabasePool(db.serverUrl, 24)
})
afterAll(() => crowd.close())
beforeEach(async () => {
  people = await onlyPeople(db)
})

const as = (person: PersonKey, hat: Hat) => ({
  context: {
    session: crowd.as({ token: tokenOf(person), hat, organization: undefined }),
    hat,
  } as Context,
})
const dana = () => as('dana', 'staff')
const maria = () => as('maria', 'patient')

const hour = 60 * 60 * 1000
/** A full hour in so many days, in UTC. */
function inDays(days: number, hours = 15): string {
  const at = new Date(Date.now() + days * 24 * hour)
  at.setUTCHours(hours, 0, 0, 0)
  return at.toISOString()
}

const ask = (startsAt = inDays(3), who = maria(), id = randomUUID()) =>
  call(api.request, { id, startsAt, notes: '' }, who)

/** 200 patients of Dana, each of whom asked for the same half hour. */
async function twoHundredRequests(startsAt: string): Promise<string[]> {
  const about = { organization_id: people.organizations.riverbend }
  const patients = Array.from({ length: 200 }, (_, index) => ({
    ...about,
    id: randomUUID(),
    name: `Patient ${index}`,
    case_manager_id: people.dana.recordId,
  }))
  await insertRows(db.owner, 'patients', patients)
  const requests = patients.map(patient => ({
    ...about,
    id: randomUUID(),
    patient_id: patient.id,
    starts_at: startsAt,
    ends_at: new Date(Date.parse(startsAt) + hour / 2).toISOString(),
    status: 'requested',
    notes: '',
    reply: '',
    sequence: 0,
    requested_by: 'patient',
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  }))
  await insertRows(db.owner, 'appointments', requests)
  return requests.map(request => request.id)
}

const outcomes = async (attempts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts)
  const codes = settled.map(each => (each.status === 'fulfilled' ? 'done' : String(each.reason?.code)))
  return Object.fromEntries(
    [...new Set(codes)].map(code => [code, codes.filter(each => each === code).length]),
  )
}

describe('one time, one appointment', () => {
  it('200 requests confirmed in the same moment make one appointment', async () => {
    const ids = await twoHundredRequests(inDays(3))
    const result = await outcomes(
      ids.map(id => call(api.answer, { id, sequence: 0, answer: 'confirmed' }, dana())),
    )
    // 23P01 is the constraint's refusal; the API answers with CONFLICT.
    expect(result).toEqual({ done: 1, '23P01': 199 })
    expect(await db.rows("select from appointments where status = 'confirmed'")).toHaveLength(1)
    expect(await db.rows("select from outbox where job = 'appointments.tell-patient'")).toHaveLength(1)
  })

  it('200 offers of one time, half overlapping, make one appointment', async () => {
    await twoHundredRequests(inDays(9))
    const patients = await db.rows<{ id: string }>("select id from patients where name like 'Patient %'")
    const result = await outcomes(
      patients.map((patient, index) =>
        call(
          api.offer,
          {
            id: randomUUID(),
            patientId: patient.id,
            startsAt: new Date(Date.parse(inDays(3)) + (index % 2) * (hour / 4)).toISOString(),
            minutes: 30,
            notes: '',
            isAgreed: false,
          },
          dana(),
        ),
      ),
    )
    expect(result).toEqual({ done: 1, '23P01': 199 })
    expect(await db.rows("select from appointments where status = 'offered'")).toHaveLength(1)
  })

  it('the same request sent again and again after a cut line is one', async () => {
    const id = randomUUID()
    const result = await outcomes(Array.from({ length: 12 }, () => ask(inDays(3), maria(), id)))
    expect(result).toEqual({ done: 12 })
    expect(await db.rows('select from appointments')).toHaveLength(1)
    expect(await db.rows("select from outbox where job = 'appointments.tell-staff'")).toHaveLength(1)
  })

  it('a specialist’s time is given once too, and is another than the case manager’s', async () => {
    const offer = (who: ReturnType<typeof as>, patient: PersonKey) =>
      call(
        api.offer,
        {
          id: randomUUID(),
          patientId: people[patient].recordId,
          startsAt: inDays(3),
          minutes: 30,
          isAgreed: true,
        },
        who,
      )
    expect(await offer(as('priya', 'staff'), 'maria')).toMatchObject({
      staffName: 'Priya Raman',
      status: 'confirmed',
    })
    expect(await offer(dana(), 'jay')).toMatchObject({ staffName: 'Dana Whitfield', status: 'confirmed' })
    await expect(offer(as('priya', 'staff'), 'jay')).rejects.toMatchObject({ code: '23P01' })
  })
})

describe('every transition', () => {
  /** Puts Maria's appointment into a status by the owner's hand, then lets a side try the next. */
  async function attempt(from: AppointmentStatus, to: AppointmentStatus, side: Side): Promise<boolean> {
    const id = randomUUID()
    await db.rows('delete from appointments')
    await insertRows(db.owner, 'appointments', [
      {
        organization_id: people.organizations.riverbend,
        id,
        patient_id: people.maria.recordId,
        // Under way, so that it may have an outcome; only a move needs a time to come.
        starts_at: new Date(Date.now() - hour).toISOString(),
        ends_at: new Date(Date.now() + hour).toISOString(),
        status: from,
        notes: '',
        reply: '',
        sequence: 4,
        requested_by: 'patient',
        cancelled_by: from === 'cancelled' ? 'patient' : null,
        created_at: new Date().toISOString(),
        updated_at: new Date().toISOString(),
      },
    ])
    const who = side === 'patient' ? maria() : dana()
    const seen = { id, sequence: 4 }
    const tries: Partial<Record<AppointmentStatus, () => Promise<unknown>>> = {
      confirmed: () =>
        from === 'completed' || from === 'missed'
          ? call(api.mark, { ...seen, outcome: 'confirmed' }, who)
          : call(api.answer, { ...seen, answer: 'confirmed' }, who),
      declined: () => call(api.answer, { ...seen, answer: 'declined' }, who),
      cancelled: () => call(api.cancel, seen, who),
      moved: () => call(api.move, { ...seen, startsAt: inDays(4), minutes: 30 }, who),
      completed: () => call(api.mark, { ...seen, outcome: 'completed' }, who),
      missed: () => call(api.mark, { ...seen, outcome: 'missed' }, who),
    }
    await tries[to]?.().catch(() => undefined)
    const [row] = await db.rows<{ status: string; sequence: number }>(
      'select status, sequence from appointments',
    )
    return row?.status === to && row.sequence === 5
  }

  it.each(['patient', 'staff'] as const)('of the %s is as the rules say, in the database', async side => {
    for (const from of appointmentStatuses)
      for (const to of appointmentStatuses) {
        if (to === 'requested' || to === 'offered') continue
        expect(await attempt(from, to, side), `${side}: ${from} → ${to}`).toBe(mayTransition(from, to, side))
      }
  })

  it('that agrees to a time takes the time that was seen, not one it was moved to meanwhile', async () => {
    const { id } = await ask()
    const moved = await call(api.move, { id, sequence: 0, startsAt: inDays(4), minutes: 30 }, dana())
    await call(api.move, { id, sequence: moved.sequence, startsAt: inDays(5), minutes: 30 }, dana())
    const stale = call(api.answer, { id, sequence: moved.sequence, answer: 'confirmed' }, maria())
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await db.rows('select status from appointments')).toEqual([{ status: 'moved' }])
  })

  it('sent twice is taken once', async () => {
    const { id } = await ask()
    for (let time = 0; time < 2; time++)
      expect(await call(api.answer, { id, sequence: 0, answer: 'confirmed' }, dana())).toMatchObject({
        status: 'confirmed',
        sequence: 1,
      })
    expect(await db.rows("select from outbox where job = 'appointments.tell-patient'")).toHaveLength(1)
  })

  it('into the past is refused, and so is an outcome of what has not begun', async () => {
    const past = new Date(Date.now() - hour).toISOString()
    await expect(ask(past)).rejects.toMatchObject({ code: '23514' })
    const { id } = await ask()
    await expect(
      call(api.move, { id, sequence: 0, startsAt: past, minutes: 30 }, dana()),
    ).rejects.toMatchObject({ code: '23514' })
    await call(api.answer, { id, sequence: 0, answer: 'confirmed' }, dana())
    await expect(call(api.mark, { id, sequence: 1, outcome: 'missed' }, dana())).rejects.toMatchObject({
      code: '23514',
    })
  })

  it('of a patient without an account is written down for them; with one, it is theirs', async () => {
    const offer = async (patient: PersonKey) => {
      const patientId = people[patient].recordId
      const startsAt = inDays(patient === 'nora' ? 5 : 6)
      return call(api.offer, { id: randomUUID(), patientId, startsAt, minutes: 45 }, dana())
    }
    const toNora = await offer('nora')
    expect(toNora).toMatchObject({ status: 'offered', patientHasAccount: false, requestedBy: 'staff' })
    const answer = { sequence: 0, answer: 'confirmed' as const }
    expect(await call(api.answer, { id: toNora.id, ...answer }, dana())).toMatchObject({
      status: 'confirmed',
    })
    const toJay = await offer('jay')
    await expect(call(api.answer, { id: toJay.id, ...answer }, dana())).rejects.toMatchObject({
      code: '42501',
    })
  })
})

describe('a patient who has nobody yet', () => {
  it('asks all the same, and it goes to whoever becomes theirs', async () => {
    const asked = await ask(inDays(3), as('sam', 'patient'))
    expect(asked).toMatchObject({ staffName: null, status: 'requested' })
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people.marcus.recordId,
      people.sam.recordId,
    ])
    const { requests } = await call(api.waiting, undefined, as('marcus', 'staff'))
    expect(requests.map(each => each.id)).toEqual([asked.id])
  })

  it('and who moves to somebody else: what was promised is a request again, also where the new one is busy', async () => {
    const { id } = await ask()
    await call(api.answer, { id, sequence: 0, answer: 'confirmed' }, dana())
    const graces = await ask(inDays(3), as('grace', 'patient'))
    await call(api.answer, { id: graces.id, sequence: 0, answer: 'confirmed' }, as('marcus', 'staff'))
    await db.rows('delete from outbox')
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people.marcus.recordId,
      people.maria.recordId,
    ])
    expect(await call(api.list, {}, maria())).toMatchObject({
      appointments: [{ id, status: 'requested', sequence: 2 }],
    })
    const jobs = await db.rows('select job from outbox order by job')
    expect(jobs).toEqual([{ job: 'appointments.tell-patient' }, { job: 'appointments.tell-staff' }])
  })
})
