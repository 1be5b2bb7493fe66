import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { momentsOf } from '#features/cover/cover.rules.ts'
import { today } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { PersonField, type PersonOption } from '#ui/person-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { newCoWorker, type TeamMember } from '../../care-team.contract.ts'
import { latestCoWorkerDay, REASON_LENGTH } from '../../care-team.rules.ts'
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
  const there = placesOf(members)
  const colleagues = data?.filter(({ id }) => !there.some(({ value }) => value === id)) ?? []
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
        colleagues.length > 0 ? undefined : data ? (
          <FormMessage>{text.nobody}</FormMessage>
        ) : isError ? (
          <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
        ) : (
          <SkeletonLines lines={4} />
        )
      }
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={add.isPending}
      held={useOwnDraft(`co-worker-${patientId}`)}
      initial={{ memberId: '', reason: '', lastDay: '' }}
      read={(values, id) => readCoWorker(id, patientId, { ...values, memberId: known(values.memberId) })}
      words={text.problems}
      onReady={(coWorker, close) => void add.mutateAsync(coWorker).then(close, () => {})}
    >
      {({ field, choice, values }) => (
        <>
          <PersonField
            label={text.colleague}
            {...choice('memberId')}
            value={known(values.memberId)}
            options={[...colleagues.map(optionOf), ...there]}
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
            max={latestCoWorkerDay(today())}
          />
        </>
      )}
    </FormDialog>
  )
}

const optionOf = (colleague: Pick<TeamMember, 'name' | 'kind'> & { id: string }): PersonOption => ({
  value: colleague.id,
  label: text.option[colleague.kind](colleague.name),
  person: { ...colleague, fullName: colleague.name },
})

/** Those who are on the team for good, and as what. Whoever covers can also be added for longer. */
const placesOf = (members: readonly TeamMember[]): PersonOption[] =>
  members.flatMap(({ memberId, name, kind, role }) =>
    role === 'cover' ? [] : [{ ...optionOf({ id: memberId, name, kind }), taken: text.taken[role] }],
  )

function readCoWorker(id: string, patientId: string, { memberId, reason, lastDay }: Words) {
  const end = lastDay ? momentsOf(today(), lastDay, today()) : {}
  const { data, problems } = readForm(newCoWorker, { id, patientId, memberId, reason, ...end })
  if (!problems) return { data }
  const { endsAt, ...others } = problems
  return { problems: { ...others, ...(endsAt ? { lastDay: endsAt } : {}) } }
}
