/** `npm start` says in one line what is wrong with its settings, and has made nothing by then. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Runs a script until it ends by itself. */
function run(script: string, env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [script], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk
      })
    child.once('close', code => resolve({ code, said }))
  })
}

it('says it and makes nothing', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-settings-'))
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  try {
    const data = join(folder, 'data')
    const [secret, portTaken, migrate] = await Promise.all([
      run('scripts/serve.ts', { HANDRAIL_DATA: data, HANDRAIL_SECRET: 'secret' }),
      run('scripts/serve.ts', { HANDRAIL_DATA: data, PORT: String(port) }),
      run('scripts/migrate.ts', { DATABASE_OWNER_URL: 'handrail' }),
    ])
    expect(secret).toEqual({ code: 1, said: expect.stringMatching(/^HANDRAIL_SECRET has 6 letters .*\n$/) })
    expect(portTaken).toEqual({
      code: 1,
      said: expect.stringMatching(/^Port \d+ is in use by another .*\n$/),
    })
    expect(migrate).toEqual({
      code: 1,
      said: expect.stringMatching(/^DATABASE_OWNER_URL is no address .*\n$/),
    })
    expect(existsSync(data)).toBe(false)
    expect(await readdir(folder)).toEqual([])
  } finally {
    taken.close()
    await rm(folder, { recursive: true, force: true })
  }
})
