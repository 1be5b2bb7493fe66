import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { useAllAutosaved } from '#platform/autosave/autosave.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { useGoingOn } from '#ui/going-on.ts'
import { DoneIcon } from '#ui/icons.ts'
import type { OpenForm, Question, Submission } from '../forms.contract.ts'
import { answersAutosaver } from '../forms.store.ts'
import { formsText as text } from '../forms.text.ts'
import { askedQuestions, groupBySection, sayAnswer } from '../questions/questions.rules.ts'

/** A completed form: when it was sent, and what was answered. */
export function FormAnswers({
  form,
  submission,
  personId,
  hasHelp,
}: {
  form: OpenForm
  submission: Submission
  personId: string
  /** Help stands above them: one goes on there. */
  hasHelp: boolean
}) {
  const heading = useGoingOn<HTMLHeadingElement>(hasHelp ? null : true)
  return (
    <div className="grid gap-6">
      <p>
        <Badge tone="good" mayWrap icon={<DoneIcon size={16} className="shrink-0" aria-hidden="true" />}>
          {text.completedOn(formatDate(submission.completedAt ?? ''))}
        </Badge>
      </p>
      <UnsentAnswers form={form} submission={submission} personId={personId} />
      <section className="grid gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {text.yourAnswers}
        </h2>
        {groupBySection(askedQuestions(form.questions, submission.answers)).map(group => (
          <div key={group.lines[0]?.name} className="grid gap-4">
            {group.section && <h3 className="mt-2 font-semibold">{group.section}</h3>}
            <dl className="grid gap-4">
              {group.lines.map(question => (
                <div key={question.name} className="grid gap-0.5">
                  <dt className="text-muted">{question.label}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">
                    {wordsOf(question, submission.answers[question.name]) || text.notAnswered}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </div>
  )
}

/** A choice is shown in the language of the page, whatever language it was made in. */
const wordsOf = ({ type, options }: Question, answer: string | undefined) =>
  sayAnswer(type, answer, value => options.find(option => option.value === value)?.label ?? value)

/** Words that were typed here after the form had been sent from another device. */
function UnsentAnswers({
  form,
  submission,
  personId,
}: {
  form: OpenForm
  submission: Submission
  personId: string
}) {
  const [autosaver] = useState(() =>
    answersAutosaver({ personId, formId: form.id, submissionId: submission.id }, () => {}),
  )
  const autosaved = useAllAutosaved(autosaver)
  const late = form.questions.filter(
    ({ name }) => autosaved[name] && autosaved[name].value.trim() !== (submission.answers[name] ?? '').trim(),
  )
  if (late.length === 0) return null
  return (
    <FormMessage kind="info" title={text.unsent}>
      <div className="grid gap-3 py-2">
        {late.map(question => (
          <p key={question.name} className="whitespace-pre-line wrap-anywhere">
            {wordsOf(question, autosaved[question.name]?.value)}
          </p>
        ))}
        <p className="text-muted">{text.unsentHint}</p>
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => {
            for (const { name } of form.questions) autosaver.forget(name)
          }}
        >
          {text.forgetUnsent}
        </Button>
      </div>
    </FormMessage>
  )
}
