import { useMutation, useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { PremiumNote, useIsPremiumClosed } from '#features/billing/parts/premium-note.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AssistantIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { draftKinds } from '../draft-sources/draft-sources.rules.ts'
import { askForDraft, type DraftsScope, draftsOf } from '../drafts/drafts.queries.ts'
import { draftsText as text } from '../drafts/drafts.text.ts'
import { DraftCard } from './draft-card.tsx'

/**
 * What the assistant writes about a patient for the person here: asked for, changed, and accepted into a case note or
 * discarded. `onAccepted` is told the id of the note that a draft became.
 */
export function AssistantDrafts({
  hat,
  patientId,
  onAccepted,
}: DraftsScope & { onAccepted: (noteId: string) => void }) {
  const scope = { hat, patientId }
  const personId = useQuery(sessionQuery).data?.person?.id
  const { data, isPending, isError, refetch, isFetching } = useQuery(draftsOf(scope))
  const drafts = data?.drafts ?? []
  return (
    <Card title={text.heading} description={text.hint}>
      <div className="grid gap-6">
        {isPending && <SkeletonLines lines={3} />}
        {isError && !data && (
          <FailureState {...text.failures.load} isTrying={isFetching} onTryAgain={() => void refetch()} />
        )}
        {data && <Asking scope={scope} areEnginesOn={data.areEnginesOn} isEmpty={drafts.length === 0} />}
        {personId &&
          drafts.map(draft => (
            <DraftCard
              key={draft.id}
              draft={draft}
              scope={scope}
              personId={personId}
              onAccepted={() => onAccepted(draft.id)}
            />
          ))}
      </div>
    </Card>
  )
}

const icon = <AssistantIcon size={24} aria-hidden="true" />

/** The buttons that ask, or why there are none. Drafts that are there stay, whatever the plan says. */
function Asking({
  scope,
  areEnginesOn,
  isEmpty,
}: {
  scope: DraftsScope
  areEnginesOn: boolean
  isEmpty: boolean
}) {
  const isClosed = useIsPremiumClosed(scope.hat)
  const ask = useMutation(askForDraft)
  if (!areEnginesOn) return <EmptyState {...text.off} icon={icon} />
  if (isClosed) return <PremiumNote {...text.premium} icon={icon} />
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{text.ask}</legend>
        <div className="flex flex-wrap gap-2">
          {draftKinds.map(kind => (
            <Button
              key={kind}
              look="secondary"
              busy={ask.isPending && ask.variables.kind === kind}
              disabled={ask.isPending}
              icon={<AssistantIcon size={18} aria-hidden="true" />}
              onClick={() => ask.mutate({ scope, kind })}
            >
              {text.buttons[kind]}
            </Button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="text-muted empty:hidden">
        {ask.isPending && (
          <span className="flex items-center gap-2">
            <Spinner /> {text.generating}
          </span>
        )}
      </p>
      {isEmpty && !ask.isPending && (
        <div className="grid gap-1">
          <p className="font-semibold">{text.empty}</p>
          <p className="text-muted">{text.emptyHint}</p>
        </div>
      )}
    </div>
  )
}
