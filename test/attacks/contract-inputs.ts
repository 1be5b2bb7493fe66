/** Every procedure's contract, found by its file: what the attack tests ask of all of them. */
import type { z } from 'zod'

export interface ProcedureContract {
  /** As the router calls it: `messaging.send`. */
  name: string
  method: string
  path: string
  input: z.ZodType | undefined
}

const files = import.meta.glob<Record<string, unknown>>('../../src/**/*.contract.ts', { eager: true })

interface Known {
  '~orpc': { inputSchema?: z.ZodType; route: { method?: string; path?: string } }
}
const isProcedure = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && '~orpc' in value && 'route' in (value as Known)['~orpc']

/** The contracts of all features, a line for each procedure. */
export const procedureContracts: readonly ProcedureContract[] = Object.values(files).flatMap(exported =>
  Object.entries(exported)
    .filter(([name]) => name.endsWith('Contract'))
    .flatMap(([name, contract]) =>
      Object.entries(contract as object)
        .filter((entry): entry is [string, Known] => isProcedure(entry[1]))
        .map(([procedure, { '~orpc': known }]) => ({
          name: `${name.replace(/Contract$/, '')}.${procedure}`,
          method: known.route.method ?? 'POST',
          path: known.route.path ?? '',
          input: known.inputSchema,
        })),
    ),
)

/** The parts of zod's schemas that a walk reads (zod 4, core). */
export interface SchemaDefinition {
  type: string
  format?: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  options?: z.ZodType[]
  entries?: Record<string, string>
  values?: unknown[]
  checks?: { _zod: { def: { check: string; maximum?: number; minimum?: number; value?: number } } }[]
}

/** What a schema is made of. */
export const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as SchemaDefinition

/** The most that a check of this kind allows; undefined where there is none. */
export function limitOf(schema: z.ZodType, check: string): number | undefined {
  const found = definitionOf(schema).checks?.find(each => each._zod.def.check === check)?._zod.def
  return found?.maximum ?? found?.minimum ?? found?.value
}
