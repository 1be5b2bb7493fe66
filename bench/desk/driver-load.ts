/**
 * The floor under the load over HTTP: the same statements straight through the driver, as the same role and with the
 * request's own settings, without HTTP, contracts and handlers. `node bench/desk/driver-load.ts`, with DATABASE_URL.
 */
import { limitsFor } from '#platform/database/connections.server.ts'
import { DatabasePool } from '#platform/database/database.server.ts'
import { followOrders } from './load.ts'
import { recordStatements, sendAgain } from './statements.ts'

// As many connections as a server has, so that both wait for them alike.
const databasePool = new DatabasePool(process.env.DATABASE_URL ?? '', undefined, limitsFor())

followOrders(async ({ work, managers }) => {
  const [first] = managers
  if (!first) throw new Error('there is no case manager to ask as')
  const recorded = await recordStatements(databasePool, work, first)
  return (manager, round) => sendAgain(databasePool, recorded, manager, round)
})
