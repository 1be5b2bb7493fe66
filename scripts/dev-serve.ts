// Runs scripts/serve.ts and starts it anew after every change of the code; serve.ts rebuilds the front end when it
// is stale. Not `node --watch`: that one does not notice when its own launcher dies.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endWithParent } from '#server/parent-watch.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const WATCHED = ['src', 'migrations', 'public', 'scripts', 'sample']
/** An editor's save is several events; a branch switch is hundreds. */
const QUIET_FOR_MS = 200

let server: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined
let restarts = Promise.resolve()
let ending = false

function startServer() {
  server = spawn(process.execPath, [`${root}scripts/serve.ts`, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const started = server
  started.once('exit', code => {
    if (server === started) server = undefined
    if (!ending && code) console.log('Handrail ended. Waiting for a change …')
  })
}

async function stopServer() {
  const running = server
  if (!running) return
  await new Promise<void>(resolve => {
    running.once('exit', () => resolve())
    running.kill('SIGTERM')
  })
}

function restartSoon(file: string | null) {
  if (file?.match(/\.test\.tsx?$/)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    restarts = restarts.then(async () => {
      console.log(`${file ?? 'A file'} changed; starting again …`)
      await stopServer()
      if (!ending) startServer()
    })
  }, QUIET_FOR_MS)
}

startServer()
for (const place of WATCHED) {
  if (existsSync(root + place)) watch(root + place, { recursive: true }, (_event, file) => restartSoon(file))
}
endWithParent(() => {
  ending = true
  stopServer().then(() => process.exit(0))
})
