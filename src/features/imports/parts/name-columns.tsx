import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { ForwardIcon } from '#ui/icons.ts'
import { NativeSelect, NativeSelectField } from '#ui/native-select-field.tsx'
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

/**
 * Which column is what: guessed from the headings, or as it was named the last time; a person says the last word. `onChecked` hears
 * that the rows are being checked by them.
 */
export function NameColumns({ opened, onChecked }: { opened: OpenImport; onChecked?: () => void }) {
  const { id, kind, headers, firstRows } = opened
  const [columns, setColumns] = useState(opened.columns)
  const [dateOrder, setDateOrder] = useState(opened.dateOrder)
  const [isAsked, setIsAsked] = useState(false)
  const check = useMutation(checkImport)
  const problem = problemOf(opened, columns)
  const hasDays = columns.includes('birthDate') || columns.includes('dueOn')
  const name = (at: number, fact: string) =>
    setColumns(columns.map((column, place) => (place === at ? (fact as Columns[number]) : column)))

  return (
    <Card title={text.columns} description={text.columnsHint} level={3}>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          setIsAsked(true)
          if (!problem) check.mutate({ id, columns, dateOrder }, { onSuccess: onChecked })
        }}
      >
        <fieldset className="min-w-0 max-w-4xl" aria-label={text.columns}>
          <p aria-hidden="true" className={`${pair} pb-1 text-muted text-sm max-sm:hidden`}>
            <span>{text.columnsFile}</span>
            <span />
            <span>{text.columnsFact}</span>
          </p>
          <ul className="divide-y divide-line border-line border-y">
            {headers.map((heading, at) => (
              <OneColumn
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two may have one heading
                key={at}
                heading={text.column(heading, at)}
                example={(firstRows.map(row => row[at] ?? '').find(Boolean) ?? '').slice(0, 40)}
                kind={kind}
                fact={columns[at] ?? ''}
                onName={fact => name(at, fact)}
              />
            ))}
          </ul>
        </fieldset>
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

/** A column of the file at the left, what becomes of it at the right; on a narrow screen one below the other. */
const pair = 'grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]'

function OneColumn({
  heading,
  example,
  kind,
  fact,
  onName,
}: {
  heading: string
  /** What the first row says there that says anything. */
  example: string
  kind: OpenImport['kind']
  fact: Columns[number]
  onName: (fact: string) => void
}) {
  const id = useId()
  return (
    <li className={`${pair} py-2 lg:py-1.5`}>
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          {heading}
        </label>
        <p id={`${id}-example`} className="text-muted text-sm wrap-anywhere">
          {text.example(example)}
        </p>
      </div>
      <ForwardIcon
        size={16}
        aria-hidden="true"
        className={fact ? 'text-rail max-sm:hidden' : 'text-muted max-sm:hidden'}
      />
      <NativeSelect
        id={id}
        aria-describedby={`${id}-example`}
        empty={text.leftOut}
        options={factsOf[kind].map(value => ({ value, label: text.facts[value] ?? value }))}
        value={fact}
        onChange={event => onName(event.target.value)}
        className={fact ? undefined : 'text-muted'}
      />
    </li>
  )
}
