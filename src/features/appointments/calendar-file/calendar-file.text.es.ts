import type { appointmentsCalendarText as English } from './calendar-file.text.ts'

export const appointmentsCalendarText: typeof English = {
  title: 'Cita',
  fileName: 'cita.ics',
}
