/** The API's server half: what a procedure is given, and how every failure becomes one shape of answer. */
import { ORPCError, ValidationError } from '@orpc/server'
import pg from 'pg'
import { changedFields, type Fields, unseenFields } from '#lib/unseen.ts'
import type { SignIn } from '../auth/auth.server.ts'
import { isUnavailable } from '../database/connections.server.ts'
import type { DatabaseSession, Hat } from '../database/database.server.ts'
import type { Payments } from '../payments/payments.server.ts'
import type { Scanner } from '../scanner/scanner.server.ts'
import { type Storage, StorageError } from '../storage/storage.server.ts'
import type { Problem } from './api.contract.ts'
import { tooMany } from './budgets.server.ts'
import { JsonText } from './json-text.server.ts'

/** What every procedure is given. */
export interface Context {
  /** The data, as the person asking. */
  session: DatabaseSession
  hat: Hat
  /** The organization chosen in the header, when the person belongs to several. */
  organization: string | undefined
  signIn: SignIn
  /** The request's headers, for the sign-in library. */
  headers: Headers
  /** Sets a header of the answer (cookies of sign-in and sign-out). */
  addHeader(name: string, value: string): void
  /** The caller's network address, for rate limits alone. */
  address: string
  /** A database session for another sign-in than the request's own: an account that was made a moment ago, or (undefined) nobody. */
  as(token: string | undefined): DatabaseSession
  /** An evaluation copy without a mail server shows its mails on a page, */
  hasMailbox: boolean
  /** which not everybody may read (decision 57). */
  mayReadMailbox: boolean
  /** Whether mails leave: then signing up proves its address first (decision 17). */
  mailLeaves: boolean
  /** The secret part of a mail, as the job that wrote it made it. */
  linkToken(purpose: string, id: string): string
  /** Who can be signed in as, where passwords are public because this is an evaluation copy. */
  samplePeople: SamplePerson[]
  /** Closed: signing up makes an account that waits for an invitation (decision 3). */
  isOrganizationSignUpOpen: boolean
  /** Somebody runs this copy for themselves: Premium is open to all staff (decision 32). */
  isBillingOff: boolean
  /** This deployment has a language model; each organization and patient decides whether it is asked (decision 31). */
  hasModel: boolean
  /** Charges cards; without it a checkout of our own shows how it goes (decision 34). */
  payments: Payments | undefined
  /** Where files lie; and what looks for viruses in them, where this deployment has a scanner. */
  files: { storage: Storage; scanner: Scanner | undefined }
}

export interface SamplePerson {
  name: string
  email: string
  password: string
  hat: 'administrator' | 'case_manager' | 'specialist' | 'patient'
}

/** The row, or NOT_FOUND where there is none: absent and not allowed are the same answer. */
export function found<T>(row: T | undefined): T {
  if (row === undefined)
    throw new ORPCError('NOT_FOUND', { message: 'There is nothing here that you may see.' })
  return row
}

/** What of `wanted` is to be written; where somebody else changed the same since it was seen, they are told what stands there. */
export function changesTo<Wanted extends Fields>(
  current: Fields,
  seen: Fields,
  wanted: Wanted,
): Partial<Wanted> {
  const changes = changedFields(wanted, seen)
  const stored = unseenFields(current, seen, changes)
  if (stored)
    throw new ORPCError('CONFLICT', {
      message: 'Somebody else changed this meanwhile. Nothing was written.',
      data: { stored },
    })
  return changes
}

const byState: Record<string, { code: string; message: string }> = {
  '28000': { code: 'UNAUTHORIZED', message: 'Sign in and try again.' },
  '42501': { code: 'FORBIDDEN', message: 'You may not do this.' },
  '23503': { code: 'NOT_FOUND', message: 'There is nothing here that you may see.' },
  '23505': { code: 'CONFLICT', message: 'This exists already.' },
  '23P01': { code: 'CONFLICT', message: 'This time is taken.' },
  '23514': { code: 'BAD_REQUEST', message: 'Something in this is not allowed.' },
  '23502': { code: 'BAD_REQUEST', message: 'Something is missing.' },
  '22021': { code: 'BAD_REQUEST', message: 'A character in this cannot be stored.' },
  HR403: { code: 'FORBIDDEN', message: 'This is meant for somebody else.' },
  HR404: { code: 'NOT_FOUND', message: 'There is nothing here that you may see.' },
  HR409: { code: 'CONFLICT', message: 'This can no longer be changed.' },
}

/** Class 22: a value is out of its range, or cannot be read as what it should be. Class 54: it is too large. */
const ofClass: Record<string, { code: string; message: string }> = {
  '22': { code: 'BAD_REQUEST', message: 'Something in this is not readable.' },
  '54': { code: 'BAD_REQUEST', message: 'This is more than can be taken.' },
}

/**
 * Turns whatever a procedure threw into an answer. Database errors are mapped here and nowhere else; the constraint's
 * name travels as `data.constraint`, internals never do.
 */
export function toApiError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.status < 500) return error
  if (error instanceof StorageError && error.kind === 'away')
    return new ORPCError('SERVICE_UNAVAILABLE', {
      message: 'Files can’t be reached for a moment. Nothing was lost. Try again shortly.',
      cause: error,
    })
  if (isUnavailable(error))
    return new ORPCError('SERVICE_UNAVAILABLE', {
      message: 'Our records can’t be reached for a moment. Try again shortly.',
      cause: error,
    })
  if (error instanceof ORPCError) return error
  if (error instanceof pg.DatabaseError) {
    if (error.code === 'HR429') return tooMany(Number(error.detail) || 60)
    const known = byState[error.code ?? ''] ?? ofClass[error.code?.slice(0, 2) ?? '']
    // What a function of ours refused has a name, by which the screen knows what to say.
    const fields =
      error.code?.startsWith('HR') && error.constraint
        ? [{ field: '', message: error.constraint }]
        : undefined
    if (known)
      return new ORPCError(known.code, {
        // A function of ours may say in its hint what the person should know.
        message: (error.code?.startsWith('HR') && error.hint) || known.message,
        data: { constraint: error.constraint, fields },
      })
  }
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: 'Something went wrong on our side. Nothing was changed.',
    cause: error,
  })
}

/** When whoever was answered 503 may ask again: a database that is started anew is back about then. */
export const RETRY_AFTER_SECONDS = 2

/** An answer that says to come again says when. */
export function sayWhenToRetry<
  Result extends { response?: { status: number; headers: object; body?: unknown } | undefined },
>(result: Result): Result {
  const { status, headers = {}, body } = result.response ?? {}
  if (status === 503 || status === 429) {
    const problem = (body instanceof JsonText ? body.toJSON() : body) as Partial<Problem> | undefined
    Object.assign(headers, { 'retry-after': String(problem?.retryAfter ?? RETRY_AFTER_SECONDS) })
  }
  return result
}

/** The body of an error (RFC 9457). */
export function toProblem(error: ORPCError<string, unknown>): Problem {
  const problem: Problem = {
    type: `/api/docs#${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: error.message,
    status: error.status,
    code: error.code,
  }
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    problem.title = 'Something in this is not right.'
    problem.fields = error.cause.issues.map(issue => ({
      field: (issue.path ?? [])
        .map(part => (typeof part === 'object' ? String(part.key) : String(part)))
        .join('.'),
      message: issue.message,
    }))
  }
  const data = error.data as Partial<Problem> | undefined
  if (data?.fields) problem.fields = data.fields
  if (data?.stored) problem.stored = data.stored
  if (data?.retryAfter) problem.retryAfter = data.retryAfter
  if (data?.safety) Object.assign(problem, { safety: data.safety, isCaseManagerTold: data.isCaseManagerTold })
  return problem
}
