/** What every procedure of the API shares: its errors, each a problem document (RFC 9457) with a code. */
import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Starts a procedure's contract. Not there and not allowed to see are the same answer, NOT_FOUND. */
export const procedure = oc.errors({
  UNAUTHORIZED: { status: 401, message: 'Sign in and try again.' },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here that you may see.' },
  CONFLICT: { status: 409, message: 'This was changed meanwhile. Look again and repeat.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Wait a moment and try again.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'Our records can’t be reached for a moment. Try again shortly.',
  },
})

/** Starts the contract of what Premium opens, and nothing else (decision 32). */
export const premiumProcedure = procedure.errors({
  PAYMENT_REQUIRED: { status: 402, message: 'This is part of Premium.' },
})

/** One field that has something wrong: `message` is the key of its words in the feature's text file. */
export interface FieldProblem {
  field: string
  message: string
}

/** The body of every error of the API (RFC 9457, section 3; `code` and `fields` are extension members). */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  code: string
  fields?: FieldProblem[]
  /** After how many seconds the same may be asked again, where that is known. */
  retryAfter?: number
  /** What stands now in the fields that somebody else changed meanwhile; nothing was written (`changesTo`). */
  stored?: Record<string, unknown>
  /** Words of danger in what was refused, which were heard all the same, and whether the case manager was told. */
  safety?: string[]
  isCaseManagerTold?: boolean
}

/**
 * What stood in each field when a change of it was begun, at most so many letters; a field that is not named was seen empty.
 * What somebody else wrote there meanwhile is answered instead of written over (CONFLICT, `stored`).
 */
export function seenFields<Name extends string>(letters: Record<Name, number>) {
  const shape = Object.entries<number>(letters).map(([name, most]) => [name, z.string().max(most).optional()])
  return z.object(Object.fromEntries(shape) as Record<Name, z.ZodOptional<z.ZodString>>).default({} as never)
}

/**
 * A record with at most so many entries, and where values are of any shape, so many letters of JSON in all. The figures
 * stand in its metadata too: a test asks every contract for its bounds.
 */
export function boundedRecord<Key extends z.ZodString, Value extends z.ZodType>(
  record: z.ZodRecord<Key, Value>,
  maxProperties: number,
  maxLetters = Number.POSITIVE_INFINITY,
) {
  return record
    .refine(
      entries =>
        Object.keys(entries).length <= maxProperties &&
        (maxLetters === Number.POSITIVE_INFINITY || JSON.stringify(entries).length <= maxLetters),
      'tooMuch',
    )
    .meta({ maxProperties, maxLetters })
}
