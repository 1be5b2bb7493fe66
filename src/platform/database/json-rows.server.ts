/** Rows that the database writes as JSON, each in one piece: for lists that are answered as they are read. */
import {
  AliasNode,
  ColumnNode,
  type CompiledQuery,
  IdentifierNode,
  type OperationNode,
  ReferenceNode,
  type SelectQueryNode,
} from 'kysely'
import type { Json } from '../api/json-text.server.ts'
import type { Query } from './database.server.ts'
import { camel } from './pipelined-batch.server.ts'

interface Selecting<T> extends Query<T> {
  toOperationNode(): SelectQueryNode
}

function nameOf(node: OperationNode): string {
  if (AliasNode.is(node) && IdentifierNode.is(node.alias)) return node.alias.name
  if (ReferenceNode.is(node) && ColumnNode.is(node.column)) return node.column.column.name
  throw new Error(`a row of JSON has no name for a ${node.kind}`)
}

/**
 * The rows of a query as JSON, with its columns' names in camel case. What stands `beside` is a column of its own, and not
 * in the JSON.
 */
export function asJson<T, Beside extends keyof T & string = never>(
  query: Selecting<T>,
  ...beside: Beside[]
): Query<{ json: Json<Omit<T, Beside>> } & Pick<T, Beside>> {
  const { selections = [] } = query.toOperationNode()
  const names = selections.map(({ selection }) => camel(nameOf(selection)))
  const quoted = (list: readonly string[], from = '') => list.map(name => `${from}"${name}"`).join(', ')
  const inside = names.filter(name => !(beside as string[]).includes(name))
  const { sql, ...compiled } = query.compile()
  const text = `select ${['row_to_json(j)::text as json', ...beside.map(name => `x."${name}"`)].join(', ')}
    from (${sql}) as x (${quoted(names)}) cross join lateral (select ${quoted(inside, 'x.')}) as j`
  return { compile: () => ({ ...compiled, sql: text }) as CompiledQuery<never> }
}
