import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import type { OpenImport } from '../imports.contract.ts'
import { writeImport } from '../imports.queries.ts'
import { importsText as text } from '../imports.text.ts'
import { AlikeRows } from './alike-rows.tsx'
import { DiscardImport } from './discard-import.tsx'
import { NameColumns } from './name-columns.tsx'
import { ProblemRows } from './problem-rows.tsx'

/** After the dry run: what can be imported, what is wrong, who may be here already, and the one button. */
export function CheckedImport({ opened }: { opened: OpenImport }) {
  const { kind, total, problemCount, alikeCount, seatsMissing, seatsFree } = opened
  const [isNaming, setIsNaming] = useState(false)
  const good = total - problemCount
  if (isNaming) return <NameColumns opened={opened} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FormMessage kind={good > 0 ? 'success' : 'info'}>
        {good > 0 ? text.checked[kind](good) : text.nothing}
      </FormMessage>
      {seatsMissing > 0 && (
        <FormMessage kind="failure">{text.seats(seatsMissing, Math.max(0, seatsFree ?? 0))}</FormMessage>
      )}
      {problemCount > 0 && <ProblemRows opened={opened} />}
      {alikeCount > 0 && <AlikeRows opened={opened} />}
      <Write opened={opened} good={good} onBack={() => setIsNaming(true)} />
    </div>
  )
}

function Write({ opened, good, onBack }: { opened: OpenImport; good: number; onBack: () => void }) {
  const { id, kind, problemCount, alikeCount, seatsMissing } = opened
  const write = useMutation(writeImport)
  return (
    <Card>
      <div className="grid gap-3">
        <p className="text-muted">{text.allOrNothing}</p>
        <div className="flex flex-wrap gap-3">
          {good > 0 && seatsMissing === 0 && (
            <Button busy={write.isPending} onClick={() => write.mutate({ id, leavesOut: problemCount > 0 })}>
              {alikeCount > 0 ? text.writeDecided : text.write[kind](good)}
              {problemCount > 0 && ` ${text.writeWithout(problemCount)}`}
            </Button>
          )}
          <Button look="secondary" onClick={onBack}>
            {text.recheck}
          </Button>
          <DiscardImport opened={opened} />
        </div>
      </div>
    </Card>
  )
}
