import { useMutation } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { changeCheckIns } from '../preferences.queries.ts'
import { preferencesText } from '../preferences.text.ts'

const text = preferencesText.checkIns

/** Check-ins and milestones are an offer: here they are turned on and off. */
export function CheckInsChoice({ isWanted }: { isWanted: boolean }) {
  const save = useMutation(changeCheckIns)
  return (
    <Card title={text.heading} description={text.body}>
      <Checkbox
        label={text.wants}
        checked={save.isPending ? save.variables.wantsCheckIns : isWanted}
        disabled={save.isPending}
        onCheckedChange={wantsCheckIns => save.mutate({ wantsCheckIns })}
      />
    </Card>
  )
}
