import { useMutation } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { changeMomentum } from '../patients-choices.queries.ts'
import { patientsChoicesText } from '../patients-choices.text.ts'

const text = patientsChoicesText.momentum

/** Check-ins and milestones are an offer: here they are turned on and off. */
export function MomentumChoice({ isWanted }: { isWanted: boolean }) {
  const save = useMutation(changeMomentum)
  return (
    <Card title={text.heading} description={text.body}>
      <Checkbox
        label={text.wants}
        checked={save.isPending ? save.variables.wantsMomentum : isWanted}
        disabled={save.isPending}
        onCheckedChange={wantsMomentum => save.mutate({ wantsMomentum })}
      />
    </Card>
  )
}
