// People have the name they go by. Where somebody told us a preferred name, every greeting uses it; else the first word
// of the name in the record. A record without a real name (it says only "Patient") is greeted without one.
import { type Known, keepBoth } from '#lib/fingerprint.ts'

/** The name to greet somebody by, or null when none is known. */
export function callName(person: { name: string; preferredName: string | null }): string | null {
  const preferred = person.preferredName?.trim()
  if (preferred) return preferred
  const first = person.name.trim().split(/\s+/)[0] ?? ''
  return first === '' || first === 'Patient' ? null : first
}

/**
 * Whether the portal shows Getting Started (decision 15): until a begun onboarding is complete; where none was begun,
 * until a checklist item is completed.
 */
export function showsGettingStarted(figures: {
  onboarding: 'not_begun' | 'begun' | 'completed'
  completedChecklistItems: number
}): boolean {
  if (figures.onboarding === 'begun') return true
  return figures.onboarding === 'not_begun' && figures.completedChecklistItems === 0
}

/**
 * What a patient's notes become when they save them. The needs box adds to the notes from another screen: what was added
 * at the end since `before` stays at the end. Any other words that this device never saw are kept above the new ones.
 */
export function mergeNotes(stored: string, next: string, before: string, known: Known): string {
  if (next !== '' && stored.startsWith(`${next}\n\n`)) return stored
  if (before !== '' && stored !== before && stored.startsWith(`${before}\n\n`))
    return next.endsWith(stored.slice(before.length)) ? next : next + stored.slice(before.length)
  return keepBoth(stored, next, known)
}
