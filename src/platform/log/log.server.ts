/**
 * What the server says about its own work. An entry has no field for words, names, addresses, query strings or ids of
 * people, and the message of an error, which can quote any of them, is never written: only where and how it failed.
 */
import type pg from 'pg'
import { isUnavailable } from '../database/connections.server.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof levels)[number]
/** From which level on entries are written. */
export type LogLevel = Level | 'silent'
export const logLevels: readonly LogLevel[] = [...levels, 'silent']

/** How a request or a job ended. */
type Outcome = 'ok' | 'refused' | 'unavailable' | 'failed' | 'later' | 'hopeless'

/** An error as far as it may be written down. */
interface Failure {
  name: string
  code?: string
  /** Names of the schema, never values. */
  constraint?: string
  table?: string
  /** The lines of the stack, without the message above them. */
  at?: string[]
}

/** One line. `ms` are milliseconds; a request to the API names its procedures, any other its kind of address. */
export type LogEntry =
  | {
      event: 'request'
      requestId: string
      method: string
      route: string
      procedures?: string[]
      status: number
      ms: number
      outcome: Outcome
    }
  | { event: 'job'; job: string; ms: number; outcome: Outcome }
  | { event: 'failure'; where: string; requestId?: string | undefined; failure: Failure }

export interface Log {
  write(level: Level, entry: LogEntry): void
}

interface LogOptions {
  level: LogLevel
  /** One JSON object a line, for programs; otherwise a short line for a person at a terminal. */
  isJson: boolean
  /** Takes a line without its end. */
  write(line: string): void
}

/** Makes the log of a server. */
export function createLog({ level, isJson, write }: LogOptions): Log {
  const least = logLevels.indexOf(level)
  return {
    write(of, entry) {
      if (logLevels.indexOf(of) < least) return
      write(isJson ? JSON.stringify({ time: new Date().toISOString(), level: of, ...entry }) : lineOf(entry))
    },
  }
}

/** Writes a failure of `where` ("tasks.create", "POST /contact") down: an error, or a warning where the database was away. */
export function logFailure(log: Log, where: string, error: unknown, requestId?: string): void {
  const failure = describeFailure(error)
  log.write(isUnavailable(error) ? 'warn' : 'error', { event: 'failure', where, requestId, failure })
}

const MOST_FRAMES = 12
/** A line of a stack, which ends with a place in the code. */
const frame = /^\s+at (?:async )?(?:.{1,200} \()?(?:file:\/\/|node:|\/|[A-Za-z]:\\)[^()\n]{1,300}:\d+:\d+\)?$/

/** The lines of a stack. Above them stands the message, which can quote whoever asked, and what they sent can look like one. */
function framesOf({ stack = '', message = '' }: Partial<Error>): string[] {
  const above = message ? stack.indexOf(message) : -1
  const lines = (above === -1 ? stack : stack.slice(above + message.length)).split('\n')
  const begin = lines.findLastIndex(line => !/^\s+at /.test(line)) + 1
  return lines
    .slice(begin)
    .filter(line => frame.test(line))
    .slice(0, MOST_FRAMES)
}

/** What of an error may be written down. Where the database was away, the place in the code says nothing. */
function describeFailure(error: unknown): Failure {
  if (typeof error !== 'object' || !error) return { name: typeof error }
  const { name = 'Error', code, constraint, table } = error as Partial<pg.DatabaseError>
  const frames = isUnavailable(error) ? [] : framesOf(error)
  return {
    name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(table ? { table } : {}),
    ...(frames.length > 0 ? { at: frames.map(line => line.trim().replace(/^at /, '')) } : {}),
  }
}

function lineOf(entry: LogEntry): string {
  if (entry.event === 'failure') {
    const { name, code, constraint, table, at = [] } = entry.failure
    const kind = [name, code, constraint ?? table].filter(Boolean).join(' ')
    return [`Failed: ${entry.where} (${kind})`, ...at.map(frame => `    at ${frame}`)].join('\n')
  }
  const took = `${Math.round(entry.ms)} ms`
  if (entry.event === 'job') return `Job ${entry.job}: ${entry.outcome}, ${took}`
  const what = entry.procedures?.join(', ') ?? entry.route
  return `${entry.method} ${what}: ${entry.status}, ${took}`
}
