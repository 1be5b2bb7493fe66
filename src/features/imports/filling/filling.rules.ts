// What would stand in a record after "Same person": a file fills what is empty and changes nothing else, and it never loosens how
// to reach somebody. The database does it (fill_patients); this says it before anybody decides.

import { factsOf } from '../columns/columns.rules.ts'
import type { AlikeRecord } from '../imports.contract.ts'

/** What the file can add to a record; its name and its language a record always has, its case manager it keeps. */
const fillable = factsOf.patients.filter(fact => fact !== 'caseManager')

export type FillOutcome = 'filled' | 'same' | 'stays' | 'account' | 'former'

export interface ComparedFact {
  fact: (typeof fillable)[number]
  inFile: string
  /** Empty where the record has nothing. */
  inRecord: string
  outcome: FillOutcome
}

/** An address or a number without what people write in more than one way, as app.contact_key makes it. */
const contactKey = (contact: string) =>
  contact.includes('@') ? contact.trim().toLowerCase() : contact.replace(/[^0-9]/g, '')

const isSame = (fact: string, one: string, other: string) =>
  fact === 'email' || fact === 'phone' ? contactKey(one) === contactKey(other) : one === other

function outcomeOf(fact: string, inFile: string, inRecord: string, record: AlikeRecord): FillOutcome {
  if (inRecord !== '') return isSame(fact, inFile, inRecord) ? 'same' : 'stays'
  if (fact === 'email' && record.hasAccount) return 'account'
  const isContact = fact === 'email' || fact === 'phone'
  return isContact && record.former.some(other => contactKey(other) === contactKey(inFile))
    ? 'former'
    : 'filled'
}

/** Every fact that the row says, beside what the record has, and what would become of it. */
export function compareFacts(facts: Record<string, string>, record: AlikeRecord): ComparedFact[] {
  return fillable.flatMap(fact => {
    const inFile = facts[fact]
    if (!inFile) return []
    const inRecord = record.facts[fact] ?? ''
    return [{ fact, inFile, inRecord, outcome: outcomeOf(fact, inFile, inRecord, record) }]
  })
}
