import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonDialog } from '#features/staff/parts/person-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Administrator } from '../invitations/invitations.contract.ts'
import {
  administrators,
  inviteAdministrator,
  removeAdministrator,
} from '../invitations/invitations.queries.ts'
import { invitationsText } from '../invitations/invitations.text.ts'
import { InvitationStatus } from './invitation-status.tsx'

const text = invitationsText.administrators

/** Who runs the organization: its administrators, those who are invited to be, and the way to invite another one. */
export function Administrators() {
  const people = useQuery(administrators)
  const invite = useMutation(inviteAdministrator)
  return (
    <FoldCard
      id="administrators"
      title={text.title}
      description={text.body}
      action={
        <PersonDialog
          kind="administrator"
          title={text.add}
          hint={text.addHint}
          saveLabel={text.submit}
          isBusy={invite.isPending}
          onReady={({ name, email }, close) => void invite.mutateAsync({ name, email }).then(close, () => {})}
          trigger={
            <Button look="secondary" icon={<AddPersonIcon size={20} aria-hidden="true" />}>
              {text.add}
            </Button>
          }
        />
      }
    >
      {people.data ? (
        <>
          <ul aria-label={text.list} className="divide-y divide-line border-line border-y">
            {people.data.administrators.map(person => (
              <Person key={person.userId} person={person} />
            ))}
          </ul>
          {people.data.invitations.length > 0 && (
            <ul aria-label={text.invitations} className="divide-y divide-line border-line border-b">
              {people.data.invitations.map(({ name, ...invitation }) => (
                <li
                  key={invitation.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
                >
                  <Named name={name} email={invitation.email} />
                  <InvitationStatus hat="administrator" invitation={invitation} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : people.isError ? (
        <FailureState
          title={text.failed}
          onTryAgain={() => void people.refetch()}
          isTrying={people.isFetching}
        />
      ) : (
        <SkeletonLines lines={2} />
      )}
    </FoldCard>
  )
}

function Named({ name, email, isMe = false }: { name: string; email: string; isMe?: boolean }) {
  return (
    <span className="grid min-w-0 flex-1 basis-40">
      <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere font-semibold">
        {name}
        {isMe && <Badge tone="rail">{text.me}</Badge>}
      </span>
      <span className="break-all text-muted text-sm">{email}</span>
    </span>
  )
}

function Person({ person: { userId, name, email, isMe } }: { person: Administrator }) {
  const [isOpen, setIsOpen] = useState(false)
  const remove = useMutation(removeAdministrator)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Named name={name} email={email} isMe={isMe} />
      {!isMe && (
        <Dialog
          width="narrow"
          title={text.confirm.title(name)}
          description={text.confirm.body}
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <Button look="secondary" aria-label={text.removeOf(name)}>
              {text.remove}
            </Button>
          }
          actions={
            <>
              <DialogClose asChild>
                <Button look="secondary">{text.confirm.cancel}</Button>
              </DialogClose>
              <Button
                look="danger"
                busy={remove.isPending}
                onClick={() => remove.mutate({ userId }, { onSettled: () => setIsOpen(false) })}
              >
                {text.confirm.submit}
              </Button>
            </>
          }
        />
      )}
    </li>
  )
}
