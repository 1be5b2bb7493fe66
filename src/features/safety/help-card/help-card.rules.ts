// The help card says how to reach a person who can help, now. The numbers that fit what was said come first; 988 and 911
// are on every card. It knows nothing of how words of danger are recognised, so that it weighs little wherever it may show.

import type { SafetyKind } from '../phrases/phrases.rules.ts'
import type { safetyText } from '../safety.text.ts'

/** The most urgent first: the order in which concerns are returned and shown. */
export const safetyKinds: readonly SafetyKind[] = ['emergency', 'self_harm', 'abuse', 'harm_to_others']

/** The card for what was found, in the words of one language. */
export function helpCardIn(text: typeof safetyText, found: readonly SafetyKind[]) {
  const kinds = safetyKinds.filter(kind => found.includes(kind))
  const order: readonly (keyof typeof text.helpLines)[] = kinds.includes('emergency')
    ? ['emergency', 'crisis', ...(kinds.includes('abuse') ? (['abuse'] as const) : [])]
    : kinds.includes('abuse')
      ? ['abuse', 'crisis', 'emergency']
      : ['crisis', 'emergency']
  return {
    title: text.title,
    opening: text.openings[kinds[0] ?? 'self_harm'],
    lines: order.map(line => text.helpLines[line]),
    closing: text.closing,
  }
}
