import { lazy, Suspense, useEffect, useState } from 'react'
import { queryClient } from '#platform/api/query-client.ts'
import { type Heard, heardIn } from '../refused-words/refused-words.rules.ts'
import { safetyText } from '../safety.text.ts'

// Words of danger that are too many are rare: the card is not part of every page.
const HelpCard = lazy(() => import('./help-card.tsx').then(part => ({ default: part.HelpCard })))

/**
 * How to reach help after words of danger that were refused for being too many: wherever they were written, the
 * card stands at the top of the portal until the person leaves. A conversation shows its own.
 */
export function RefusedHelp() {
  const [heard, setHeard] = useState<Heard>()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(event => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const [path] = (event.mutation.options.mutationKey ?? []) as [(readonly string[])?]
        const found = path?.includes('messaging') ? undefined : heardIn(event.action.error)
        if (found) setHeard(found)
      }),
    [],
  )
  if (!heard) return null
  return (
    <Suspense>
      <HelpCard
        concerns={heard.safety.map(kind => ({ kind }))}
        {...(heard.isCaseManagerTold ? { note: safetyText.toldCaseManager } : {})}
      />
    </Suspense>
  )
}
