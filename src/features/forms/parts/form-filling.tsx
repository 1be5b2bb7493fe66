import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Problems } from '#lib/form-reading.ts'
import {
  type Autosaver,
  useAllAutosaved,
  useAutosaveState,
  useAutosaving,
} from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import type { HeldValues } from '#ui/form-held.ts'
import { useGoingOn } from '#ui/going-on.ts'
import { HandrailProgress } from '#ui/handrail.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import type { OpenForm, Question, Submission } from '../forms.contract.ts'
import { settleAnswer, submitForm } from '../forms.queries.ts'
import { type Answers, findProblem, whereToGoOn } from '../forms.rules.ts'
import { answersAutosaver, type FormConcern } from '../forms.store.ts'
import { formsText as text } from '../forms.text.ts'
import { askedQuestions } from '../questions/questions.rules.ts'
import type { FactChange } from '../record-facts/record-facts.rules.ts'
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
  const { autosaver, answers, questions, problemOf } = useAnswers(filling)
  const [beginning] = useState(() => whereToGoOn(questions, answers))
  const { place, goTo } = useQuestionInAddress(questions.length, beginning)
  const question = questions[place]
  const problem = problemOf(place)
  const isLast = place === questions.length - 1
  const isStopped = problem === 'answerMissing'
  const show = (next: number) => {
    void autosaver.save()
    goTo(next)
  }
  const form = useForm<Answers, number>({
    initial: Object.fromEntries(filling.form.questions.map(({ name }) => [name, ''])),
    held: heldBy(autosaver, answers, filling.submission.answers),
    read: () => (question && problem ? { problems: { [question.name]: problem } } : { data: place + 1 }),
    words: text.problems,
    onReady: next => {
      if (!isLast) show(next)
    },
    isBusy: isStopped,
  })
  if (!question) return null
  return (
    <form {...form.props} className="grid gap-6">
      <HandrailProgress
        label={text.stepsLabel}
        total={questions.length}
        done={place + 1}
        valueText={text.questionOf(place + 1, questions.length)}
      />
      <QuestionHeading section={question.section} place={place} total={questions.length} />
      <FormQuestion
        key={question.name}
        question={question}
        value={answers[question.name] ?? ''}
        error={form.problemAt(question.name)}
        onChange={value => form.set({ [question.name]: value })}
      />
      <Replaced
        name={question.name}
        filling={filling}
        autosaver={autosaver}
        now={answers[question.name] ?? ''}
      />
      <Keeping autosaver={autosaver} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="secondary" disabled={place === 0} onClick={() => show(place - 1)}>
          {text.previous}
        </Button>
        {isLast ? (
          <Submitting
            filling={filling}
            autosaver={autosaver}
            answers={answers}
            questions={questions}
            isStopped={isStopped}
            problemOf={problemOf}
            onWrong={(wrong, found) => {
              form.show(found)
              show(wrong)
            }}
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

/** The answers as a form holds them: the autosaver brings every change to the server. */
function heldBy(autosaver: Autosaver, answers: Answers, stored: Answers): HeldValues {
  return {
    typed: answers,
    read: () => answers,
    write: changes => {
      for (const [name, value = ''] of Object.entries(changes))
        if (name in answers) autosaver.change(name, String(value), stored[name] ?? '')
    },
  }
}

/**
 * The answers as they stand here, what was typed on this device before what the server holds, and the questions that they lead
 * to: another answer may ask more of them, or fewer.
 */
function useAnswers({ form, submission, personId, onConcern }: Filling) {
  const [autosaver] = useState(() =>
    answersAutosaver({ personId, formId: form.id, submissionId: submission.id }, onConcern),
  )
  useAutosaving(autosaver)
  const kept = useAllAutosaved(autosaver)
  const answers: Answers = Object.fromEntries(
    form.questions.map(({ name }) => [name, kept[name]?.value ?? submission.answers[name] ?? '']),
  )
  const questions = askedQuestions(form.questions, answers)
  const problemOf = (place: number) => {
    const question = questions[place]
    const options = question?.options.map(option => option.value) ?? []
    return question && findProblem({ ...question, options }, answers[question.name])
  }
  return { autosaver, answers, questions, problemOf }
}

// Few forms ask for facts of the record: what it takes to put them there comes with the first.
const RecordFactsDialog = lazyDialog(async () => (await import('./record-facts-dialog.tsx')).default)

/** What the answers would make of the record. Where it can't be asked the form is sent alone: it says itself that the line is cut. */
async function changesOfRecord(questions: readonly Question[], answers: Answers): Promise<FactChange[]> {
  if (!questions.some(({ fact }) => fact)) return []
  try {
    const [{ factsOfRecord }, { factChanges }] = await Promise.all([
      import('../record-facts/record-facts.queries.ts'),
      import('../record-facts/record-facts.rules.ts'),
    ])
    return factChanges(questions, answers, await factsOfRecord())
  } catch {
    return []
  }
}

/** Submits; where a question still has something wrong, or two answers, it leads there instead. */
function Submitting({
  filling: { form, submission, onConcern, onSubmitted },
  autosaver,
  answers,
  questions,
  isStopped,
  problemOf,
  onWrong,
}: {
  filling: Filling
  autosaver: Autosaver
  answers: Answers
  /** Those that are asked. */
  questions: readonly Question[]
  isStopped: boolean
  problemOf: (place: number) => string | undefined
  /** Told where something is wrong, and what. */
  onWrong: (place: number, problems: Problems) => void
}) {
  const submit = useMutation(submitForm)
  const [changes, setChanges] = useState<FactChange[]>([])
  const send = async () => {
    setChanges([])
    await autosaver.save()
    // A submitted form is shown to be read, and this part is gone: what follows from the answer must not go with it.
    const answer = await submit
      .mutateAsync({ id: submission.id, kept: autosaver.kept() })
      .catch(() => undefined)
    if (!answer) return
    const { safety, isCaseManagerTold } = answer
    for (const { name } of form.questions) autosaver.forget(name)
    if (safety.length > 0) onConcern({ kinds: safety, isCaseManagerTold })
    onSubmitted()
  }
  const sendOrAsk = async () => {
    const found = await changesOfRecord(questions, answers)
    if (found.length === 0) return send()
    setChanges(found)
  }
  const check = () => {
    const wrong = questions.findIndex(
      ({ name }, place) => problemOf(place) !== undefined || name in submission.replaced,
    )
    const { name = '' } = questions[wrong] ?? {}
    const problem = problemOf(wrong)
    if (wrong !== -1) return onWrong(wrong, problem ? { [name]: problem } : {})
    void sendOrAsk()
  }
  return (
    <>
      <Button disabled={isStopped} busy={submit.isPending} busyLabel={text.submitting} onClick={check}>
        {text.submit}
      </Button>
      {changes.length > 0 && (
        <Suspense>
          <RecordFactsDialog
            changes={changes}
            onAnswered={() => void send()}
            onChanged={() => void changesOfRecord(questions, answers).then(setChanges)}
            onClose={() => setChanges([])}
          />
        </Suspense>
      )}
    </>
  )
}

/** The patient's other answer to this question, from another device, and the choice between the two. */
function Replaced({
  name,
  now,
  filling: { submission },
  autosaver,
}: {
  name: string
  now: string
  filling: Filling
  autosaver: Autosaver
}) {
  const settle = useMutation(settleAnswer)
  const other = submission.replaced[name]
  if (other === undefined) return null
  const choose = (takesOther: boolean) =>
    settle.mutate(
      { id: submission.id, name, value: takesOther ? other : now, now },
      { onSuccess: () => autosaver.forget(name) },
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

/** "Question 3 of 7". It takes the focus when the form begins and when the question changes: both are heard, and the keyboard follows. */
function QuestionHeading({ section, place, total }: { section: string; place: number; total: number }) {
  const heading = useGoingOn<HTMLHeadingElement>()
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus()
    shown.current = place
  }, [place, heading])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-muted outline-none">
      {section && <span className="block font-semibold text-ink text-lg">{section}</span>}
      {text.questionOf(place + 1, total)}
    </h2>
  )
}

/** Whether what was typed has arrived; read out when it changes. */
function Keeping({ autosaver }: { autosaver: Autosaver }) {
  const state = useAutosaveState(autosaver)
  const words = { quiet: '', changed: '', saving: text.saving, saved: text.saved }
  const isUnsaved = state === 'waiting' || state === 'refused'
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-muted">
      {state === 'saved' && <DoneIcon size={18} aria-hidden="true" className="text-good" />}
      {isUnsaved ? text[state] : words[state]}
    </p>
  )
}
