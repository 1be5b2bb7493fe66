import { today } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxList } from '#ui/checkbox-list.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { uiText } from '#ui/ui.text.ts'
import { ANSWER_LENGTH } from '../forms.rules.ts'
import { formsText as text } from '../forms.text.ts'
import { chosenOf, joinChosen, type Question, signatureOf } from '../questions/questions.rules.ts'

/** The words beside a question: the page's own, unless somebody looks at how another language reads. */
export type QuestionWords = Pick<
  typeof text,
  'needsAnswer' | 'noAnswer' | 'choicesHint' | 'numberHint' | 'signature'
> &
  Pick<typeof uiText, 'optional' | 'choose'>
const ownWords: QuestionWords = { ...text, optional: uiText.optional, choose: uiText.choose }

/** Stands for "no answer" in a list of choices, which cannot offer an empty one. */
const noAnswer = ' '

/** One question with its control: a line, a number, several lines, one choice or several, a day, a signature. */
export function FormQuestion({
  question,
  value,
  error,
  words: said = ownWords,
  onChange,
}: {
  question: Question
  value: string
  error?: string
  words?: QuestionWords
  onChange: (value: string) => void
}) {
  const needs = question.required && !error ? said.needsAnswer : ''
  const words = {
    label: question.label,
    optional: !question.required && said.optional,
    error,
    hint: [question.help, needs].filter(Boolean).join(' ') || undefined,
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
        placeholder={said.choose}
        onValueChange={choice => onChange(choice === noAnswer ? '' : choice)}
        options={[
          ...question.options,
          ...(question.required ? [] : [{ value: noAnswer, label: said.noAnswer }]),
        ]}
      />
    )
  if (question.type === 'choices')
    return (
      <CheckboxList
        {...words}
        hint={words.hint ?? said.choicesHint}
        name={question.name}
        options={question.options}
        values={chosenOf(value)}
        // In the order of the question, whatever was pressed first.
        onValuesChange={chosen =>
          onChange(
            joinChosen(question.options.map(option => option.value).filter(each => chosen.includes(each))),
          )
        }
      />
    )
  if (question.type === 'date') return <TextField {...words} {...typed} maxLength={undefined} type="date" />
  if (question.type === 'signature')
    return <Signature {...words} said={said.signature} value={value} onChange={onChange} />
  if (question.type === 'number')
    // A text field that brings up the number keys: a number field would swallow what it cannot read.
    return <TextField {...words} {...typed} hint={words.hint ?? said.numberHint} inputMode="decimal" />
  return <TextField {...words} {...typed} />
}

/** A name typed in one's own hand, and the day: today, unless another is chosen. */
function Signature({
  label,
  hint,
  error,
  said,
  value,
  onChange,
}: {
  label: string
  hint: string | undefined
  error: string | undefined
  said: QuestionWords['signature']
  value: string
  onChange: (value: string) => void
}) {
  const { name, day } = signatureOf(value)
  const sign = (signed: string, on: string) => onChange(signed || on ? `${signed}\n${on}` : '')
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{label}</legend>
      <TextField
        label={said.name}
        hint={hint}
        error={error}
        value={name}
        maxLength={200}
        autoComplete="name"
        className="font-display text-xl"
        onChange={event => sign(event.target.value, event.target.value ? day || today() : '')}
      />
      <TextField
        label={said.day}
        type="date"
        value={day}
        onChange={event => sign(name, event.target.value)}
      />
    </fieldset>
  )
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
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
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
