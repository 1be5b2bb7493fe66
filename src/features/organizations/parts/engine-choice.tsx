import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { RadioList } from '#ui/radio-list.tsx'
import { type EngineRule, engineRules } from '../organizations.contract.ts'
import { chooseEngines, organizationOverview } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'

const text = organizationsText.engines
const choices = engineRules.map(value => ({ value, ...text.choices[value] }))

/** What may write for the team, and what each choice means. */
export function EngineChoice() {
  const { data } = useQuery(organizationOverview)
  const [picked, setPicked] = useState<EngineRule>()
  const choose = useMutation(chooseEngines)
  if (!data) return null
  const chosen = picked ?? data.engines
  const save = (event: FormEvent) => {
    event.preventDefault()
    choose.mutate({ engines: chosen }, { onSuccess: () => setPicked(undefined) })
  }
  return (
    <Card title={text.title} className="max-w-3xl">
      <form onSubmit={save} className="grid justify-items-start gap-4">
        <p>{text.body}</p>
        <RadioList label={text.label} options={choices} value={chosen} onValueChange={setPicked} />
        {chosen === 'models' && !data.hasModel && <FormMessage kind="info">{text.noModel}</FormMessage>}
        <p className="text-muted">{text.safety}</p>
        <Button type="submit" busy={choose.isPending} disabled={chosen === data.engines}>
          {text.save}
        </Button>
      </form>
    </Card>
  )
}
