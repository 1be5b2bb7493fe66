/** What no screen ever sends is refused by its shape, before anything reads it. */
import { isUtf8 } from 'node:buffer'
import { ORPCError } from '@orpc/server'
import type { BodyBounds } from './body-bounds.server.ts'

/** No form of ours is nested deeper than five; whatever reads a value by calling itself would run out of stack far below. */
const DEEPEST = 20
/** A bundle of questions says within the contracts' bounds what their addresses could. */
const OF_BUNDLE: BodyBounds = { bytes: 400_000, values: 1_000 }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const refused = (message: string) => new ORPCError('BAD_REQUEST', { message })
const tooLarge = () =>
  new ORPCError('PAYLOAD_TOO_LARGE', { message: 'This is more than can be taken at once.' })

/** Answers with a value read from JSON; throws BAD_REQUEST where it is nested without end or holds half a character. */
function refuseOdd(value: unknown): unknown {
  let layer = [value]
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > DEEPEST) throw refused('This is nested too deeply.')
    if (layer.some(each => typeof each === 'string' && !each.isWellFormed()))
      throw refused('A character in this cannot be stored.')
    layer = layer.filter(isObject).flatMap(each => Object.values(each))
  }
  return value
}

const QUOTATION_MARK = 0x22
const BACKSLASH = 0x5c
/** Each begins a value of an object or a list: `,`, `[` and `{`. */
const BEGINNINGS = new Set([0x2c, 0x5b, 0x7b])

/** Whether the JSON holds more values than this, counted without reading any of them. */
function holdsMoreThan(most: number, json: Uint8Array): boolean {
  let values = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number
    if (isText && byte === BACKSLASH) at++
    else if (byte === QUOTATION_MARK) isText = !isText
    else if (!isText && BEGINNINGS.has(byte) && ++values > most) return true
  }
  return false
}

/**
 * The JSON that a request carries; undefined where it carries nothing. Throws BAD_REQUEST for what is none,
 * UNSUPPORTED_MEDIA_TYPE for what says that it is something else, and PAYLOAD_TOO_LARGE beyond the bounds.
 */
export async function readJsonBody(request: Request, bounds = OF_BUNDLE): Promise<unknown> {
  const type = request.headers.get('content-type')
  if (type !== null && !/^application\/json\b/i.test(type))
    throw new ORPCError('UNSUPPORTED_MEDIA_TYPE', { status: 415, message: 'The API takes JSON.' })
  if (Number(request.headers.get('content-length')) > bounds.bytes) throw tooLarge()
  const bytes = Buffer.from(await request.arrayBuffer())
  if (bytes.length > bounds.bytes) throw tooLarge()
  if (!isUtf8(bytes)) throw refused('This cannot be read as text.')
  if (holdsMoreThan(bounds.values, bytes)) throw tooLarge()
  return bytes.length === 0 ? undefined : refuseOdd(JSON.parse(bytes.toString()))
}
