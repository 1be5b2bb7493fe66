/** What the world of the access tests (test/access/world.ts) is for those who add to it, and for those who look at it. */
import type { InsertedPeople } from '../../sample/insert-people.ts'

/** The patients about whom there is something in every table: Dana's and Priya's, Marcus's, and one of the other organization. */
export const aboutWhom = ['maria', 'grace', 'iris'] as const
export type About = (typeof aboutWhom)[number]

export interface World {
  people: InsertedPeople
  /** The value of a label: `{maria}` (her record), `{maria.user}`, `{riverbend}`, `{tasks:maria}` … */
  fill(statement: string): string
  /** The value of one label, bare. */
  value(label: string): string
  /** The label of a value that a table's rows are told apart by. */
  labelOf(table: string, value: string | null): string
}

export interface WorldRows {
  people: InsertedPeople
  /** Inserts one row with an id of its own, remembers it as `table:label`, and answers with the id. */
  add(table: string, label: string, row: Record<string, unknown>): Promise<string>
  /** Inserts one row of a table without an id. */
  insert(table: string, row: Record<string, unknown>): Promise<void>
  /** The value of a label, as statements name it. */
  value(label: string): string
  /** The columns that say whose row it is. */
  patient(key: About): { organization_id: string; patient_id: string }
}
