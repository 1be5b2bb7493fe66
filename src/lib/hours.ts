import { formatterOf } from './dates.ts'

/** "8 PM" for an hour of the day from 0 to 24, as staff read it. */
export const nameHour = (hour: number): string =>
  formatterOf('en-US', { hour: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1, hour))
