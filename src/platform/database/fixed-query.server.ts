/**
 * Queries that are asked all the time: their text is built, compiled and planned once, and each call binds its own values.
 * Building and compiling anew took a fifth of what a page of a caseload costs the server, and planning anew a third of what
 * the feed costs the database. test/plans.db.test.ts and test/caseload-plans.db.test.ts hold those plans.
 */
import type { CompiledQuery } from 'kysely'
import type { Query } from './database.server.ts'

/** Stands in the compiled query where a value of the call belongs. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * A query whose text does not depend on the values that it is called with.
 *
 *     const byId = fixedQuery((values: { id: string }) => sqlFor.selectFrom('goals').selectAll().where('id', '=', values.id))
 *     await session.one(byId({ id }))
 *
 * @param build builds it. Each value is named there and handed on as a parameter: it is not there yet. `shape` holds what the text depends
 *   on, of which there must be few; for each there is a text of its own.
 */
export function fixedQuery<Values extends object, T, Shape = undefined>(
  build: (values: Values, shape: Shape) => Query<T>,
): (values: Values, shape?: Shape) => Query<T> {
  const known = new Map<string, { compiled: CompiledQuery<T>; isCounted: boolean }>()
  return (values, shape) => {
    const key = shape === undefined ? '' : JSON.stringify(shape)
    let query = known.get(key)
    if (query === undefined) {
      const built = build(placeholders as Values, shape as Shape)
      query = { compiled: built.compile(), isCounted: built.isCounted === true }
      known.set(key, query)
    }
    const { parameters, ...rest } = query.compiled
    const given = values as Record<string, unknown>
    const bound = parameters.map(value => (value instanceof Placeholder ? given[value.name] : value))
    return { isFixed: true, isCounted: query.isCounted, compile: () => ({ ...rest, parameters: bound }) }
  }
}
