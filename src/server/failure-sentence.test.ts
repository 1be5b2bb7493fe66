/** A database that does not answer, or not any more, is one sentence at the terminal, and soon. */
import { createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigError } from '#platform/config/config.server.ts'
import { limitsFor, withConnection } from '#platform/database/connections.server.ts'
import { sentenceOf } from './failure-sentence.ts'
import { foundDatabase } from './found-database.ts'
import { migrate } from './migrate.ts'
import { readyToServe } from './ready-to-serve.ts'

const limits = { ...limitsFor(200), silenceMs: 300 }
const ready = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

let server: Server
let url: string
let answer: (socket: Socket) => void
const sockets: Socket[] = []

/** What takes connections as PostgreSQL does, and says what `answer` says to the first words of each. */
beforeEach(async () => {
  answer = () => {}
  server = createServer(socket => {
    sockets.push(socket.on('error', () => {}))
    socket.once('data', () => answer(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `postgres://somebody@127.0.0.1:${(server.address() as { port: number }).port}/handrail`
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise(resolve => server.close(resolve))
})

const sentence = (work: Promise<unknown>) => work.then(() => 'It went well.', sentenceOf)

const starts: [string, () => Promise<unknown>][] = [
  ['migrating', () => migrate({ ownerUrl: url, serverLogin: 'somebody', secret: 'tests', limits })],
  ['looking before it serves', () => readyToServe(url, limits)],
  ['a connection of a command', () => withConnection(url, limits, client => client.query('select 1'))],
]

it.each(starts)('a database that stays silent ends %s', async (_, start) => {
  expect(await sentence(start())).toBe(
    "The database of DATABASE_URL can't be reached (timeout expired). Is it running, and is the address right?",
  )
})

it.each(starts)('a database that takes somebody in and then stays silent ends %s', async (_, start) => {
  answer = socket => socket.write(ready)
  expect(await sentence(start())).toBe(
    "The database of DATABASE_URL can't be reached (the database does not answer). Is it running, and is the address right?",
  )
})

it.each(starts)('a line that is lost between two statements ends %s', async (_, start) => {
  answer = socket => {
    socket.write(ready)
    socket.once('data', () => socket.destroy())
  }
  expect(await sentence(start())).toMatch(
    /^The database ended the connection \(Connection terminated unexpectedly\): see to it that it runs/,
  )
})

it('a founding that finds nobody there says so', async () => {
  server.close()
  expect(await sentence(foundDatabase(() => url))).toMatch(/can't be reached \(connect ECONNREFUSED/)
})

it.each([
  ['57P03', 'the database system is starting up', /^The database takes nobody in at the moment \(the data/],
  ['57P01', 'terminating connection due to administrator command', /^The database ended the connection \(/],
  ['28P01', 'password authentication failed', /can't be reached \(password authentication failed\)/],
  ['57014', 'canceling statement due to statement timeout', /^The database can't do what a start needs \(/],
  ['53300', 'sorry, too many clients already', /^The database can't do what a start needs \(sorry, too/],
])('%s is one sentence', (code, words, said) => {
  const line = sentenceOf(Object.assign(new pg.DatabaseError(words, 1, 'error'), { code }))
  expect(line).toMatch(said)
  expect(line).not.toContain('\n')
})

it('what was written for the terminal is left as it is, and a defect shows where it is', () => {
  expect(sentenceOf(new ConfigError('PORT is taken.'))).toBe('PORT is taken.')
  expect(sentenceOf(new TypeError('no'))).toMatch(/^TypeError: no\n {4}at /)
  // A file of ours that is missing says nothing of the database.
  expect(sentenceOf(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toMatch(/^Error: no such/)
})
