import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDate, formatRelative } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { ComputerIcon, HandheldIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { OwnSession } from '../sessions.contract.ts'
import {
  endOtherSessions,
  endOthersBeforeSignOut,
  endSessionThere,
  ownSessions,
} from '../sessions.queries.ts'
import { describeDevice, isHandheld } from '../sessions.rules.ts'
import { sessionsText as text } from '../sessions.text.ts'

/** Where one is signed in, and ways to end that. `onLeave` ends this session too, once all others are over. */
export function SessionsCard({ onLeave }: { onLeave: () => Promise<void> }) {
  const sessions = useQuery(ownSessions)
  const endOthers = useMutation(endOtherSessions)
  const hasOthers = (sessions.data?.length ?? 0) > 1
  return (
    <Card title={text.title} description={text.body}>
      <div className="grid gap-4">
        {sessions.data ? (
          <ul aria-label={text.list} className="divide-y divide-line border-line border-y">
            {sessions.data.map(session => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        ) : sessions.isError ? (
          <FailureState
            title={text.loadFailed}
            onTryAgain={() => void sessions.refetch()}
            isTrying={sessions.isFetching}
          />
        ) : (
          <SkeletonLines lines={3} />
        )}
        {sessions.data && !hasOthers && <p className="text-muted">{text.onlyHere}</p>}
        <div className="flex flex-wrap gap-3">
          {hasOthers && (
            <Button look="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
              {text.endOthers}
            </Button>
          )}
          <EndAll onLeave={onLeave} />
        </div>
      </div>
    </Card>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const end = useMutation(endSessionThere)
  const { browser, system } = describeDevice(session.userAgent)
  const device = text.device(browser, system && text.systems[system])
  const Icon = isHandheld(system) ? HandheldIcon : ComputerIcon
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1 basis-32">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {session.isThis && <Badge tone="rail">{text.thisDevice}</Badge>}
        </span>
        <span className="text-muted text-sm">
          {text.begun(formatDate(session.begunAt))}
          {!session.isThis && ` · ${text.lastUsed(formatRelative(session.lastUsedAt))}`}
        </span>
      </span>
      {!session.isThis && (
        <Button
          look="secondary"
          aria-label={text.endOn(device)}
          busy={end.isPending}
          onClick={() => end.mutate({ id: session.id })}
        >
          {text.end}
        </Button>
      )}
    </li>
  )
}

function EndAll({ onLeave }: { onLeave: () => Promise<void> }) {
  const endAll = useMutation(endOthersBeforeSignOut)
  return (
    <Dialog
      width="narrow"
      title={text.endAll.title}
      description={text.endAll.body}
      trigger={<Button look="secondary">{text.endAll.button}</Button>}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.endAll.cancel}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={endAll.isPending || endAll.isSuccess}
            onClick={() => void endAll.mutateAsync({}).then(onLeave, () => {})}
          >
            {text.endAll.submit}
          </Button>
        </>
      }
    />
  )
}
