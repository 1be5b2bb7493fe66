import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { CheckIcon } from '#ui/icons.ts'
import type { OwnChoices } from '../preferences.contract.ts'
import { changeModelChoice } from '../preferences.queries.ts'
import { preferencesText } from '../preferences.text.ts'

const text = preferencesText.model
const answers = ['yes', 'no'] as const

/** Whether a language model may ever read the patient's words: asked once, and free to change (decision 31). */
export function ModelChoice({ choices }: { choices: OwnChoices }) {
  const save = useMutation(changeModelChoice)
  const { modelChoice, areModelsOn } = choices
  return (
    <FoldCard staysFolded id="model" title={text.heading}>
      <div className="grid gap-4">
        <p>{text.guide}</p>
        <p>{areModelsOn ? text.on : text.off}</p>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{text.question}</legend>
          <div className="flex flex-wrap gap-3">
            {answers.map(answer => (
              <Button
                key={answer}
                look="secondary"
                aria-pressed={modelChoice === answer}
                busy={save.isPending && save.variables.modelChoice === answer}
                icon={modelChoice === answer && <CheckIcon size={20} aria-hidden="true" />}
                className={modelChoice === answer ? 'border-rail! bg-rail-soft! text-rail!' : ''}
                onClick={() => save.mutate({ modelChoice: answer })}
              >
                {text[answer]}
              </Button>
            ))}
          </div>
        </fieldset>
        {modelChoice === 'unasked' && <p className="text-muted">{text.asked}</p>}
        <p className="text-muted">{text.freely}</p>
      </div>
    </FoldCard>
  )
}
