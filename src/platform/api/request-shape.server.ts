/** What no screen ever sends is refused by its shape, before anything reads it. */
import { isUtf8 } from 'node:buffer'
import { ORPCError } from '@orpc/server'

/** No form of ours is nested deeper than five; whatever reads a value by calling itself would run out of stack far below. */
const DEEPEST = 20

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const refused = (message: string) => new ORPCError('BAD_REQUEST', { message })

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

/**
 * The JSON that a request carries; undefined where it carries nothing. Throws BAD_REQUEST for what is none, and
 * UNSUPPORTED_MEDIA_TYPE for what says that it is something else.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')
  if (type !== null && !/^application\/json\b/i.test(type))
    throw new ORPCError('UNSUPPORTED_MEDIA_TYPE', { status: 415, message: 'The API takes JSON.' })
  const bytes = Buffer.from(await request.arrayBuffer())
  if (!isUtf8(bytes)) throw refused('This cannot be read as text.')
  return bytes.length === 0 ? undefined : refuseOdd(JSON.parse(bytes.toString()))
}
