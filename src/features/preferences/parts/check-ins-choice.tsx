import { useMutation } from '@tanstack/react-query'
import { Checkbox } from '#ui/checkbox.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { changeCheckIns } from '../preferences.queries.ts'
import { preferencesText } from '../preferences.text.ts'

const text = preferencesText.checkIns

/** Check-ins and milestones are an offer: here they are turned on and off. */
export function CheckInsChoice({ isWanted }: { isWanted: boolean }) {
  const save = useMutation(changeCheckIns)
  return (
    <FoldCard staysFolded id="check-ins" title={text.heading} description={text.body}>
      <Checkbox
        label={text.wants}
        checked={save.isPending ? save.variables.wantsCheckIns : isWanted}
        disabled={save.isPending}
        onCheckedChange={wantsCheckIns => save.mutate({ wantsCheckIns })}
      />
    </FoldCard>
  )
}
