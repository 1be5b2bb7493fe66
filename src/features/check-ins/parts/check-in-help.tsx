import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnHelp } from '#features/safety/parts/own-help.tsx'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { safetyText } from '#features/safety/safety.text.ts'
import { Button } from '#ui/button.tsx'
import { tellOfCheckIn } from '../check-ins.queries.ts'
import { checkInsText as text } from '../check-ins.text.ts'

interface Said {
  checkIn: { id: string; isShared: boolean }
  concerns: readonly { kind: SafetyKind }[]
  isCaseManagerTold: boolean
}

/** How to reach help after words that gave reason to care. A private check-in tells nobody, unless the person presses for it. */
export function CheckInHelp({ said, hasCaseManager }: { said: Said; hasCaseManager: boolean }) {
  const tell = useMutation(tellOfCheckIn)
  const [isClosed, setClosed] = useState(false)
  const isTold = said.isCaseManagerTold || tell.data?.isCaseManagerTold === true
  const mayTell = !isTold && !said.checkIn.isShared
  return (
    <div className="grid gap-3">
      {!isClosed && (
        <OwnHelp concerns={said.concerns} told={isTold ? 'yes' : undefined} onClose={() => setClosed(true)} />
      )}
      {mayTell && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{hasCaseManager ? text.notTold : text.nobodyToTell}</p>
          {hasCaseManager && (
            <Button
              look="secondary"
              busy={tell.isPending}
              onClick={() => tell.mutate({ id: said.checkIn.id })}
            >
              {safetyText.tellCaseManager}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
