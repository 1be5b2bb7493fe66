import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { InvitationStatus } from '#features/organizations/parts/invitation-status.tsx'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { readingOnDemand } from '#ui/reading-on-demand.ts'
import { TextField } from '#ui/text-field.tsx'
import { leavingText } from '../leaving/leaving.text.ts'
import type { CaseManager, Specialist } from '../staff.contract.ts'
import { staffText as text } from '../staff.text.ts'

export interface PersonDetails {
  id: string
  name: string
  email: string
}

interface ChangedPerson extends PersonDetails {
  seen?: { name?: string; email?: string }
}

const added = readingOnDemand<ChangedPerson>(async () => (await import('../staff.contract.ts')).staffDetails)
const changed = readingOnDemand<ChangedPerson>(
  async () => (await import('../staff.contract.ts')).changedStaffDetails,
)

/** Adds or changes a member of staff by name and e-mail. `onReady` closes it by calling what it is given. */
export function PersonDialog({
  hint,
  kind,
  person,
  saveLabel,
  ...around
}: {
  title: string
  hint?: string
  trigger: ReactNode
  /** As what somebody new is added. */
  kind?: 'administrator' | 'case-manager' | 'specialist'
  /** Without one, somebody new is added. */
  person?: PersonDetails
  saveLabel: string
  isBusy: boolean
  failure?: unknown
  onReady: (details: ChangedPerson, close: () => void) => void
}) {
  return (
    <FormDialog
      {...around}
      description={hint}
      cancelLabel={text.cancel}
      submitLabel={saveLabel}
      held={useOwnDraft(`staff-${person?.id ?? kind}`)}
      initial={{ name: person?.name ?? '', email: person?.email ?? '' }}
      shared={{ labels: { name: text.name, email: text.email } }}
      bring={(person ? changed : added).fetch}
      read={(values, id, seen) =>
        (person ? changed : added).read({
          id: person?.id ?? id,
          ...values,
          seen,
        })
      }
      words={text.problems}
    >
      {({ field }) => (
        <>
          <TextField label={text.name} {...field('name')} autoComplete="off" />
          <TextField label={text.email} {...field('email')} type="email" autoComplete="off" />
        </>
      )}
    </FormDialog>
  )
}

/** The button that changes the name and the e-mail of a member of staff, and its dialog. */
export function EditPerson({
  title,
  person,
  change,
}: {
  title: string
  person: PersonDetails
  change: UseMutationOptions<{ id: string; name: string }, Error, ChangedPerson>
}) {
  const changing = useMutation(change)
  return (
    <PersonDialog
      title={title}
      person={person}
      saveLabel={text.save}
      isBusy={changing.isPending}
      failure={changing.error}
      onReady={(details, close) => void changing.mutateAsync(details).then(close, () => {})}
      trigger={
        <IconButton label={text.editOf(person.name)} icon={<EditIcon size={18} aria-hidden="true" />} />
      }
    />
  )
}

/**
 * Their name, whether their access was taken away, and until they have come in, how their invitation stands. A phone or a
 * tablet has no room for columns: it says below how to reach them, how many patients they have, and with which specialist.
 */
export function NameCell({
  kind,
  person,
  specialist,
}: {
  kind: 'case_manager' | 'specialist'
  person: CaseManager | Specialist
  specialist?: string | null
}) {
  const { id, name, email, hasAccount, invitation, isSuspended, patientCount } = person
  const facts = [text.patientsCounted(patientCount), specialist].filter(Boolean)
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      {name}
      <span className="grid max-w-full font-normal text-muted text-sm lg:hidden">
        <span title={email} className="truncate">
          {email}
        </span>
        {facts.join(' · ')}
      </span>
      {isSuspended && <Badge>{leavingText.suspended}</Badge>}
      {!hasAccount && (
        <span className="font-normal">
          <InvitationStatus hat="administrator" record={{ kind, id, name }} invitation={invitation} />
        </span>
      )}
    </span>
  )
}
