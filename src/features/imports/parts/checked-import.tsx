import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import type { OpenImport } from '../imports.contract.ts'
import { checkImport, writeImport } from '../imports.queries.ts'
import { importsText as text } from '../imports.text.ts'
import { AlikeRows } from './alike-rows.tsx'
import { DiscardImport } from './discard-import.tsx'
import { ProblemRows } from './problem-rows.tsx'

/** After the dry run: what can be imported, what is wrong, who may be here already, and the one button. */
export function CheckedImport({ opened }: { opened: OpenImport }) {
  const { kind, total, problemCount, alikeCount, seatsMissing, seatsFree } = opened
  const good = total - problemCount
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
      <Write opened={opened} good={good} />
    </div>
  )
}

function Write({ opened, good }: { opened: OpenImport; good: number }) {
  const { id, kind, columns, dateOrder, problemCount, alikeCount, seatsMissing } = opened
  const write = useMutation(writeImport)
  const check = useMutation(checkImport)
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
          <Button
            look="secondary"
            busy={check.isPending}
            onClick={() => check.mutate({ id, columns, dateOrder })}
          >
            {text.recheck}
          </Button>
          <DiscardImport opened={opened} />
        </div>
      </div>
    </Card>
  )
}
