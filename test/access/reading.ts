/** One table that everybody looks at, and what they see of it. */
import type { Asker } from './askers.ts'

export interface Reading {
  table: string
  /** The column whose value tells the rows apart. */
  by: string
  /** Which of the rows are looked at, where triggers add others. */
  where?: string
  sees: Partial<Record<Asker, readonly string[]>>
}

/** Who of the staff sees the patients of the world, by the patient's name. */
export const staff = { dana: ['maria'], marcus: ['grace'], priya: ['maria'], elena: ['iris'] }
export const administrators = { ruth: ['grace', 'maria'], victor: ['iris'] }
export const patients = { maria: ['maria'], grace: ['grace'], iris: ['iris'] }
export const job = { job: ['grace', 'maria'] }

/** A row about a patient is seen by whoever may see the patient. */
export function aboutPatients(table: string, ...who: Reading['sees'][]): Reading {
  return { table, by: 'patient_id', sees: Object.assign({}, ...who) }
}

/** Rows of the organization itself, the same for everybody in it. */
export function ofOrganization(
  table: string,
  by: string,
  here: string[],
  there: string[],
  who: readonly Asker[],
): Reading {
  const isThere = (asker: Asker) => ['victor', 'elena', 'iris'].includes(asker)
  return { table, by, sees: Object.fromEntries(who.map(asker => [asker, isThere(asker) ? there : here])) }
}
