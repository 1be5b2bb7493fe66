import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { momentsOf } from '#features/cover/cover.rules.ts'
import { today } from '#lib/dates.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { PersonField } from '#ui/person-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { newCoWorker, type TeamMember } from '../../care-team.contract.ts'
import { REASON_LENGTH } from '../../care-team.rules.ts'
import { addCoWorker, coWorkerColleagues } from '../co-workers.queries.ts'
import { coWorkersText as text } from '../co-workers.text.ts'

type Words = Record<'memberId' | 'reason' | 'lastDay', string>

/** Adds a colleague to the care team: who, why, and until when if that is known. */
export function AddCoWorkerDialog({
  patientId,
  name,
  members,
}: {
  patientId: string
  name: string
  members: readonly TeamMember[]
}) {
  const hat = useStaffHat()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...coWorkerColleagues(hat), enabled: isOpen })
  const add = useMutation(addCoWorker(hat))
  // Whoever covers can also be added for longer.
  const isThere = (id: string) => members.some(({ memberId, role }) => memberId === id && role !== 'cover')
  const colleagues = data?.filter(({ id }) => !isThere(id)) ?? []
  const known = (chosen: string) => (colleagues.some(({ id }) => id === chosen) ? chosen : '')
  return (
    <FormDialog<Words, z.output<typeof newCoWorker>>
      title={text.addFor(name)}
      description={text.addHint}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          look="secondary"
          className="justify-self-start"
          icon={<AddPersonIcon size={20} aria-hidden="true" />}
        >
          {text.add}
        </Button>
      }
      instead={
        isError && !data ? (
          <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
        ) : undefined
      }
      isUnready={colleagues.length === 0}
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={add.isPending}
      held={useOwnDraft(`co-worker-${patientId}`)}
      initial={{ memberId: '', reason: '', lastDay: '' }}
      read={(values, id) => readCoWorker(id, patientId, { ...values, memberId: known(values.memberId) })}
      words={text.problems}
      onReady={(coWorker, close) => add.mutate(coWorker, { onSuccess: close })}
    >
      {({ field, choice, values }) => (
        <>
          {data && colleagues.length === 0 && <FormMessage>{text.nobody}</FormMessage>}
          <PersonField
            label={text.colleague}
            {...choice('memberId')}
            value={known(values.memberId)}
            options={colleagues.map(colleague => ({
              value: colleague.id,
              label: text.option[colleague.kind](colleague.name),
              person: { ...colleague, fullName: colleague.name },
            }))}
          />
          <TextArea
            label={text.reason}
            hint={text.reasonHint}
            {...field('reason')}
            rows={2}
            maxLength={REASON_LENGTH}
          />
          <TextField
            label={text.lastDay}
            hint={text.lastDayHint}
            optional
            {...field('lastDay')}
            type="date"
            min={today()}
          />
        </>
      )}
    </FormDialog>
  )
}

function readCoWorker(id: string, patientId: string, { memberId, reason, lastDay }: Words) {
  const isPast = lastDay !== '' && lastDay < today()
  const endsAt = lastDay && !isPast ? momentsOf(today(), lastDay, today()) : {}
  const reading = readForm(newCoWorker, { id, patientId, memberId, reason, ...endsAt })
  return withProblems(reading, isPast ? { lastDay: 'dayPast' } : {})
}
