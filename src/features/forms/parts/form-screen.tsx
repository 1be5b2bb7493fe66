import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { casesPatientText } from '#features/cases/cases.patient.text.ts'
import { useIsClosed } from '#features/patients/patients.queries.ts'
import { OwnHelp } from '#features/safety/parts/own-help.tsx'
import { formatDay } from '#lib/dates.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { OpenForm } from '../forms.contract.ts'
import { openForm } from '../forms.queries.ts'
import type { FormConcern } from '../forms.store.ts'
import { formsText as text } from '../forms.text.ts'
import { FormAnswers } from './form-answers.tsx'
import { FormFilling } from './form-filling.tsx'
import { StartForm } from './start-form.tsx'

const formsAddress = '/patient-portal/forms-and-tasks'

/** One form of the patient who is signed in: its beginning, its questions, or what was answered. */
export function FormScreen({ formId, onSubmitted }: { formId: string; onSubmitted: () => void }) {
  const { data: form, error, isPending, refetch, isFetching } = useQuery(openForm(formId))
  const personId = useQuery(sessionQuery).data?.person?.id
  const [concern, setConcern] = useState<FormConcern>()
  // Where help was shown, the page stays, and the help with it; a patient who went elsewhere meanwhile is not called back.
  const mayLeave = useRef(true)
  useEffect(() => {
    mayLeave.current = true
    return () => {
      mayLeave.current = false
    }
  }, [])
  const showHelp = (found: FormConcern) => {
    mayLeave.current = false
    setConcern(found)
  }
  const back = <ButtonLink to={formsAddress}>{text.back}</ButtonLink>
  if (!form && error) {
    const code = problemCode(error)
    return code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? (
      <EmptyState title={text.gone} body={text.goneHint} action={back} />
    ) : (
      <FailureState body={text.failures.open.body} isTrying={isFetching} onTryAgain={() => void refetch()} />
    )
  }
  if (isPending || !form || !personId) return <SkeletonLines lines={6} />
  if (form.questions.length === 0)
    return <EmptyState title={text.noQuestions} body={text.noQuestionsHint} action={back} />
  const { submission } = form
  return (
    <div className="grid gap-6">
      {concern && (
        <OwnHelp
          concerns={concern.kinds.map(kind => ({ kind }))}
          told={concern.isCaseManagerTold ? 'yes' : undefined}
          // While somebody goes on typing it is announced; once the form is sent, one goes on there.
          takesFocus={submission?.status === 'completed'}
          onClose={() => setConcern(undefined)}
        />
      )}
      {!submission && <Beginning form={form} />}
      {submission?.status === 'completed' && (
        <FormAnswers
          form={form}
          submission={submission}
          personId={personId}
          hasHelp={concern !== undefined}
        />
      )}
      {submission && submission.status !== 'completed' && (
        <FormFilling
          key={submission.id}
          form={form}
          submission={submission}
          personId={personId}
          onConcern={showHelp}
          onSubmitted={() => mayLeave.current && onSubmitted()}
        />
      )}
    </div>
  )
}

function Beginning({ form }: { form: OpenForm }) {
  const isClosed = useIsClosed()
  if (isClosed)
    return <EmptyState title={casesPatientText.noNewFormTitle} body={casesPatientText.noNewForm} />
  return (
    <div className="grid justify-items-start gap-4">
      {form.description && <p className="wrap-anywhere">{form.description}</p>}
      <p className="text-muted">
        {[text.questions(form.questions.length), form.dueOn && text.dueOn(formatDay(form.dueOn))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-muted">{text.startHint}</p>
      <StartForm form={form} />
    </div>
  )
}

/** The title of a form, once it is known. */
export function useFormTitle(formId: string): string {
  return useQuery(openForm(formId)).data?.title ?? text.pageTitle
}
