/** How much a request may bring, as its contract's own bounds add up to it: what is more was sent by no screen of ours. */
import { z } from 'zod'

/** The most that a body may be. */
export interface BodyBounds {
  bytes: number
  /** Values of objects and lists, all together. */
  values: number
}

/** What is left for fields that another release knows, and for how somebody's program sets its JSON. */
const BESIDE: BodyBounds = { bytes: 16_000, values: 200 }
const MOST: BodyBounds = { bytes: 1_000_000, values: 20_000 }
/** `\u0000`: the longest way to write a letter. */
const BYTES_A_LETTER = 6
const BYTES_A_NUMBER = 25
/** Of a format that says by itself how long it is. */
const LETTERS_OF_FORMAT = 50
/** Quotation marks, colon and comma of an entry. */
const AROUND_BYTES = 4

type Shape = Exclude<z.core.JSONSchema._JSONSchema, boolean> & { maxLetters?: number }

const one = (bytes: number): BodyBounds => ({ bytes, values: 1 })
const widest = (all: BodyBounds[]): BodyBounds => ({
  bytes: Math.max(0, ...all.map(({ bytes }) => bytes)),
  values: Math.max(0, ...all.map(({ values }) => values)),
})
const times = (count: number, { bytes, values }: BodyBounds): BodyBounds => ({
  bytes: 2 + count * (bytes + AROUND_BYTES),
  values: 1 + count * values,
})

function ofObject(shape: Shape): BodyBounds {
  const {
    properties = {},
    maxProperties,
    maxLetters,
    propertyNames,
    additionalProperties,
  } = shape as Shape & {
    maxProperties?: number
  }
  if (maxLetters !== undefined && Number.isFinite(maxLetters))
    return { bytes: maxLetters * BYTES_A_LETTER, values: maxLetters }
  if (maxProperties !== undefined) {
    const value = ofShape(additionalProperties as Shape)
    return times(maxProperties, { ...value, bytes: value.bytes + ofShape(propertyNames as Shape).bytes })
  }
  return Object.entries(properties).reduce(
    (sum, [name, field]) => {
      const { bytes, values } = ofShape(field as Shape)
      return { bytes: sum.bytes + name.length + AROUND_BYTES + bytes, values: sum.values + values }
    },
    { bytes: 2, values: 1 },
  )
}

/** What something of this shape may take; where it says no bound, there is none. */
function ofShape(shape: Shape): BodyBounds {
  const alternatives = shape.anyOf ?? shape.oneOf
  if (alternatives) return widest(alternatives.map(each => ofShape(each as Shape)))
  const written = shape.enum ?? ('const' in shape ? [shape.const] : undefined)
  if (written) return one(Math.max(...written.map(each => JSON.stringify(each).length)))
  if (shape.type === 'string')
    return one(
      BYTES_A_LETTER * (shape.maxLength ?? (shape.format ? LETTERS_OF_FORMAT : Number.POSITIVE_INFINITY)),
    )
  if (shape.type === 'array')
    return times(shape.maxItems ?? Number.POSITIVE_INFINITY, ofShape(shape.items as Shape))
  if (shape.type === 'object') return ofObject(shape)
  return shape.type
    ? one(BYTES_A_NUMBER)
    : { bytes: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY }
}

const known = new WeakMap<object, BodyBounds>()

/** The bounds of what this schema takes, worked out when it is first asked. */
export function bodyBoundsOf(input: unknown): BodyBounds {
  if (!(input instanceof z.ZodType)) return BESIDE
  let bounds = known.get(input)
  if (!bounds) {
    const { bytes, values } = ofShape(
      z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape,
    )
    bounds = {
      bytes: Math.min(bytes + BESIDE.bytes, MOST.bytes),
      values: Math.min(values + BESIDE.values, MOST.values),
    }
    known.set(input, bounds)
  }
  return bounds
}
