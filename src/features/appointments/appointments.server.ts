import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import type { SafeContact } from '#features/patients/patient-records/patient-records.contract.ts'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { restOf, tooMany } from '#platform/api/budgets.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { type Appointment, appointmentsContract } from './appointments.contract.ts'
import { type AppointmentStatus, USUAL_MINUTES } from './appointments.rules.ts'
import { calendarFileOf } from './calendar-file/calendar-file.server.ts'

const api = implement(appointmentsContract).$context<Context>()

/** How many appointments a patient may ask for within an hour. */
const REQUESTS_PER_HOUR = 20
const MOST_IN_AGENDA = 500
const MOST_WAITING = 50

/** Times of one's own to keep: a specialist's, or those that the case manager has of a patient whose team one is on. */
const isOwn = sql<boolean>`(a.specialist_id = app.specialist() or (app.case_manager() is not null
  and a.specialist_id is null and a.case_manager_id = p.case_manager_id))`
const isAhead = sql<boolean>`(a.ends_at > now() and a.status in ('requested', 'offered', 'moved', 'confirmed'))`

/** Appointments as the contract has them; whoever asks sees those that their policies let through. */
const appointments = sqlFor
  .selectFrom('appointments as a')
  .innerJoin('patients as p', join =>
    join.onRef('p.organizationId', '=', 'a.organizationId').onRef('p.id', '=', 'a.patientId'),
  )
  .select(['a.id', 'a.patientId', 'a.startsAt', 'a.endsAt', 'a.status', 'a.notes', 'a.reply'])
  .select(['a.requestedBy', 'a.cancelledBy', 'a.sequence'])
  .select([
    sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'),
    sql<boolean>`p.user_id is not null`.as('patientHasAccount'),
    sql<string | null>`coalesce(
      (select s.name from staff s where s.organization_id = a.organization_id and s.id = a.specialist_id),
      (select s.name from staff s where s.organization_id = a.organization_id and s.id = a.case_manager_id))`.as(
      'staffName',
    ),
    sql<boolean>`a.specialist_id is not null`.as('isWithSpecialist'),
    sql<boolean>`coalesce(app.hat() = 'patient' or ${isOwn}, false)`.as('isOwn'),
    sql<boolean>`(app.case_manager() <> a.case_manager_id) is true`.as('isCovered'),
  ])

/** Those of a caseload, found through it and not through the organization. */
const ofCaseload = appointments.innerJoin('myCaseload as m', join =>
  join.onRef('m.organizationId', '=', 'a.organizationId').onRef('m.patientId', '=', 'a.patientId'),
)

const contact = sql<SafeContact | null>`(select json_build_object('mayEmail', k.may_email, 'mayCall', k.may_call,
  'mayText', k.may_text, 'mayLeaveMessage', k.may_leave_message, 'fromHour', k.from_hour, 'untilHour', k.until_hour,
  'words', k.words) from contact_preferences k where k.organization_id = p.organization_id and k.patient_id = p.id)`

const endOf = (startsAt: string, minutes: number) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()

/** Somebody else was quicker: the screen asks again and shows what it is now. */
const changedMeanwhile = () =>
  new ORPCError('CONFLICT', {
    message: 'This was changed meanwhile. Look again and repeat.',
    data: { fields: [{ field: 'sequence', message: 'changedMeanwhile' }] },
  })

interface NewAppointment {
  id: string
  startsAt: string
  endsAt: string
  notes: string
  patientId?: string
  status?: AppointmentStatus
}

interface Transition {
  status: AppointmentStatus
  reply?: string
  startsAt?: string
  endsAt?: string
}

const isSame = (row: Appointment, transition: Transition) =>
  row.status === transition.status &&
  (!transition.startsAt || Date.parse(row.startsAt) === Date.parse(transition.startsAt)) &&
  (!transition.endsAt || Date.parse(row.endsAt) === Date.parse(transition.endsAt))

/** Makes one transition of the appointment as it was seen. Sent again after a cut line, it finds its own work and answers with it. */
async function makeTransition(
  { session, hat }: Context,
  id: string,
  sequence: number,
  transition: Transition,
): Promise<Appointment> {
  // A patient's answer is a yes or a no: the word beside it is for staff to write.
  const { reply, ...bare } = transition
  const [, rows] = await session.batch(
    sqlFor
      .updateTable('appointments')
      .set(hat === 'patient' || reply === undefined ? bare : { ...bare, reply })
      .where('id', '=', id)
      .where('sequence', '=', sequence),
    appointments.where('a.id', '=', id),
  )
  const row = found(rows[0])
  if (!isSame(row, transition) || row.sequence > sequence + 1) {
    if (row.sequence !== sequence) throw changedMeanwhile()
    throw new ORPCError('FORBIDDEN', { message: 'You may not do this.' })
  }
  notifyAppointment(session, row)
  return row
}

/** One row, written once however often it is sent. */
async function write(session: DatabaseSession, row: NewAppointment): Promise<Appointment> {
  const [, rows] = await session.batch(
    sqlFor
      .insertInto('appointments')
      .values(row)
      .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
    appointments.where('a.id', '=', row.id),
  )
  const made = found(rows[0])
  notifyAppointment(session, made)
  return made
}

function notifyAppointment(session: DatabaseSession, { patientId }: Appointment): void {
  session.notify({ topic: 'appointments', patient: patientId }, { topic: 'activities', patient: patientId })
}

const countRequest = sqlFor.selectNoFrom(
  sql<boolean>`app.within_limit('appointments:' || coalesce(app.patient()::text, ''), ${REQUESTS_PER_HOUR}, 3600)`.as(
    'isWithin',
  ),
)

const isOwnHour = sql<boolean>`(case_manager_id = app.case_manager() or specialist_id = app.specialist())`
const ownHours = sqlFor
  .selectFrom('availabilities')
  .select(['weekday', 'fromMinute', 'untilMinute'])
  .where(isOwnHour)
  .orderBy('weekday')
  .orderBy('fromMinute')
const organizationZone = sqlFor
  .selectFrom('organizations')
  .select('timeZone')
  .where('id', '=', sql<string>`app.org()`)

export const appointmentsProcedures = {
  list: api.list.handler(async ({ context: { session, hat }, input }) => {
    const isPast = input.show === 'past'
    const end = readPageEnd(input.after)
    const rows = await session.all(
      (hat === 'staff' ? ofCaseload : appointments)
        .where(isPast ? sql<boolean>`not ${isAhead}` : isAhead)
        .$if(input.patientId !== undefined, query =>
          query.where('a.patientId', '=', input.patientId as string),
        )
        .$if(end !== undefined, query =>
          query.where(
            sql<boolean>`(a.starts_at, a.id) ${isPast ? sql`<` : sql`>`} (${end?.key ?? ''}::timestamptz, ${end?.id ?? ''}::uuid)`,
          ),
        )
        .orderBy('a.startsAt', isPast ? 'desc' : 'asc')
        .orderBy('a.id', isPast ? 'desc' : 'asc')
        .limit(input.limit + 1),
    )
    const page = rows.slice(0, input.limit)
    const last = page.at(-1)
    return {
      appointments: page,
      next: rows.length > input.limit && last ? writePageEnd({ key: last.startsAt, id: last.id }) : null,
    }
  }),

  agenda: api.agenda.handler(({ context: { session }, input }) =>
    session.all(
      ofCaseload
        .select(contact.as('contact'))
        .where(isOwn)
        .where('a.startsAt', '<', input.until)
        .where('a.endsAt', '>', input.from)
        // None is longer (ends_after_start): without it, everything that ever was would be looked at.
        .where('a.startsAt', '>', sql<string>`${input.from}::timestamptz - interval '8 hours'`)
        .where('a.status', 'not in', ['declined', 'cancelled'])
        .orderBy('a.startsAt')
        .orderBy('a.id')
        .limit(MOST_IN_AGENDA),
    ),
  ),

  waiting: api.waiting.handler(async ({ context: { session } }) => {
    const [requests, unmarked] = await session.batch(
      ofCaseload
        .where(isOwn)
        .where('a.status', '=', 'requested')
        .where('a.endsAt', '>', sql<string>`now()`)
        .orderBy('a.startsAt')
        .orderBy('a.id')
        .limit(MOST_WAITING),
      ofCaseload
        .where(isOwn)
        .where('a.status', '=', 'confirmed')
        .where(sql<boolean>`a.ends_at between now() - interval '30 days' and now()`)
        .orderBy('a.startsAt', 'desc')
        .orderBy('a.id', 'desc')
        .limit(MOST_WAITING),
    )
    return { requests, unmarked }
  }),

  request: api.request.handler(async ({ context: { session }, input }) => {
    const limit = await session.one(countRequest)
    if (!limit?.isWithin) throw tooMany(restOf(3600))
    const { id, startsAt, notes } = input
    return write(session, { id, startsAt, notes, endsAt: endOf(startsAt, USUAL_MINUTES) })
  }),

  offer: api.offer.handler(({ context: { session }, input }) => {
    const { minutes, isAgreed, ...offer } = input
    const status = isAgreed ? 'confirmed' : 'offered'
    return write(session, { ...offer, status, endsAt: endOf(offer.startsAt, minutes) })
  }),

  answer: api.answer.handler(({ context, input: { id, sequence, answer, reply } }) =>
    makeTransition(context, id, sequence, { status: answer, reply }),
  ),

  move: api.move.handler(({ context, input: { id, sequence, startsAt, minutes, reply } }) =>
    makeTransition(context, id, sequence, {
      status: 'moved',
      startsAt,
      endsAt: endOf(startsAt, minutes),
      reply,
    }),
  ),

  cancel: api.cancel.handler(({ context, input: { id, sequence, reply } }) =>
    makeTransition(context, id, sequence, { status: 'cancelled', reply }),
  ),

  mark: api.mark.handler(({ context, input: { id, sequence, outcome } }) =>
    makeTransition(context, id, sequence, { status: outcome }),
  ),

  freeTimes: api.freeTimes.handler(
    async ({ context: { session }, input: { from, until, minutes, patientId } }) => {
      const [times, hours] = await session.batch(
        sqlFor
          .selectFrom(
            sql<{
              at: string
            }>`(select app.free_times(${from}::timestamptz, ${until}::timestamptz, ${minutes}::integer, ${patientId ?? null}::uuid) as at)`.as(
              'free',
            ),
          )
          .select('free.at'),
        sqlFor.selectFrom('availabilities').select('id').limit(1),
      )
      return { hasHours: times.length + hours.length > 0, times: times.map(time => time.at) }
    },
  ),

  hours: api.hours.handler(async ({ context: { session } }) => {
    const [zones, hours] = await session.batch(organizationZone, ownHours)
    return { ...found(zones[0]), hours }
  }),

  setHours: api.setHours.handler(async ({ context: { session }, input }) => {
    const strike = sqlFor.deleteFrom('availabilities').where(isOwnHour)
    const [, , zones, hours] = await session.batch(
      strike,
      input.hours.length > 0 ? sqlFor.insertInto('availabilities').values(input.hours) : strike,
      organizationZone,
      ownHours,
    )
    return { ...found(zones[0]), hours }
  }),

  calendarFile: api.calendarFile.handler(async ({ context: { session, hat }, input: { id } }) => {
    const [, rows, people] = await session.batch(
      // Written down for whoever may see it; for everybody else there is no row to write down.
      sqlFor
        .selectFrom('appointments as a')
        .select(sql`app.record('export', 'appointments', a.id, a.patient_id)`.as('recorded'))
        .where('a.id', '=', id),
      appointments.where('a.id', '=', id),
      sqlFor.selectFrom('patients as p').select('p.language').where('p.id', '=', sql<string>`app.patient()`),
    )
    const side = hat === 'patient' ? 'patient' : 'staff'
    const body = calendarFileOf(found(rows[0]), side, people[0]?.language ?? 'en')
    return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
  }),
}
