/** What is started under the pinned Node ends with the command that started it, however that ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

const root = join(import.meta.dirname, '..')
const program =
  "import('./scripts/prepare.mjs').then(of => of.goOnUnderPinnedNode('../test/fakes/waits-for-its-end.ts', [], { apart: true }))"

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.skipIf(process.platform === 'win32')(
  'a signal that npm passes on to its shell ends it too',
  {
    timeout: 20_000,
  },
  async () => {
    // The shell stands between npm and its script, and passes nothing on.
    const shell = spawn('sh', ['-c', `"${process.execPath}" -e "${program}"; true`], {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(shell.stdout, 'data')
    const pid = Number(said)
    try {
      expect(isRunning(pid)).toBe(true)
      shell.kill('SIGTERM')
      await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 })
    } finally {
      if (isRunning(pid)) process.kill(pid)
    }
  },
)
