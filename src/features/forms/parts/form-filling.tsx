import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAllKept, useKeeping, useKeepingState, type WordsKeeper } from '#platform/kept-words.client.ts'
import { Button } from '#ui/button.tsx'
import { HandrailProgress } from '#ui/handrail.tsx'
import { DoneIcon } from '#ui/icons.ts'
import type { OpenForm, Submission } from '../forms.contract.ts'
import { settleAnswer, submitForm } from '../forms.queries.ts'
import { findProblem, whereToGoOn } from '../forms.rules.ts'
import { formsText as text } from '../forms.text.ts'
import { answersKeeper, type FormConcern } from '../forms-answers.queries.ts'
import { FormQuestion, ReplacedAnswer } from './form-question.tsx'

interface Filling {
  form: OpenForm
  submission: Submission
  personId: string
  onConcern: (concern: FormConcern) => void
  onSubmitted: () => void
}

/**
 * Fills in a form, one question at a time. The question stands in the address (`?question=3`), so that Back goes to the
 * one before and a reload stays.
 */
export function FormFilling(filling: Filling) {
  const { questions } = filling.form
  const { keeper, answerOf, problemOf } = useAnswers(filling)
  const [beginning] = useState(() =>
    whereToGoOn(questions, Object.fromEntries(questions.map(({ name }) => [name, answerOf(name)]))),
  )
  const { place, goTo } = useQuestionInAddress(questions.length, beginning)
  const [checked, setChecked] = useState<number>()
  const question = questions[place]
  if (!question) return null
  const problem = problemOf(place)
  const isLast = place === questions.length - 1
  const isStopped = problem === 'answerMissing'
  const show = (next: number, isChecked = false) => {
    setChecked(isChecked ? next : undefined)
    void keeper.save()
    goTo(next)
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (isStopped) return
    if (problem) return setChecked(place)
    if (!isLast) show(place + 1)
  }
  return (
    <form onSubmit={goOn} noValidate className="grid gap-6">
      <HandrailProgress
        label={text.stepsLabel}
        total={questions.length}
        done={place + 1}
        valueText={text.questionOf(place + 1, questions.length)}
      />
      <QuestionHeading place={place} total={questions.length} />
      <FormQuestion
        key={question.name}
        question={question}
        value={answerOf(question.name)}
        error={problem && checked === place ? text.problems[problem] : undefined}
        onChange={value =>
          keeper.change(question.name, value, filling.submission.answers[question.name] ?? '')
        }
      />
      <Replaced name={question.name} filling={filling} keeper={keeper} now={answerOf(question.name)} />
      <Keeping keeper={keeper} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="secondary" disabled={place === 0} onClick={() => show(place - 1)}>
          {text.previous}
        </Button>
        {isLast ? (
          <Submitting
            filling={filling}
            keeper={keeper}
            isStopped={isStopped}
            problemOf={problemOf}
            onWrong={wrong => show(wrong, true)}
          />
        ) : (
          <Button type="submit" disabled={isStopped}>
            {text.next}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The answers as they stand here: what was typed on this device goes before what the server holds. */
function useAnswers({ form, submission, personId, onConcern }: Filling) {
  const [keeper] = useState(() =>
    answersKeeper({ personId, formId: form.id, submissionId: submission.id }, onConcern),
  )
  useKeeping(keeper)
  const kept = useAllKept(keeper)
  const answerOf = (name: string) => kept[name]?.value ?? submission.answers[name] ?? ''
  const problemOf = (place: number) => {
    const question = form.questions[place]
    const options = question?.options.map(option => option.value) ?? []
    return question && findProblem({ ...question, options }, answerOf(question.name))
  }
  return { keeper, answerOf, problemOf }
}

/** Submits; where a question still has something wrong, or two answers, it leads there instead. */
function Submitting({
  filling: { form, submission, onConcern, onSubmitted },
  keeper,
  isStopped,
  problemOf,
  onWrong,
}: {
  filling: Filling
  keeper: WordsKeeper
  isStopped: boolean
  problemOf: (place: number) => string | undefined
  onWrong: (place: number) => void
}) {
  const submit = useMutation(submitForm)
  const send = async () => {
    const wrong = form.questions.findIndex(
      ({ name }, place) => problemOf(place) !== undefined || name in submission.replaced,
    )
    if (wrong !== -1) return onWrong(wrong)
    await keeper.save()
    // A submitted form is shown to be read, and this part is gone: what follows from the answer must not go with it.
    const answer = await submit.mutateAsync({ id: submission.id, kept: keeper.kept() }).catch(() => undefined)
    if (!answer) return
    const { safety, isCaseManagerTold } = answer
    for (const { name } of form.questions) keeper.forget(name)
    if (safety.length > 0) onConcern({ kinds: safety, isCaseManagerTold })
    onSubmitted()
  }
  return (
    <Button
      disabled={isStopped}
      busy={submit.isPending}
      busyLabel={text.submitting}
      onClick={() => void send()}
    >
      {text.submit}
    </Button>
  )
}

/** The patient's other answer to this question, from another device, and the choice between the two. */
function Replaced({
  name,
  now,
  filling: { submission },
  keeper,
}: {
  name: string
  now: string
  filling: Filling
  keeper: WordsKeeper
}) {
  const settle = useMutation(settleAnswer)
  const other = submission.replaced[name]
  if (other === undefined) return null
  const choose = (takesOther: boolean) =>
    settle.mutate(
      { id: submission.id, name, value: takesOther ? other : now, now },
      { onSuccess: () => keeper.forget(name) },
    )
  return <ReplacedAnswer words={other} isBusy={settle.isPending} onChoose={choose} />
}

/** The question of the address, or the one where somebody goes on. */
function useQuestionInAddress(total: number, beginning: number) {
  const [address, setAddress] = useSearchParams()
  const asked = Number(address.get('question') ?? beginning + 1)
  const place = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, total) - 1 : beginning
  return { place, goTo: (next: number) => setAddress({ question: String(next + 1) }) }
}

/** "Question 3 of 7". It takes the focus when the question changes, so that the change is heard and the keyboard follows. */
function QuestionHeading({ place, total }: { place: number; total: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus()
    shown.current = place
  }, [place])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-muted outline-none">
      {text.questionOf(place + 1, total)}
    </h2>
  )
}

/** Whether what was typed has arrived; read out when it changes. */
function Keeping({ keeper }: { keeper: WordsKeeper }) {
  const state = useKeepingState(keeper)
  const words = { quiet: '', changed: '', saving: text.saving, saved: text.saved }
  const isUnsaved = state === 'waiting' || state === 'refused'
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-muted">
      {state === 'saved' && <DoneIcon size={18} aria-hidden="true" className="text-good" />}
      {isUnsaved ? text[state] : words[state]}
    </p>
  )
}
