/**
 * No contract takes anything without end (decision 58): every string, list, number and record that can be sent has a limit, and
 * so has every range of days.
 */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definitionOf, limitOf, procedureContracts } from './contract-inputs.ts'

/** Formats that fit into a few dozen letters by themselves. A moment does not: its fraction of a second has no end. */
const shortFormats = new Set(['uuid', 'date'])
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional'])
const endless: Record<string, string> = {
  any: 'of any shape',
  unknown: 'of any shape',
  lazy: 'within itself',
}

/** What is unbounded in a schema, each with its place. */
function unbounded(schema: z.ZodType, at: string): string[] {
  const { type, format, shape, element, valueType, keyType, innerType, ...rest } = definitionOf(schema)
  if (wrappers.has(type)) return unbounded(innerType as z.ZodType, at)
  if (type === 'pipe') return unbounded(rest.in as z.ZodType, at)
  if (type === 'union') return (rest.options ?? []).flatMap(option => unbounded(option, at))
  if (type === 'object') {
    const inner = Object.entries(shape ?? {}).flatMap(([name, field]) => unbounded(field, `${at}.${name}`))
    return [...inner, ...unboundedRange(schema, shape ?? {}, at)]
  }
  if (type === 'array') {
    const items = unbounded(element as z.ZodType, `${at}[]`)
    return limitOf(schema, 'max_length') === undefined ? [`${at}: a list`, ...items] : items
  }
  if (type === 'record') {
    const { maxProperties, maxLetters = Number.POSITIVE_INFINITY } = (schema.meta() ?? {}) as Record<
      string,
      number
    >
    const values = Number.isFinite(maxLetters) ? [] : unbounded(valueType as z.ZodType, `${at}{}`)
    const keys = unbounded(keyType as z.ZodType, `${at}{key}`)
    return [...(maxProperties === undefined ? [`${at}: a record`] : []), ...keys, ...values]
  }
  if (type === 'string') {
    const isBounded = shortFormats.has(format ?? '') || limitOf(schema, 'max_length') !== undefined
    return isBounded ? [] : [`${at}: a string`]
  }
  if (type === 'number') {
    const isBounded =
      limitOf(schema, 'less_than') !== undefined && limitOf(schema, 'greater_than') !== undefined
    return isBounded ? [] : [`${at}: a number`]
  }
  return endless[type] ? [`${at}: ${endless[type]}`] : []
}

/** A range from one moment until another that may be a thousand years. */
function unboundedRange(schema: z.ZodType, shape: Record<string, z.ZodType>, at: string): string[] {
  if (!shape.from || !shape.until) return []
  const years = { from: '2026-01-01T00:00:00Z', until: '3026-01-01T00:00:00Z' }
  return schema.safeParse(years).success ? [`${at}: a range`] : []
}

describe('contracts', () => {
  it('are found', () => {
    expect(procedureContracts.length).toBeGreaterThan(100)
  })

  it('take nothing without an end', () => {
    expect(procedureContracts.flatMap(({ name, input }) => (input ? unbounded(input, name) : []))).toEqual([])
  })

  it('would be found out', () => {
    const open = z.object({
      words: z.string(),
      piped: z.string().pipe(z.string().max(5)),
      list: z.array(z.uuid()),
      figure: z.number().int(),
      record: z.record(z.string().max(5), z.boolean()),
      moment: z.iso.datetime(),
      range: z.object({ from: z.iso.datetime().max(40), until: z.iso.datetime().max(40) }),
    })
    expect(unbounded(open, 'x')).toEqual([
      'x.words: a string',
      'x.piped: a string',
      'x.list: a list',
      'x.figure: a number',
      'x.record: a record',
      'x.moment: a string',
      'x.range: a range',
    ])
  })
})
