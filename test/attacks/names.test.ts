/** A name holds no sign that turns what is written around it: the contracts take them out wherever a name is asked for. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { definitionOf, procedureContracts } from './contract-inputs.ts'

const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const unseen = /\u00ad|\u034f|\u3164|\u{e0041}/u
const name = 'Ana \u202egro.live\u202c \u2067B\u2069\u200f\u00ad\u034f\u3164\u{e0041}'
/** Every field of a schema, with its name, however deep it stands. */
function fieldsOf(schema: z.ZodType): { name: string; schema: z.ZodType }[] {
  const { shape = {}, innerType, element, options = [], in: input, valueType } = definitionOf(schema)
  const below = [innerType, element, input, valueType, ...options].filter(part => part !== undefined)
  return [
    // What was seen before a change is held against what stands there, and written nowhere.
    ...Object.entries(shape)
      .filter(([name]) => name !== 'seen')
      .flatMap(([name, part]) => [{ name, schema: part }, ...fieldsOf(part)]),
    ...below.flatMap(fieldsOf),
  ]
}

const names = procedureContracts.flatMap(({ name: procedure, input }) =>
  (input ? fieldsOf(input) : [])
    .filter(({ name }) => /(?:^n|N)ame$|^pronouns$|^interpreterLanguage$/.test(name))
    .map(field => [`${procedure}: ${field.name}`, field.schema] as const),
)

describe('a name', () => {
  it('is asked for in many places', () => {
    expect(names.map(([place]) => place)).toEqual(
      expect.arrayContaining([
        'auth.signUpPatient: fullName',
        'tags.rename: name',
        'inquiries.requestDemo: name',
      ]),
    )
  })

  it.each(names)('%s', async (_, schema) => {
    const reading = await schema.safeParseAsync(name)
    if (reading.success && typeof reading.data === 'string') {
      expect(reading.data).not.toMatch(turning)
      expect(reading.data).not.toMatch(unseen)
    }
  })
})
