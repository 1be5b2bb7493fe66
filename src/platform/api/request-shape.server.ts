/** What no screen ever sends is refused by its shape, before anything reads it. */
import { ORPCError } from '@orpc/server'

/** No form of ours is nested deeper than five; whatever reads a value by calling itself would run out of stack far below. */
const DEEPEST = 20

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

/** Answers with the value; throws BAD_REQUEST where it is nested deeper than anything that is asked for. */
export function refuseDeep<T>(value: T): T {
  let layer = [value].filter(isObject) as object[]
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > DEEPEST) throw new ORPCError('BAD_REQUEST', { message: 'This is nested too deeply.' })
    layer = layer.filter(isPlain).flatMap(each => Object.values(each).filter(isObject))
  }
  return value
}
