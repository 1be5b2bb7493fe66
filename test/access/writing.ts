/** One statement that everybody tries. */
import type { Asker } from './askers.ts'

export interface Writing {
  table: string
  does: 'insert' | 'update' | 'delete'
  /** The sentence that the test is called by. */
  says: string
  /** `{label}` stands for a value of the world (test/access/world.ts). */
  statement: string
  may: readonly Asker[]
  /** Where nobody may: the person in whose place the owner shows that the statement itself is right. */
  inPlaceOf?: Asker
}

/** A writing in one line. */
export function writing(
  table: string,
  does: Writing['does'],
  says: string,
  statement: string,
  may: Writing['may'],
  inPlaceOf?: Writing['inPlaceOf'],
): Writing {
  return { table, does, says, statement, may, ...(inPlaceOf ? { inPlaceOf } : {}) }
}

/** A write about Maria by everybody of her care team who may. */
export function aboutMaria(
  table: string,
  does: Writing['does'],
  says: string,
  statement: string,
  may: readonly Asker[] = ['dana', 'ruth'],
): Writing {
  return { table, does, says, statement, may }
}
