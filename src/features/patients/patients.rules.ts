// People have the name they go by. Where somebody told us a preferred name, every greeting uses it; else the first word
// of the name in the record. A record without a real name (it says only "Patient") is greeted without one.

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
