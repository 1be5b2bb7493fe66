import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { caseloadText } from '../caseload.text.ts'
import { type FollowedPatient, FollowingStep, useFollowingStep } from './following-step.tsx'

const text = caseloadText.step

/** What comes next for a patient and by when, where one is working; Enter keeps it. */
export function StepInPlace({
  patient,
  onKept,
  onLeave,
}: {
  patient: FollowedPatient
  onKept: () => void
  /** Leaves it as it stands, where nothing else does. */
  onLeave?: () => void
}) {
  const step = useFollowingStep(patient, onKept)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) place.current?.querySelector('input')?.select()
  }, [])
  return (
    <div ref={place} className="[&_form]:border-t-0 [&_form]:pt-0">
      <FollowingStep step={step}>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={step.isBusy}>
            {text.set}
          </Button>
          {onLeave && (
            <Button look="quiet" onClick={onLeave}>
              {text.leave}
            </Button>
          )}
        </div>
      </FollowingStep>
    </div>
  )
}
