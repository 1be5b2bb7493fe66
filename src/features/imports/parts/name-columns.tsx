import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { NativeSelectField } from '#ui/native-select-field.tsx'
import { dateOrders, factsOf, missingColumn } from '../columns/columns.rules.ts'
import type { OpenImport } from '../imports.contract.ts'
import { checkImport } from '../imports.queries.ts'
import { importsText as text } from '../imports.text.ts'
import { DiscardImport } from './discard-import.tsx'

type Columns = OpenImport['columns']

/** What keeps these columns from being checked, in words; undefined where nothing does. */
function problemOf({ kind }: OpenImport, columns: Columns): string | undefined {
  const missing = missingColumn(kind, columns)
  if (missing) return text.missing[missing]
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  return twice && text.twice(text.facts[twice] ?? twice)
}

/** Which column is what: guessed from the headings, or as it was named the last time; a person says the last word. */
export function NameColumns({ opened }: { opened: OpenImport }) {
  const { id, kind, headers, firstRows } = opened
  const [columns, setColumns] = useState(opened.columns)
  const [dateOrder, setDateOrder] = useState(opened.dateOrder)
  const [isAsked, setIsAsked] = useState(false)
  const check = useMutation(checkImport)
  const problem = problemOf(opened, columns)
  const hasDays = columns.includes('birthDate') || columns.includes('dueOn')
  const facts = factsOf[kind].map(value => ({ value, label: text.facts[value] ?? value }))
  const name = (at: number, fact: string) =>
    setColumns(columns.map((column, place) => (place === at ? (fact as Columns[number]) : column)))

  return (
    <Card title={text.columns} description={text.columnsHint} level={3}>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          setIsAsked(true)
          if (!problem) check.mutate({ id, columns, dateOrder })
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {headers.map((heading, at) => (
            <NativeSelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two may have one heading
              key={at}
              label={text.column(heading, at)}
              hint={text.example((firstRows.map(row => row[at] ?? '').find(Boolean) ?? '').slice(0, 40))}
              empty={text.leftOut}
              options={facts}
              value={columns[at] ?? ''}
              onChange={event => name(at, event.target.value)}
            />
          ))}
        </div>
        {hasDays && (
          <div className="max-w-80">
            <NativeSelectField
              label={text.dateOrder}
              empty={null}
              options={dateOrders.map(value => ({ value, label: text.dateOrders[value] }))}
              value={dateOrder}
              onChange={event =>
                setDateOrder(dateOrders.find(order => order === event.target.value) ?? dateOrder)
              }
            />
          </div>
        )}
        {isAsked && problem && <FormMessage kind="failure">{problem}</FormMessage>}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" busy={check.isPending}>
            {text.check}
          </Button>
          <DiscardImport opened={opened} />
        </p>
      </form>
    </Card>
  )
}
