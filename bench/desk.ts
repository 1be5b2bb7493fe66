/**
 * `npm run bench`: how quick the desk of a case manager is. The server as it runs in production, in front of the embedded
 * database with two organizations in it; what it prints is told in docs/performance.md.
 *
 *   npm run bench [-- --seconds 5 --only a,c --small --json FILE --profile FOLDER]
 *   npm run bench -- --serve FILE      fills and starts the same, writes how to ask it into FILE, and stays
 */
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { signSession } from '../test/sign-session.ts'
import type { Manager } from './desk/dataset.ts'
import { CONNECTIONS, measureWorks, type Row } from './desk/measurements.ts'
import { type BenchOptions, readBenchOptions } from './desk/options.ts'
import { headLines, lineOf } from './desk/report.ts'
import { Leftovers, type Stage, setStage } from './desk/stage.ts'

const say = (line: string) => console.log(line)
const leftovers = new Leftovers()
const ending = new AbortController()
const told = once(ending.signal, 'abort')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // Whoever does not want to wait says it twice.
    if (ending.signal.aborted) process.exit(130)
    ending.abort()
  })

async function writeJson(file: string, content: object): Promise<void> {
  await mkdir(dirname(resolve(file)), { recursive: true })
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
}

/** Stays until a signal comes; whoever reads the file can ask until then. */
async function serve(stage: Stage, file: string): Promise<void> {
  const tellOf = ({ token, conversations }: Manager) => ({
    cookie: `handrail.session_token=${signSession(token, stage.secret)}`,
    conversations: conversations.map(({ id }) => id),
  })
  const { origin, serverPid, databasePid, managers } = stage
  await writeJson(file, {
    ...{ base: origin, serverPid, databasePid },
    small: managers.small.map(tellOf),
    large: managers.large.map(tellOf),
  })
  say(`Serving at ${origin}; ${file} says how to ask. End with Ctrl-C.`)
  await Promise.race([told, stage.ended])
  if (!ending.signal.aborted) throw new Error('The server has ended by itself.')
}

async function measure(stage: Stage, { only, seconds, isSmall, jsonFile }: BenchOptions): Promise<Row[]> {
  for (const line of headLines()) say(line)
  const { signal } = ending
  const rows = await measureWorks(stage, { only, seconds, leftovers, signal, onRow: row => say(lineOf(row)) })
  await writeJson(jsonFile, {
    at: new Date().toISOString(),
    ...{ seconds, isSmall, connections: CONNECTIONS, processors: availableParallelism() },
    ...{ node: process.version, fillSeconds: stage.fillSeconds },
    rows,
  })
  say(`The same is in ${jsonFile}.`)
  return rows
}

/** Whether everything that was asked for could be done. */
async function bench(options: BenchOptions): Promise<boolean> {
  if (process.platform !== 'linux')
    throw new Error('The bench reads what processes cost from /proc: it needs Linux.')
  const { isSmall, profileFolder, serveFile } = options
  const stage = await setStage({ isSmall, profileFolder, leftovers, signal: ending.signal, report: say })
  if (serveFile) await serve(stage, serveFile)
  else return (await measure(stage, options)).every(({ figures }) => figures)
  return true
}

let isDone = false
try {
  isDone = await bench(readBenchOptions(process.argv.slice(2)))
} catch (error) {
  if (!ending.signal.aborted) console.error((error as Error).message)
} finally {
  await leftovers.clear()
}
process.exit(ending.signal.aborted ? 130 : isDone ? 0 : 1)
