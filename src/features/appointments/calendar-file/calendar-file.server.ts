import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator'
import type { Language } from '#lib/language.ts'
import type { Appointment } from '../appointments.contract.ts'
import type { AppointmentStatus, Side } from '../appointments.rules.ts'
import { appointmentsCalendarText as spanish } from './calendar-file.text.es.ts'
import { appointmentsCalendarText as english } from './calendar-file.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

const standing: Record<AppointmentStatus, ICalEventStatus> = {
  requested: ICalEventStatus.TENTATIVE,
  offered: ICalEventStatus.TENTATIVE,
  moved: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  missed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
}

/**
 * An appointment as calendars read it (RFC 5545): the same UID for as long as it lives, and its count of changes as
 * SEQUENCE, so that a newer file replaces an older one. A calendar may be seen by others (decision 41): the title says
 * nothing of whom, why or with whom, and no address leads here.
 */
export function calendarFileOf(
  appointment: Pick<Appointment, 'id' | 'startsAt' | 'endsAt' | 'status' | 'sequence'>,
  side: Side,
  language: Language,
): File {
  const text = texts[side === 'staff' ? 'en' : language]
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'handrail', product: 'appointments', language: language.toUpperCase() },
  })
  calendar.createEvent({
    id: `${appointment.id}@handrail`,
    sequence: appointment.sequence,
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    summary: text.title,
    status: standing[appointment.status],
    class: ICalEventClass.PRIVATE,
  })
  return new File([calendar.toString()], text.fileName, { type: 'text/calendar; charset=utf-8' })
}
