import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useCaseNumber } from '#features/auth/auth.store.ts'
import { MergeDialog } from '#features/merges/parts/merge-dialog.tsx'
import { formatDate, formatDay } from '#lib/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PeopleIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { AlikePair, LikenessRequest } from '../likeness.contract.ts'
import { additionRequests, alikePairs } from '../likeness.queries.ts'
import { likenessText } from '../likeness.text.ts'
import { AnswerRequestDialog } from './answer-request-dialog.tsx'
import { KeepApartDialog } from './keep-apart-dialog.tsx'

const text = likenessText.section

/** Colleagues who ask for a record, and records that may be one person's, for administrators. */
export function AlikeSection() {
  const requests = useQuery(additionRequests)
  const pairs = useQuery(alikePairs)
  const failed = [requests, pairs].find(query => query.isError && !query.data)
  if (failed) return <FailureState isTrying={failed.isFetching} onTryAgain={() => void failed.refetch()} />
  if (!(requests.data && pairs.data)) return <SkeletonLines lines={8} />
  const isEmpty = requests.data.length + pairs.data.pairs.length === 0
  if (isEmpty)
    return (
      <EmptyState
        title={text.empty}
        body={text.emptyHint}
        icon={<PeopleIcon size={24} aria-hidden="true" />}
      />
    )
  return (
    <div className="grid gap-10">
      {requests.data.length > 0 && (
        <Part title={text.requests} hint={text.requestsHint}>
          {requests.data.map(request => (
            <Request key={request.id} request={request} />
          ))}
        </Part>
      )}
      {pairs.data.pairs.length > 0 && (
        <Part title={text.pairs} hint={text.pairsHint} more={pairs.data.hasMore ? text.more : undefined}>
          {pairs.data.pairs.map(pair => (
            <Pair key={`${pair.one.id} ${pair.other.id}`} pair={pair} />
          ))}
        </Part>
      )}
    </div>
  )
}

function Part({
  title,
  hint,
  more,
  children,
}: {
  title: string
  hint: string
  more?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      <p className="max-w-prose text-muted">{hint}</p>
      <ul aria-labelledby={id} className="divide-y divide-line border-line border-y">
        {children}
      </ul>
      {more && <p className="text-muted">{more}</p>}
    </section>
  )
}

function Request({ request }: { request: LikenessRequest }) {
  const { askedByName, typedName, foundBy, words, requestedAt, patientId, patientName, patientBirthDate } =
    request
  return (
    <li className="grid gap-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">{text.request(askedByName, typedName)}</p>
        <p>
          <PatientLink id={patientId}>{text.record(patientName, request.caseManagerName)}</PatientLink>
          {patientBirthDate && `, ${likenessText.found.born(formatDay(patientBirthDate))}`}
        </p>
        <p className="text-muted text-sm">{`${text.foundBy[foundBy]} ${formatDate(requestedAt)}`}</p>
        <p>{words}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <AnswerRequestDialog request={request} decision="added" />
        <AnswerRequestDialog request={request} decision="declined" />
      </p>
    </li>
  )
}

function PatientLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to={`/admin?patient=${id}`} className="text-rail underline underline-offset-4">
      {children}
    </Link>
  )
}

function Pair({ pair: { one, other, reasons, isAskedFor } }: { pair: AlikePair }) {
  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SideOfPair side={one} />
        <SideOfPair side={other} />
      </div>
      <p className="text-muted text-sm">
        {isAskedFor
          ? text.isAskedFor
          : text.because(reasons.map(reason => likenessText.reasons[reason]).join(', '))}
      </p>
      <p className="flex flex-wrap gap-3">
        <MergeDialog
          patientId={one.id}
          name={one.name}
          other={other}
          label={text.compare(one.name, other.name)}
        />
        {!isAskedFor && <KeepApartDialog one={one} other={other} />}
      </p>
    </li>
  )
}

function SideOfPair({ side }: { side: AlikePair['one'] }) {
  const sayCaseNumber = useCaseNumber()
  const lines = [
    [
      side.birthDate && likenessText.found.born(formatDay(side.birthDate)),
      likenessText.found.case(sayCaseNumber(side.caseNumber)),
    ],
    [side.email, side.phone],
    [text.with(side.caseManagerName), formatDate(side.createdAt)],
  ].map(parts => parts.filter(Boolean).join(', '))
  return (
    <div className="grid min-w-0 content-start gap-0.5 wrap-anywhere">
      <p className="font-semibold">
        <PatientLink id={side.id}>{side.name}</PatientLink>
      </p>
      {lines.filter(Boolean).map(line => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
    </div>
  )
}
