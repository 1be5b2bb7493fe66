/**
 * What opens a session, or goes on with a sign-in under way, is kept as its hash alone (decision 59). The library knows only
 * plain values, and takes a stored hash for one where it is told to hash by itself; so its way to the tables turns them, and
 * gives the plain value back to whoever came with it.
 */
import { createHash } from 'node:crypto'
import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions } from 'better-auth'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

/** The field of each of the library's models that opens something. */
const secretFields: Readonly<Record<string, string>> = { session: 'token', verification: 'identifier' }

type Row = Record<string, unknown>
interface Question {
  model: string
  where?: Where[] | undefined
}

/** A hash as PostgreSQL reads bytes. */
const hashOf = (secret: unknown) => `\\x${createHash('sha256').update(String(secret)).digest('hex')}`
const hashesOf = (value: Where['value']): Where['value'] =>
  Array.isArray(value) ? value.map(hashOf) : hashOf(value)

/** The same question with hashes in place of secrets. */
function hashed<Q extends Question>(question: Q): Q {
  const secret = secretFields[question.model]
  const where = question.where?.map(part =>
    part.field === secret ? { ...part, value: hashesOf(part.value) } : part,
  )
  return { ...question, where }
}

const hashedIn = (model: string, row: Row): Row => {
  const secret = secretFields[model]
  return secret && row[secret] !== undefined ? { ...row, [secret]: hashOf(row[secret]) } : row
}

/** A row with the secret by which it was asked for; of one that was found otherwise nobody knows it. */
function givenBack<T>({ model, where = [] }: Question, row: T): T {
  const secret = secretFields[model]
  if (!secret || row === null || typeof row !== 'object') return row
  const kept = `\\x${Buffer.from((row as Row)[secret] as Buffer).toString('hex')}`
  const asked = where.filter(part => part.field === secret).flatMap(part => part.value as string | string[])
  return { ...row, [secret]: asked.find(value => hashOf(value) === kept) ?? kept }
}

/** The methods of the library's way to the tables, with secrets turned. */
function turning<A extends DBTransactionAdapter>(adapter: A): A {
  const turned: DBTransactionAdapter = {
    ...adapter,
    create: async question => {
      const { model, data } = question
      const made = await adapter.create<Row>({ ...question, data: hashedIn(model, data) as never })
      const secret = secretFields[model]
      return (secret ? { ...made, [secret]: (data as Row)[secret] } : made) as never
    },
    findOne: async question => givenBack(question, await adapter.findOne(hashed(question))) as never,
    findMany: async question =>
      (await adapter.findMany(hashed(question))).map(row => givenBack(question, row)) as never,
    update: async question => {
      const { model, update } = question
      const changed = { ...hashed(question), update: hashedIn(model, update) }
      return givenBack(question, await adapter.update(changed)) as never
    },
    consumeOne: async question => givenBack(question, await adapter.consumeOne(hashed(question))) as never,
    incrementOne: async question =>
      givenBack(question, await adapter.incrementOne(hashed(question))) as never,
    updateMany: question => adapter.updateMany(hashed(question)),
    count: question => adapter.count(hashed(question)),
    delete: question => adapter.delete(hashed(question)),
    deleteMany: question => adapter.deleteMany(hashed(question)),
  }
  return turned as A
}

/** The library's way to its tables through this pool. */
export function tablesWithHashes(pool: pg.Pool): (options: BetterAuthOptions) => DBAdapter {
  const make = kyselyAdapter(new Kysely({ dialect: new PostgresDialect({ pool }) }), {
    type: 'postgres',
    transaction: true,
  })
  return options => {
    const adapter = make(options)
    return {
      ...turning(adapter),
      transaction: work => adapter.transaction(step => work(turning(step))),
    }
  }
}
