import { useMutation, useQuery } from '@tanstack/react-query'
import { staffNames } from '#features/staff/staff.queries.ts'
import { formatDay } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import type { ImportFact } from '../columns/columns.rules.ts'
import type { OpenImport } from '../imports.contract.ts'
import { mendImport } from '../imports.queries.ts'
import { importsText } from '../imports.text.ts'
import { suggestionFor } from '../mending/mending.rules.ts'

/** What a cell may have meant, to be put there with one press, for all rows that say the same. Nothing where nobody knows. */
export function Suggestion({
  opened: { id, dateOrder },
  line,
  fact,
  cell,
  rows,
}: {
  opened: OpenImport
  line: number
  fact: ImportFact
  cell: string
  rows: number
}) {
  const isName = fact === 'caseManager' || fact === 'assignee'
  const { data } = useQuery({ ...staffNames, enabled: isName })
  const mend = useMutation(mendImport)
  const people = [...(data?.caseManagers ?? []), ...(fact === 'assignee' ? (data?.specialists ?? []) : [])]
  const meant = suggestionFor(fact, cell, { names: people.map(({ name }) => name), dateOrder })
  if (!meant) return null
  const isDay = fact === 'birthDate' || fact === 'dueOn'
  return (
    <Button
      look="quiet"
      className="-mx-4 dense:-mx-3 justify-self-start text-left text-rail text-sm"
      busy={mend.isPending}
      onClick={() => mend.mutate({ id, line, fact, cell: meant, everywhere: rows > 1 })}
    >
      {importsText.mending.use(isDay ? formatDay(meant) : meant, rows)}
    </Button>
  )
}
