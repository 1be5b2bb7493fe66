import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { momentOf } from '#lib/date-fields.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import type { DialogOnDemand } from '#ui/on-demand.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { showToast, withdrawToast } from '#ui/toast.ts'
import { appointmentRequest } from '../appointments.contract.ts'
import { freeTimesFrom, requestAppointment } from '../appointments.queries.ts'
import { USUAL_MINUTES } from '../appointments.rules.ts'
import { appointmentsText } from '../appointments.text.ts'
import { type ChosenTime, TimeChoice } from './time-choice.tsx'

const text = appointmentsText.schedule
/** What its toast is about: it goes with the dialog. */
const MISSING = 'appointment'
const nothing: { startsAt: ChosenTime; notes: string } = { startsAt: { date: '', time: '' }, notes: '' }

/** A patient asks for an appointment. What was chosen stays until it was sent, also when the line is cut. */
export function ScheduleDialog({
  hasCaseManager,
  ...opened
}: {
  hasCaseManager: boolean
} & DialogOnDemand) {
  const request = useMutation(requestAppointment)
  return (
    <FormDialog
      {...opened}
      title={text.title}
      description={hasCaseManager ? <Lead /> : text.lead.nobody}
      onOpenChange={open => {
        if (!open) withdrawToast(MISSING)
      }}
      keepsWhenClosed
      cancelLabel={text.close}
      submitLabel={text.send}
      isBusy={request.isPending}
      held={useOwnDraft('appointment')}
      initial={nothing}
      read={readRequest}
      words={appointmentsText.problems}
      onProblems={({ startsAt }) => {
        if (startsAt === 'timeUnreadable')
          showToast({ kind: 'failure', about: MISSING, ...appointmentsText.missing })
      }}
      onReady={(ready, close) => void request.mutateAsync(ready).then(close, () => {})}
    >
      {({ field, values, set, problemAt }) => (
        <>
          <TimeChoice
            hat="patient"
            minutes={USUAL_MINUTES}
            value={values.startsAt}
            onChange={startsAt => set({ startsAt })}
            error={problemAt('startsAt')}
          />
          <TextArea
            label={text.notes}
            hint={text.notesHint}
            {...field('notes')}
            optional
            rows={3}
            maxLength={1000}
          />
        </>
      )}
    </FormDialog>
  )
}

function readRequest({ startsAt: { date, time }, notes }: typeof nothing, id: string) {
  const moment = momentOf(date, time)
  if (!moment) return { problems: { startsAt: 'timeUnreadable' } }
  const reading = readForm(appointmentRequest, { id, startsAt: moment.toISOString(), notes })
  return moment <= new Date() ? withProblems(reading, { startsAt: 'timePast' }) : reading
}

/** Promises free times only where there are hours to have them in. */
function Lead() {
  const [from] = useState(() => new Date().toISOString())
  const { data } = useQuery(freeTimesFrom('patient', from, USUAL_MINUTES))
  return data?.hasHours ? text.lead.withHours : text.lead.free
}
