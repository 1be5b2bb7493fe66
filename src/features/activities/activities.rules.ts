// Every kind of activity has one picture and one colour, so that a glance down the list tells what happened. Colour is
// never the only message: the picture and the words say the same. A kind that is not known yet is grey.

import type { Language } from '#lib/language.ts'

/** Activities that are asked for at most at a time. */
export const ACTIVITIES_AT_MOST = 100

/** Activities that a feed shows unless it is told otherwise. */
export const ACTIVITIES_IN_A_FEED = 50

export const activityTypes = [
  'onboarding_started',
  'onboarding_completed',
  'checklist_item_completed',
  'message_sent',
  'appointment_scheduled',
  'profile_updated',
  'form_submitted',
  'task_completed',
  'goal_added',
  'goal_completed',
  'case_manager_changed',
] as const
export type ActivityType = (typeof activityTypes)[number]

/** Whether a type is one that has words of its own. */
export function isKnownType(type: string): type is ActivityType {
  return (activityTypes as readonly string[]).includes(type)
}

const deedsOfTeam = ['checklist_item_completed', 'task_completed', 'goal_added', 'goal_completed'] as const

/** Whether the care team can do this in the patient's stead, so that words must say whose deed it was. */
export function isDeedOfTeam(type: ActivityType): type is (typeof deedsOfTeam)[number] {
  return (deedsOfTeam as readonly string[]).includes(type)
}

/** What stands behind the colon of a description ("Completed: Get an ID" → "Get an ID"), or nothing. */
export function subjectOf(description: string): string | undefined {
  const at = description.indexOf(': ')
  return at === -1 ? undefined : description.slice(at + 2)
}

/** What an activity is about in the reader's language, where the catalogue says it in that language, or nothing. */
export function subjectIn(
  language: Language,
  description: string,
  metadata: Record<string, unknown>,
): string | undefined {
  const spanish = language === 'es' ? metadata.title_es : undefined
  return typeof spanish === 'string' ? spanish : subjectOf(description)
}
