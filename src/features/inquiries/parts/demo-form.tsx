import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Handrail } from '#ui/handrail.tsx'
import { firstStepToMend } from '../inquiries.rules.ts'
import { inquiriesText as text } from '../inquiries.text.ts'
import { OrganizationStep, PersonStep, ProgramsStep } from './demo-steps.tsx'
import { useInquiry } from './inquiry-form.tsx'
import { InquiryGreeting, InquiryHelp, InquiryRefusal } from './inquiry-notices.tsx'

const steps = [OrganizationStep, ProgramsStep, PersonStep]
const last = steps.length - 1

/** The step that is shown; one that a person just went to is also said aloud. */
function useSteps() {
  const [step, setStep] = useState(0)
  const place = useRef<HTMLFieldSetElement>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    if (moves > 0) place.current?.focus()
  }, [moves])
  return {
    step,
    place,
    show: setStep,
    goTo(next: number) {
      setStep(next)
      setMoves(before => before + 1)
    },
  }
}

/** Three steps. Continue asks nothing; what is wrong is said when the request is sent (decision 12). */
export function DemoForm() {
  const { step, place, show, goTo } = useSteps()
  const inquiry = useInquiry('demo', {
    onMend: problems => show(firstStepToMend(problems)),
    onReceived: () => show(0),
  })

  function submit(event: FormEvent) {
    if (step === last) return inquiry.formProps.onSubmit(event)
    // Enter in a field of an earlier step means: go on.
    event.preventDefault()
    goTo(step + 1)
  }

  return (
    <div className="grid gap-6">
      <InquiryHelp kinds={inquiry.help} />
      <InquiryGreeting
        kind="demo"
        notice={inquiry.notice}
        isBelowHelp={inquiry.help.length > 0}
        onClear={inquiry.clear}
      />
      <form
        {...inquiry.formProps}
        data-steps={inquiry.form.isAwake ? 'alive' : 'waiting'}
        onSubmit={submit}
        className="grid gap-8"
      >
        <div data-needs-steps="">
          <Handrail
            steps={text.steps.map(({ label }) => ({ key: label, label }))}
            current={step}
            direction="horizontal"
            label={text.progressLabel}
          />
        </div>
        {steps.map((Fields, position) => (
          <Step
            key={text.steps[position]?.label}
            position={position}
            place={position === step ? place : undefined}
            isHidden={inquiry.form.isAwake && position !== step}
          >
            <Fields form={inquiry.form} />
            {position === last && <InquiryRefusal notice={inquiry.notice} />}
            <StepWays position={position} goTo={goTo} isBusy={inquiry.isBusy} />
          </Step>
        ))}
      </form>
    </div>
  )
}

function Step({
  position,
  place,
  isHidden,
  children,
}: {
  position: number
  place: Ref<HTMLFieldSetElement> | undefined
  isHidden: boolean
  children: ReactNode
}) {
  return (
    <fieldset ref={place} tabIndex={-1} hidden={isHidden} className="m-0 min-w-0 border-0 p-0 outline-none">
      <legend className="mb-5 p-0">
        <span className="block text-muted">{text.stepOf(position + 1, steps.length)}</span>
        <span className="block font-display text-2xl">{text.steps[position]?.title}</span>
      </legend>
      <div className="grid gap-5">{children}</div>
    </fieldset>
  )
}

function StepWays({
  position,
  goTo,
  isBusy,
}: {
  position: number
  goTo: (step: number) => void
  isBusy: boolean
}) {
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {position > 0 && (
        <Button look="secondary" size="large" data-needs-steps="" onClick={() => goTo(position - 1)}>
          {text.back}
        </Button>
      )}
      {position < last ? (
        <Button size="large" data-needs-steps="" onClick={() => goTo(position + 1)}>
          {text.continue}
        </Button>
      ) : (
        <Button type="submit" size="large" busy={isBusy} busyLabel={text.demo.busy}>
          {text.demo.submit}
        </Button>
      )}
    </div>
  )
}
