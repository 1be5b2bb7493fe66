/**
 * The load over HTTP: `node bench/desk/http-load.ts ORIGIN SECRET`. Node's own client serves: on 2 cores it took 0.11 ms a
 * request, where autocannon 9 took 0.10 and undici 8 from 0.12 to 0.20, and it brings no package along.
 */
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { signSession } from '../../test/sign-session.ts'
import type { Manager } from './dataset.ts'
import { followOrders } from './load.ts'
import { type WorkKey, works } from './works.ts'

const [origin = '', secret = ''] = process.argv.slice(2)
const { hostname, port } = new URL(origin)
let agent = new Agent()

interface Answer {
  status: number
  /** Empty unless `isKept`. */
  body: string
}

function ask(work: WorkKey, manager: Manager, round: number, isKept: boolean): Promise<Answer> {
  const { method, path, body } = works[work].question(manager, round)
  const sent = body && JSON.stringify(body)
  const headers = {
    cookie: `handrail.session_token=${signSession(manager.token, secret)}`,
    'x-handrail-hat': 'staff',
    ...(sent
      ? { origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
      : {}),
  }
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers, agent }, answer => {
      const status = answer.statusCode ?? 0
      if (isKept) return void text(answer).then(body => resolve({ status, body }), reject)
      answer.once('error', reject).once('end', () => resolve({ status, body: '' }))
      answer.resume()
    })
    asked.once('error', reject)
    asked.end(sent)
  })
}

/** Everybody's answer is looked at once in whole: who gets an empty page quickly is not quick. */
async function lookAtAnswers(work: WorkKey, managers: readonly Manager[]): Promise<void> {
  const { name, rows, expected } = works[work]
  for (const manager of managers) {
    const { status, body } = await ask(work, manager, 0, true)
    const found = status < 300 ? rows(JSON.parse(body)) : 0
    if (found !== expected)
      throw new Error(`${name}: answered ${status} with ${found} rows in place of ${expected}`)
  }
}

followOrders(async ({ work, managers, connections }) => {
  if (work === 'hat') throw new Error('there is no request that takes on a hat and asks nothing')
  agent.destroy()
  agent = new Agent({ keepAlive: true, maxSockets: connections })
  await lookAtAnswers(work, managers)
  return async (manager, round) => {
    const { status } = await ask(work, manager, round, false)
    if (status >= 300) throw new Error(`${works[work].name}: answered ${status}`)
  }
})
