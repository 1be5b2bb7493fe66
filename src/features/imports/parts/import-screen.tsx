import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { ImportKind } from '../columns/columns.rules.ts'
import type { OpenImport } from '../imports.contract.ts'
import { latestImports, openImport } from '../imports.queries.ts'
import { isAtWork } from '../imports.rules.ts'
import { importsText as text } from '../imports.text.ts'
import { openingText } from '../opening/opening.text.ts'
import { importAddress } from '../opening/parts/import-link.tsx'
import { CheckedImport } from './checked-import.tsx'
import { ChooseFile } from './choose-file.tsx'
import { FinishedImport } from './finished-import.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportSteps } from './import-steps.tsx'
import { NameColumns } from './name-columns.tsx'

const backTo: Record<ImportKind, string> = {
  patients: '/admin',
  case_managers: '/admin?tab=case-managers',
  tasks: '/admin?tab=tasks',
}

const link = 'text-rail underline underline-offset-4'

/** One import from the choice of a file to its result; `importId` is `new` before a file was chosen. */
export function ImportScreen({ kind, importId }: { kind: ImportKind; importId: string }) {
  const isNew = importId === 'new'
  return (
    <section
      aria-label={openingText.title[kind]}
      className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 pb-10"
    >
      <div className="grid gap-2">
        <Link to={backTo[kind]} className={`${link} justify-self-start`}>
          {text.back[kind]}
        </Link>
        <h2 className="font-semibold text-lg">{openingText.title[kind]}</h2>
        {isNew && <p className="max-w-prose text-muted">{text.lead[kind]}</p>}
      </div>
      {isNew && <ImportSteps state="uploading" />}
      {isNew ? <ChooseFile kind={kind} /> : <OneImport id={importId} />}
      {isNew && <EarlierImports kind={kind} />}
    </section>
  )
}

function OneImport({ id }: { id: string }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(openImport(id))
  const [isNaming, setIsNaming] = useState(false)
  if (isPending) return <SkeletonLines lines={6} />
  if (!data) {
    if (isError && !isFetching) return <EmptyState title={text.gone.title} body={text.gone.body} />
    return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ImportSteps state={data.state} isNaming={isNaming && data.state === 'checked'} />
      <p className="wrap-anywhere font-semibold">{text.from(data.fileName, formatDate(data.createdAt))}</p>
      {data.failure && data.state !== 'failed' && (
        <FormMessage kind="failure">{text.failure(data.failure, data.failureLine)}</FormMessage>
      )}
      {isNaming && data.state === 'checked' ? (
        <NameColumns opened={data} onChecked={() => setIsNaming(false)} />
      ) : (
        <Step opened={data} onRename={() => setIsNaming(true)} />
      )}
    </div>
  )
}

/** What there is to do, or to see, in the state in which it is. */
function Step({ opened, onRename }: { opened: OpenImport; onRename: () => void }) {
  const { state } = opened
  if (isAtWork(state)) return <ImportProgress opened={opened} />
  if (state === 'mapping') return <NameColumns opened={opened} />
  if (state === 'checked') return <CheckedImport opened={opened} onRename={onRename} />
  return <FinishedImport opened={opened} />
}

function EarlierImports({ kind }: { kind: ImportKind }) {
  const { data, isPending, isError, refetch } = useQuery(latestImports(kind))
  return (
    <Card title={text.earlier} level={3}>
      {isPending && <SkeletonLines lines={3} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted">{text.none}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map(({ id, fileName, createdAt, state }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <Link to={importAddress(kind, id)} className={`${link} min-w-0 wrap-anywhere`}>
                {text.from(fileName, formatDate(createdAt))}
              </Link>
              <span className="text-muted text-sm">{text.states[state]}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
