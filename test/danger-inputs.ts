/** Inputs in which words of danger stand, of every procedure that takes free text: which there are, the contracts say. */
import type { z } from 'zod'
import { definitionOf, procedureContracts, sampleOf } from './attacks/contract-inputs.ts'

/** Words that every path must hear. */
export const danger = 'I want to kill myself'
const shortFormats = new Set(['uuid', 'date', 'email', 'datetime'])

/** Each free text that a schema takes, as a value in which danger stands there and nowhere else. */
function withDanger(schema: z.ZodType): unknown[] {
  const { type, format = '', shape, element, valueType, innerType, ...rest } = definitionOf(schema)
  if (innerType) return withDanger(innerType)
  if (type === 'pipe') return withDanger(rest.in as z.ZodType)
  if (type === 'union') return (rest.options ?? []).flatMap(withDanger)
  if (type === 'array') return withDanger(element as z.ZodType).map(value => [value])
  if (type === 'record') return withDanger(valueType as z.ZodType).map(value => ({ a: value }))
  if (type === 'object')
    return Object.entries(shape ?? {})
      .filter(([name]) => name !== 'seen' && name !== 'known')
      .flatMap(([name, field]) =>
        withDanger(field).map(value => ({
          ...(sampleOf(schema, { isShort: true }) as object),
          [name]: value,
        })),
      )
  return type === 'string' && !shortFormats.has(format) ? [danger] : []
}

/** Every procedure that takes free text, with an input for each of its texts in which danger stands there and nowhere else. */
export const written = procedureContracts
  .filter(({ method }) => method !== 'GET')
  .map(({ name, method, path, input }) => ({ name, method, path, texts: input ? withDanger(input) : [] }))
  .filter(({ texts }) => texts.length > 0)
