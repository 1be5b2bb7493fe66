import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import type { Session } from '../../auth.contract.ts'
import { sessionQuery } from '../../auth.queries.ts'
import { leaveOrganization } from '../joining.queries.ts'
import { joiningText } from '../joining.text.ts'

const text = joiningText.mine

type Membership = Session['memberships'][number]

/** What one belongs to, and the way out of each. */
export function MembershipsCard() {
  const { data: session } = useQuery(sessionQuery)
  if (!session) return null
  return (
    <Card title={text.title} description={text.body}>
      {session.memberships.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul aria-label={text.list} className="divide-y divide-line border-line border-y">
          {session.memberships.map(membership => (
            <Belonging key={`${membership.organizationId} ${membership.hat}`} membership={membership} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Belonging({ membership: { organizationId, name, hat } }: { membership: Membership }) {
  const [isOpen, setIsOpen] = useState(false)
  const leave = useMutation(leaveOrganization)
  const role = joiningText.roles[hat]
  const confirmed = () => leave.mutate({ organizationId, hat }, { onSettled: () => setIsOpen(false) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className="grid min-w-0 flex-1 basis-32">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="text-muted text-sm">{role}</span>
      </span>
      <Dialog
        width="narrow"
        title={text.confirm.title(name)}
        description={text.confirm[hat]}
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button look="secondary" aria-label={text.leaveOf(role, name)}>
            {text.leave}
          </Button>
        }
        actions={
          <>
            <DialogClose asChild>
              <Button look="secondary">{text.confirm.cancel}</Button>
            </DialogClose>
            <Button look="danger" busy={leave.isPending} onClick={confirmed}>
              {text.confirm.submit}
            </Button>
          </>
        }
      />
    </li>
  )
}
