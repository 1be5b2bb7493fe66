/** Writes build/en/offline.js: the service worker with the list of what it keeps, so that a patient's screens open offline. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { addressIn, type Language, languageAddress } from '../src/lib/language.ts'
import type { OfflineFiles } from '../src/service-worker.ts'

/** One file of Vite's own list of what it built. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** The entries that a patient's screens begin with. */
const beginnings = [
  /defaults\/entry\.client\.tsx$/,
  /^src\/root\.tsx/,
  /^src\/screens\/frame\/data-layout\.tsx/,
  /^src\/screens\/patient-portal\//,
]

/** Everything that these entries load, at once or later. Throws where an entry is missing: nobody would notice until offline. */
function filesFrom(chunks: Record<string, Chunk>): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const addChunk = (name: string) => {
    const chunk = chunks[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) addChunk(next)
  }
  for (const beginning of beginnings) {
    const entries = Object.keys(chunks).filter(name => beginning.test(name))
    if (entries.length === 0) throw new Error(`The build has no entry like ${beginning}.`)
    entries.forEach(addChunk)
  }
  return [...files]
}

/** What the service worker keeps of one language. `client` is the folder in which Vite left its list. */
export function listOfflineFiles(client: string, language: Language): OfflineFiles[Language] {
  const list = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const routes = globSync('**/assets/manifest-*.js', { cwd: client }).map(name =>
    name.slice(name.indexOf('assets/')),
  )
  const base = languageAddress[language]
  const files = [...filesFrom(list), ...routes].map(file => `${base}/${file}`).sort()
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  return { version, shell: addressIn(language, '/patient-portal/dashboard'), files }
}

/** Puts the lists into the worker and the worker into `folder`. */
export async function writeOfflineWorker(folder: string, files: OfflineFiles): Promise<void> {
  const source = 'src/service-worker.ts'
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
  // A worker is a plain script: the sign that it was a module goes.
  const script = code.replace(/^export \{\s*\};?$/m, '')
  writeFileSync(join(folder, 'offline.js'), `const OFFLINE_FILES = ${JSON.stringify(files)}\n${script}`)
}
