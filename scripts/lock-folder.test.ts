import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdLockFolder } from './lock-folder.mjs'

let place: string
const lockFolder = () => join(place, 'lock')
const nobodyWaits = () => {
  throw new Error('waited for a lock that is free')
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'handrail-lock-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

test('the second one waits for the first and is told who that is', async () => {
  const first = await holdLockFolder(lockFolder(), nobodyWaits)
  let holder = 0
  const second = holdLockFolder(lockFolder(), pid => {
    holder = pid
    first.release()
  })
  ;(await second).release()
  expect(holder).toBe(process.pid)
  expect(existsSync(lockFolder())).toBe(false)
})

test('a lock of processes that are gone is taken over at once', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  mkdirSync(lockFolder())
  writeFileSync(join(lockFolder(), 'held-by'), `${pid} 1\n${process.pid} 1`)
  const lock = await holdLockFolder(lockFolder(), nobodyWaits)
  lock.release()
})

test('a helper process that outlives its parent keeps the lock until it ends', async () => {
  const helper = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60000)'])
  const { pid = 0 } = helper
  const parent = await holdLockFolder(lockFolder(), nobodyWaits)
  parent.alsoWaitFor(pid)
  const heldBy = join(lockFolder(), 'held-by')
  const [, signatureOfHelper = ''] = readFileSync(heldBy, 'utf8').split('\n')
  writeFileSync(heldBy, signatureOfHelper)
  let holder = 0
  const next = await holdLockFolder(lockFolder(), waitsFor => {
    holder = waitsFor
    helper.kill('SIGKILL')
  })
  next.release()
  expect(holder).toBe(pid)
})
