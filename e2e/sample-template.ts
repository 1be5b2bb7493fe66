/**
 * The data folder of a first start, made once a run: the copies of the tests begin with it instead of filling in the
 * sample again. It is made anew for every run, because the sample's days count from the day on which it was filled in.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyFolder } from '../test/copy-folder.ts'
import { bundleServer } from '../test/server-bundle.ts'
import { Copy, FIRST_START_FILE, SAMPLE_FOLDER, SERVER_FILE, SERVER_SOURCE } from './copy.ts'
import { areEnginesOff } from './engines.ts'
import { asOwner, rowsOf } from './owner.ts'

const JOBS_MAY_TAKE_MS = 60_000

/** Playwright's global setup: starts a copy on an empty folder, lets it finish its jobs, and keeps the folder. */
export default async function makeSampleTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-sample-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const first = await Copy.makeEmpty()
    const [lines, server] = await Promise.all([first.start(), bundleServer(SERVER_SOURCE, 'server')])
    process.env[SERVER_FILE] = server
    await waitForJobs(first)
    // Every task of every role can be finished without guide and model.
    if (areEnginesOff) await asOwner(first, "update organizations set engines = 'none'")
    await first.end()
    copyFolder(first.dataFolder, folder)
    await first.stop()
    await writeFile(join(folder, FIRST_START_FILE), lines.join('\n'))
  } catch (error) {
    await remove()
    throw error
  }
  process.env[SAMPLE_FOLDER] = folder
  // The whole run (scripts/run-tests.ts) starts this beside other tests, and closes the pipe when those have ended.
  if (process.env.HANDRAIL_TESTS_WAIT) await text(process.stdin)
  return remove
}

/** Else every copy would do the jobs of the first start again. */
async function waitForJobs(copy: Copy): Promise<void> {
  const until = Date.now() + JOBS_MAY_TAKE_MS
  for (;;) {
    const [row] = await rowsOf<{ busy: boolean }>(
      copy,
      `select exists (select from public.outbox)
        or exists (select from jobs.job where state < 'completed' and start_after <= now()) as busy`,
      'postgres',
    )
    if (!row?.busy) return
    if (Date.now() > until) throw new Error('the jobs of a first start do not end')
    await sleep(100)
  }
}
