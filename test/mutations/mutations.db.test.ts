/** What `npm run test:mutations` goes by; in the long form of the tests the whole script runs. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { byTable } from '../samples/feature-samples.ts'
import { limits } from './database-mutations.ts'
import { type Lane, openLane, tryMutation } from './mutation-lane.ts'
import type { Mutation } from './mutations.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const root = join(import.meta.dirname, '../..')

const loosened = (sql: string): Mutation => ({
  kind: 'constraint',
  name: 'tried',
  sql,
  stages: [['test/completeness/constraints', '-t', '^tasks refuses']],
})

it('knows the key of every rate limit', () => {
  expect(Object.keys(limits).toSorted()).toEqual([...byTable('limits').keys(), 'refused:'].toSorted())
})

async function tellApart(lane: Lane): Promise<void> {
  const change = 'alter table tasks drop constraint completed_has_time'
  const open = `${change}; alter table tasks add constraint completed_has_time check (true)`
  expect(await tryMutation(lane, loosened(open))).toMatchObject({ outcome: 'killed' })
  expect(await tryMutation(lane, loosened("comment on table tasks is ''"))).toMatchObject({
    outcome: 'survived',
  })
  expect(await tryMutation(lane, loosened('drop table there_is_none'))).toMatchObject({ outcome: 'broken' })
}

if (isLong) {
  it('tells what a test notices from what none can, and from what cannot be tried', async () => {
    const lane = await openLane()
    await tellApart(lane).finally(() => lane.close())
  }, 600_000)

  it('lets nothing survive', async () => {
    const child = spawn(process.execPath, ['test/mutations/run-mutations.ts'], { cwd: root })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk
      })
    const code = await new Promise(resolve => child.once('close', resolve))
    expect(code, said.slice(-3000)).toBe(0)
  }, 10_800_000)
}
