/** Every procedure's contract, found by its file: what the attack tests ask of all of them. */
import type { z } from 'zod'

export interface ProcedureContract {
  /** As the router calls it: `messaging.send`. */
  name: string
  method: string
  path: string
  input: z.ZodType | undefined
  /** The codes of its errors. */
  errors: readonly string[]
}

const files = import.meta.glob<Record<string, unknown>>('../../src/**/*.contract.ts', { eager: true })

interface Known {
  '~orpc': { inputSchema?: z.ZodType; route: { method?: string; path?: string }; errorMap: object }
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
          errors: Object.keys(known.errorMap),
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

/** Texts of a format. */
const texts: Record<string, string> = {
  uuid: '0197a000-0000-7000-8000-000000000001',
  date: '2026-12-01',
  datetime: '2026-12-01T10:00:00Z',
  email: 'a@example.org',
}

interface SampleOptions {
  /** Values that are known by the name of their field. */
  known?: Readonly<Record<string, unknown>>
  /** Leaves out what may be left out and is not known by its name. */
  isShort?: boolean
}

const optional = new Set(['optional', 'default', 'prefault', 'catch'])

/** Something that a schema would take, or nearly. */
export function sampleOf(schema: z.ZodType, options: SampleOptions = {}, name = ''): unknown {
  const { known = {}, isShort = false } = options
  if (name in known) return known[name]
  const { type, format = '', ...rest } = definitionOf(schema)
  const inner = (of: z.ZodType | undefined) => sampleOf(of as z.ZodType, options, name)
  if (rest.innerType) return inner(rest.innerType)
  if (type === 'pipe') return inner(rest.in)
  if (type === 'union') return inner(rest.options?.at(-1))
  if (type === 'object') {
    const fields = Object.entries(rest.shape ?? {}).filter(
      ([field, of]) => !isShort || field in known || !optional.has(definitionOf(of).type),
    )
    return Object.fromEntries(fields.map(([field, of]) => [field, sampleOf(of, options, field)]))
  }
  if (type === 'array') return [inner(rest.element)]
  if (type === 'record') return {}
  if (type === 'enum') return Object.values(rest.entries ?? {})[0]
  if (type === 'literal') return rest.values?.[0]
  if (type === 'string') return texts[format] ?? 'a'.repeat(Math.max(1, limitOf(schema, 'min_length') ?? 1))
  if (type === 'number') return limitOf(schema, 'greater_than') ?? 0
  return type === 'boolean' ? true : {}
}
