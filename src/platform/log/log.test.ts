import pg from 'pg'
import { expect, it } from 'vitest'
import { createLog, type LogLevel, logFailure } from './log.server.ts'

function logged(level: LogLevel, isJson: boolean) {
  const lines: string[] = []
  return { lines, log: createLog({ level, isJson, write: line => lines.push(line) }) }
}

const job = { event: 'job', job: 'safety.mail-alert', ms: 12, outcome: 'ok' } as const

it('writes one JSON object a line, from its level on', () => {
  const { lines, log } = logged('info', true)
  log.write('info', job)
  log.write('debug', job)
  expect(lines.map(line => JSON.parse(line))).toEqual([{ time: expect.any(String), level: 'info', ...job }])
  const silent = logged('silent', true)
  silent.log.write('error', job)
  expect(silent.lines).toEqual([])
})

it.each([true, false])('keeps what an error quotes to itself (JSON: %s)', isJson => {
  const { lines, log } = logged('warn', isJson)
  const taken = new pg.DatabaseError('Key (email)=(maria@example.org) already exists', 1, 'error')
  Object.assign(taken, { code: '23505', constraint: 'users_email_key', table: 'users', detail: 'maria' })
  logFailure(log, 'auth.signUpPatient', taken, 'request-1')
  // The queue hands errors on as objects.
  logFailure(log, 'job queue', { name: 'error', message: 'no such maria', code: '42P01' })
  const text = lines.join('\n')
  expect(text).not.toMatch(/maria/)
  for (const said of ['auth.signUpPatient', '23505', 'users_email_key', 'log.test.ts', '42P01'])
    expect(text).toContain(said)
})

it('does not take words of whoever asked for a place in the code', () => {
  const { lines, log } = logged('warn', true)
  const words = 'yesterday\n    at home with maria\n    at maria (file:///maria.ts:1:1)\nand then'
  const quoting = new pg.DatabaseError(`invalid input syntax for type date: "${words}"`, 1, 'error')
  quoting.stack = `error: ${quoting.message}\n    at parse (file:///code/parser.js:10:5)\n    at node:net:20:1`
  logFailure(log, 'tasks.list', quoting)
  // Changed after it was made, so that the stack holds other words than the message.
  logFailure(log, 'tasks.list', Object.assign(new Error(words), { message: 'something else' }))
  expect(lines.join('\n')).not.toMatch(/home|maria/)
  expect(JSON.parse(lines[0] ?? '').failure.at).toEqual([
    'parse (file:///code/parser.js:10:5)',
    'node:net:20:1',
  ])
})

it('warns of a database that is away, and calls everything else an error', () => {
  const { lines, log } = logged('warn', true)
  logFailure(log, 'tasks.list', new Error('Connection terminated unexpectedly'))
  logFailure(log, 'tasks.list', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  logFailure(log, 'tasks.list', new TypeError('undefined is not a function'))
  expect(lines.map(line => JSON.parse(line).level)).toEqual(['warn', 'warn', 'error'])
})
