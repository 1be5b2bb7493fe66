import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/dates.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { ModelCall } from '../model-calls.contract.ts'
import { modelCallPages, modelCallWords } from '../model-calls.queries.ts'
import { modelCallsText as text } from '../model-calls.text.ts'

/** What left for a language model and what came back, for administrators. */
export default function ModelCalls() {
  const pages = useInfiniteQuery(modelCallPages)
  const calls = pages.data?.pages.flatMap(page => page.calls) ?? []
  const thisMonth = pages.data?.pages[0]?.thisMonth
  return (
    <FoldCard id="model-log" title={text.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p>
          {text.body} {thisMonth !== undefined && text.thisMonth(thisMonth)}
        </p>
        {pages.isPending && <SkeletonLines lines={4} />}
        {pages.isError && !pages.data && (
          <FailureState title={text.failed} onTryAgain={() => void pages.refetch()} />
        )}
        {pages.data && calls.length === 0 && <p className="text-muted">{text.none}</p>}
        {calls.length > 0 && (
          <ul className="divide-y divide-line">
            {calls.map(call => (
              <li key={call.id}>
                <Call call={call} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton pages={pages} label={text.more} />
      </div>
    </FoldCard>
  )
}

function Call({ call }: { call: ModelCall }) {
  const [isOpen, setOpen] = useState(false)
  const facts = [
    call.outcome ? text.outcomes[call.outcome] : text.unfinished,
    call.model,
    text.tokens(call.tokensSent, call.tokensReceived),
    call.durationMs === null ? '' : text.seconds(call.durationMs),
  ]
  return (
    <details className="group" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer gap-2 py-3">
        <ChevronDownIcon
          size={18}
          aria-hidden="true"
          className="-rotate-90 mt-1 shrink-0 transition-transform group-open:rotate-0"
        />
        <span className="grid min-w-0 gap-1">
          <span className="font-semibold">{text.about(text.kinds[call.kind], call.patientName)}</span>
          <span className="wrap-anywhere text-muted text-sm">
            {formatDateTime(call.at)} · {facts.filter(Boolean).join(' · ')}
          </span>
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span>{text.askedBy(call.askedBy)}</span>
          <Link to={`/admin?patient=${call.patientId}`} className="text-rail underline underline-offset-4">
            {call.patientName}
          </Link>
        </p>
        {isOpen && <SentAndReceived id={call.id} />}
      </div>
    </details>
  )
}

function SentAndReceived({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(modelCallWords(id))
  if (isError) return <FailureState title={text.failed} onTryAgain={() => void refetch()} />
  if (!data) return <SkeletonLines lines={6} />
  return (
    <>
      <Words title={text.sent} words={data.sent} />
      <Words title={text.received} words={data.received ?? text.nothingBack} />
    </>
  )
}

function Words({ title, words }: { title: string; words: string }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold text-sm">{title}</h3>
      <p className="whitespace-pre-wrap wrap-anywhere rounded-card bg-sunken p-3 text-sm">{words}</p>
    </section>
  )
}
