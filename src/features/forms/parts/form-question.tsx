import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Question } from '../forms.contract.ts'
import { ANSWER_LENGTH } from '../forms.rules.ts'
import { formsText as text } from '../forms.text.ts'

/** Stands for "no answer" in a list of choices, which cannot offer an empty one. */
const noAnswer = ' '

/** One question with its control: a line, a number, several lines, or a choice. */
export function FormQuestion({
  question,
  value,
  error,
  onChange,
}: {
  question: Question
  value: string
  error?: string
  onChange: (value: string) => void
}) {
  const words = {
    label: question.label,
    optional: !question.required,
    error,
    hint: question.required && !error ? text.needsAnswer : undefined,
  }
  const typed = {
    value,
    maxLength: ANSWER_LENGTH,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (question.type === 'textarea') return <TextArea {...words} {...typed} rows={5} />
  if (question.type === 'select')
    return (
      <SelectField
        {...words}
        value={value}
        onValueChange={choice => onChange(choice === noAnswer ? '' : choice)}
        options={[
          ...question.options,
          ...(question.required ? [] : [{ value: noAnswer, label: text.noAnswer }]),
        ]}
      />
    )
  if (question.type === 'number')
    // A text field that brings up the number keys: a number field would swallow what it cannot read.
    return <TextField {...words} {...typed} hint={words.hint ?? text.numberHint} inputMode="decimal" />
  return <TextField {...words} {...typed} />
}

/** An answer from another device that this one has replaced, until the person chooses. */
export function ReplacedAnswer({
  words,
  isBusy,
  onChoose,
}: {
  words: string
  isBusy: boolean
  onChoose: (takesReplaced: boolean) => void
}) {
  return (
    <div role="status" className="grid gap-3 rounded-card border-rail border-l-4 bg-rail-soft px-4 py-3">
      <p className="font-semibold">{text.replaced}</p>
      <p className="whitespace-pre-line break-words">{words}</p>
      <p className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={isBusy} onClick={() => onChoose(true)}>
          {text.useReplaced}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={() => onChoose(false)}>
          {text.keepMine}
        </Button>
      </p>
    </div>
  )
}
