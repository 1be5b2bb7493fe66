/** Appointments: asking, offering, answering, and the hours in which somebody can be met. */
import { z } from 'zod'
import { safeContact } from '#features/patients/patient-records/patient-records.contract.ts'
import { pageEndOf } from '#lib/page-end.ts'
import { procedure } from '#platform/api/api.contract.ts'
import {
  AGENDA_DAYS,
  appointmentStatuses,
  isWithinDays,
  lengths,
  MOST_CHANGES,
  MOST_FREE_DAYS,
  USUAL_MINUTES,
} from './appointments.rules.ts'

const moment = z.iso.datetime({ offset: true, error: 'timeUnreadable' }).max(40, 'timeUnreadable')

export const appointment = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  /** The name the patient goes by. */
  patientName: z.string(),
  /** Without an account nobody answers on a screen. */
  patientHasAccount: z.boolean(),
  /** With whom; null where nobody is there yet, or they no longer work with the patient. */
  staffName: z.string().nullable(),
  isWithSpecialist: z.boolean(),
  /** Whether it is with whoever asks, or with the colleague for whom they cover; always so for a patient. */
  isOwn: z.boolean(),
  /** Whether it is that colleague's. */
  isCovered: z.boolean(),
  /** Moments in UTC. */
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.enum(appointmentStatuses),
  /** What whoever asked for it, or offered it, wrote about it. Both sides read it. */
  notes: z.string(),
  /** What staff said with their last answer. */
  reply: z.string(),
  requestedBy: z.enum(['patient', 'staff']),
  cancelledBy: z.enum(['patient', 'staff']).nullable(),
  /** Counts its changes: whoever answers names the one they saw. */
  sequence: z.number().int(),
})
export type Appointment = z.infer<typeof appointment>

/** The messages are keys of `appointmentsText.problems`. */
export const appointmentRequest = z.object({
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  startsAt: moment,
  notes: z.string().trim().max(1000, 'notesLong').default(''),
})

const rangeLong = { path: ['until'], message: 'rangeLong' }

const minutes = z.coerce
  .number()
  .int()
  .min(Math.min(...lengths))
  .max(480)
const reply = z.string().trim().max(500, 'replyLong').default('')
/** Which appointment, and which of its changes whoever answers has seen: nobody agrees to a time that was moved meanwhile. */
const seen = z.object({ id: z.uuid(), sequence: z.number().int().min(0).max(MOST_CHANGES) })

const appointmentOffer = appointmentRequest.extend({
  patientId: z.uuid(),
  minutes,
  /** The patient has said yes already, in person or by phone. */
  isAgreed: z.boolean().default(false),
})

export const weeklyHours = z.object({
  /** 0 is Sunday. */
  weekday: z.number().int().min(0).max(6),
  /** Minutes of the day in the organization's time zone. */
  fromMinute: z.number().int().min(0).max(1439),
  untilMinute: z.number().int().min(1).max(1440),
})
export type WeeklyHours = z.infer<typeof weeklyHours>

const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  procedure.route({ method, path, tags: ['Appointments'], summary })

export const appointmentsContract = {
  /** What lies ahead (soonest first) or is over (latest first): a patient's own, or for staff those of one patient. */
  list: route('GET', '/appointments', 'The appointments of a patient, page after page')
    .input(
      z.object({
        patientId: z.uuid().optional(),
        show: z.enum(['upcoming', 'past']).default('upcoming'),
        after: pageEndOf('moment'),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ appointments: z.array(appointment), next: z.string().nullable() })),
  /** What is with whoever asks, between two moments at most seven weeks apart; without what was declined or cancelled. */
  agenda: route('GET', '/appointments/agenda', 'The calendar of whoever asks')
    .input(z.object({ from: moment, until: moment }).refine(isWithinDays(AGENDA_DAYS), rangeLong))
    // How each is reached safely stands beside their time: who is late, or does not come, is called.
    .output(z.array(appointment.extend({ contact: safeContact.nullable() }))),
  /** What waits for whoever asks: requests to answer, and appointments of the last 30 days whose outcome is not noted. */
  waiting: route('GET', '/appointments/waiting', 'What waits for an answer').output(
    z.object({ requests: z.array(appointment), unmarked: z.array(appointment) }),
  ),
  request: route('POST', '/appointments', 'Ask for an appointment')
    .input(appointmentRequest)
    .output(appointment),
  offer: route('POST', '/appointments/offers', 'Offer a patient an appointment')
    .input(appointmentOffer)
    .output(appointment),
  /** A patient accepts or declines what was offered or moved; staff confirm or decline what was asked for. */
  answer: route('POST', '/appointments/{id}/answer', 'Say yes or no to a time')
    .input(seen.extend({ answer: z.enum(['confirmed', 'declined']), reply }))
    .output(appointment),
  move: route('POST', '/appointments/{id}/move', 'Offer another time for an appointment')
    .input(seen.extend({ startsAt: moment, minutes, reply }))
    .output(appointment),
  cancel: route('POST', '/appointments/{id}/cancel', 'Cancel an appointment')
    .input(seen.extend({ reply }))
    .output(appointment),
  /** `confirmed` takes a mark back. */
  mark: route('POST', '/appointments/{id}/outcome', 'Note that an appointment took place or was missed')
    .input(seen.extend({ outcome: z.enum(['completed', 'missed', 'confirmed']) }))
    .output(appointment),
  /** At most two months. For a patient those of their case manager, for staff their own, or with a patient whom they cover, their colleague's. */
  freeTimes: route('GET', '/appointments/free-times', 'When somebody could be met')
    .input(
      z
        .object({
          from: moment,
          until: moment,
          minutes: z.coerce.number().int().min(15).max(480).default(USUAL_MINUTES),
          /** With whom staff want to meet. */
          patientId: z.uuid().optional(),
        })
        .refine(isWithinDays(MOST_FREE_DAYS), rangeLong),
    )
    .output(z.object({ hasHours: z.boolean(), times: z.array(z.string()) })),
  hours: route('GET', '/appointments/hours', 'The weekly hours of whoever asks').output(
    z.object({ timeZone: z.string(), hours: z.array(weeklyHours) }),
  ),
  setHours: route('PUT', '/appointments/hours', 'Say when one can be met, week after week')
    .input(z.object({ hours: z.array(weeklyHours).max(42) }))
    .output(z.object({ timeZone: z.string(), hours: z.array(weeklyHours) })),
  /** A file that calendars read (RFC 5545). A link names its hat in the address: `?hat=patient`. */
  calendarFile: procedure
    .route({
      method: 'GET',
      path: '/appointments/{id}/calendar',
      tags: ['Appointments'],
      summary: 'An appointment as a calendar file',
      outputStructure: 'detailed',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
}
