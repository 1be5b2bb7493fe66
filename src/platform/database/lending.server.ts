/**
 * Connections as one request borrows them: no more than its share, and only while somebody waits for the answer. A statement
 * whose asker has hung up, or was told to come again, is ended.
 */
import { connect } from 'node:net'
import type pg from 'pg'
import { type FairShare, gone } from './fair-share.server.ts'

/** What a cancel request names (PostgreSQL's protocol, "Canceling Requests in Progress"); pg keeps it of every connection. */
interface Backend {
  processID: number
  secretKey: number
  host: string
  port: number
}

const CANCEL_REQUEST_CODE = 80_877_102
const CANCEL_REQUEST_BYTES = 16
/** A request to cancel that arrives nowhere: the database's own time limit ends the statement then. */
const CANCEL_MAY_TAKE_MS = 2_000

/**
 * Asks the database to end what runs on this connection. Resolves when the database has taken the request, so that it can't
 * meet the next statement, and never fails: what can't be ended early ends by its time limit.
 */
function cancelStatement(client: pg.PoolClient): Promise<void> {
  const { processID, secretKey, host, port } = client as unknown as Backend
  const request = Buffer.alloc(CANCEL_REQUEST_BYTES)
  for (const [index, value] of [CANCEL_REQUEST_BYTES, CANCEL_REQUEST_CODE, processID, secretKey].entries())
    request.writeInt32BE(value, index * 4)
  return new Promise(resolve => {
    const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    socket.setTimeout(CANCEL_MAY_TAKE_MS, () => socket.destroy())
    socket.once('connect', () => socket.end(request))
    socket.once('error', () => {})
    socket.once('close', () => resolve())
    socket.resume()
  })
}

/** What holds for one request at the database. */
export interface RequestBounds {
  /** Ends what runs: whoever asked has gone, or the request took too long. */
  signal?: AbortSignal | undefined
  /** From where it comes: the share of whoever has no session is counted by it. */
  address?: string | undefined
  /** The request may change something, which the person's budget counts once. */
  isChange?: boolean
}

export interface Lent {
  client: pg.PoolClient
  /** `broken` says why nobody should get this connection again. */
  giveBack(broken?: Error): Promise<void>
}

/** Lends a connection within the share of `asker`; without a name nothing is counted. Fails where nobody waits any more. */
export async function lend(
  pool: pg.Pool,
  shares: FairShare,
  { signal, asker }: { signal?: AbortSignal | undefined; asker?: string | undefined },
): Promise<Lent> {
  const leave = await shares.hold(asker, signal)
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    leave(0)
    throw error
  }
  const began = performance.now()
  let cancelling: Promise<void> | undefined
  const cancel = () => {
    cancelling = cancelStatement(client)
  }
  signal?.addEventListener('abort', cancel)
  const giveBack = async (broken?: Error) => {
    signal?.removeEventListener('abort', cancel)
    await cancelling
    client.release(broken)
    leave(performance.now() - began)
  }
  if (!signal?.aborted) return { client, giveBack }
  await giveBack()
  throw gone()
}
