/** The words of the calendar file: they tell nothing to whoever looks into the calendar. */
export const appointmentsCalendarText = {
  title: 'Appointment',
  fileName: 'appointment.ics',
}
