import type { ReactNode } from 'react'
import { formatBirthDate } from '#lib/dates.ts'
import { compareFacts } from '../filling/filling.rules.ts'
import type { AlikeRecord, OpenImport } from '../imports.contract.ts'
import { importsText } from '../imports.text.ts'

const text = importsText.compare

const shown = (fact: string, value: string) =>
  fact === 'birthDate'
    ? formatBirthDate(value)
    : fact === 'language'
      ? (importsText.languages[value as keyof typeof importsText.languages] ?? value)
      : value

/** What the file says, what the record has, and what would stand after it: what is empty is filled, everything else stays. */
export function CompareFacts({
  facts,
  record,
  columns,
}: {
  facts: Record<string, string>
  record: AlikeRecord
  columns: OpenImport['columns']
}) {
  // A file without a language says none; the row has one all the same.
  const rows = compareFacts(facts, record).filter(
    ({ fact }) => fact !== 'language' || columns.includes('language'),
  )
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface px-3 py-2">
      <table aria-label={text.label(record.name)} className="w-full text-left text-sm">
        <thead className="text-muted max-sm:sr-only">
          <tr>
            <th scope="col" className="w-32 py-1 font-normal">
              <span className="sr-only">{text.fact}</span>
            </th>
            {[text.inFile, text.inRecord, text.after].map(heading => (
              <th key={heading} scope="col" className="py-1 pr-3 font-normal">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ fact, inFile, inRecord, outcome }) => (
            <tr key={fact} className="align-top max-sm:grid max-sm:py-1.5">
              <th scope="row" className="font-normal text-muted sm:py-1.5 sm:pr-3">
                {importsText.facts[fact]}
              </th>
              <Cell label={text.inFile}>{shown(fact, inFile)}</Cell>
              <Cell label={text.inRecord}>
                {inRecord ? shown(fact, inRecord) : <span className="text-muted">{text.empty}</span>}
              </Cell>
              <Cell label={text.after}>
                {outcome === 'filled' ? <b>{shown(fact, inFile)}</b> : text.outcomes[outcome]}
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On a phone, where the headings are not seen, the cell says which it is. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="wrap-anywhere max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] sm:py-1.5 sm:pr-3">
      <span aria-hidden="true" className="text-muted sm:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}
