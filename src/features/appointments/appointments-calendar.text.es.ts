import type { appointmentsCalendarText as English } from './appointments-calendar.text.ts'

export const appointmentsCalendarText: typeof English = {
  title: 'Cita',
  fileName: 'cita.ics',
}
