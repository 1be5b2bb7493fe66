// Why a case ends, and why it is opened again. The reasons of ending follow those that the Standards of Practice for Case
// Management (CMSA) name for closing services (what was worked for is reached, the person moves or goes over to somebody
// else, they decline, they cannot be reached, they have died), in a case manager's own words; "other" asks for words. The
// list is short on purpose: figures about why cases end are only worth something when everybody chooses among the same few.
// The patient is never shown a reason.
//
// A closed case asks nothing new of anybody: no appointment, no form, no task. What was begun may be finished, everything
// can be read and downloaded, and messages go on, so that nobody who is frightened speaks into nothing.

export const closingReasons = [
  'goals_met',
  'moved_away',
  'referred',
  'declined',
  'lost_contact',
  'deceased',
  'other',
] as const
export type ClosingReason = (typeof closingReasons)[number]

export const reopeningReasons = ['asked_again', 'found_again', 'moved_back', 'by_mistake', 'other'] as const

/** Whether mails may still reach a closed case at all: not where the person has died. */
export function mayMailClosedCase(reason: string | null): boolean {
  return reason !== 'deceased'
}

/**
 * What is wrong with the day of a change, as a key of `casesText.problems`: it is today or before, and not before
 * the change before it. Days are YYYY-MM-DD, `today` is the organization's.
 */
export function whatIsWrongWithDay(
  day: string,
  { today, notBefore }: { today: string; notBefore: string | null },
): 'dateMissing' | 'dateAhead' | 'dateTooEarly' | undefined {
  if (day === '') return 'dateMissing'
  if (day > today) return 'dateAhead'
  return notBefore !== null && day < notBefore ? 'dateTooEarly' : undefined
}
