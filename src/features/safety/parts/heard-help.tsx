import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useNoticePlace } from '#ui/notice-place.ts'
import type { Heard } from '../hearing/hearing.rules.ts'
import { listenToSending } from '../hearing/hearing.store.ts'
import { usePutOffHelp } from '../put-off/put-off.store.ts'

// Words of danger are rare: the card is not part of every page.
const HelpCard = lazyPart(async () => (await import('./help-card.tsx')).HelpCard)

/**
 * How to reach help after words of danger, wherever they were written and whatever became of them: the card stands at the top of the
 * portal, or of the dialog that is open, until the person puts it away.
 */
export function HeardHelp() {
  const [heard, setHeard] = useState<Heard & { isCut: boolean; times: number }>()
  const { putOff } = usePutOffHelp()
  const place = useNoticePlace()
  useEffect(
    () =>
      listenToSending(({ safety, isCaseManagerTold }, { isCut, isBegun }) =>
        setHeard(before => ({
          safety: [...new Set([...(before?.safety ?? []), ...safety])],
          isCut,
          times: (before?.times ?? 0) + (isBegun ? 1 : 0),
          isCaseManagerTold: isCaseManagerTold || (before?.isCaseManagerTold ?? false),
        })),
      ),
    [],
  )
  if (!heard) return null
  const card = (
    <Suspense>
      <HelpCard
        concerns={heard.safety.map(kind => ({ kind }))}
        occasion={heard.times}
        onClose={() => {
          putOff(heard.safety)
          setHeard(undefined)
        }}
        told={heard.isCaseManagerTold ? 'yes' : heard.isCut ? 'not yet' : undefined}
      />
    </Suspense>
  )
  return place ? createPortal(card, place) : <div className="my-4">{card}</div>
}
