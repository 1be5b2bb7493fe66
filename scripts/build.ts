import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { controlKeepers } from '../src/lib/kept-by.ts'
import { addressIn, type Language, languages } from '../src/lib/language.ts'
import { entryPages, notFoundAddress, prerenderedAddresses } from '../src/routes.public.ts'
import type { OfflineFiles } from '../src/service-worker.ts'
import { letScriptsWait, lightenRoutes, packAssets, writeManifest, writeSitemap } from './build-finish.ts'
import { listOfflineFiles, writeOfflineWorker } from './build-offline.ts'

/**
 * Builds the pages, once for each language: `build/en` stands at `/`, `build/es` at `/es/`. What the
 * server must know of them is written to `build/pages.json`.
 */

/** What the server sends for an address, and the scripts within it that a security policy must allow. */
interface BuiltPage {
  /** The file, from `build/`. */
  file: string
  /** `sha256-…` of each inline script. */
  scripts: string[]
  /** The page's own title, for the picture it is shared with. */
  title: string
}

interface BuiltPages {
  /** Finished pages by address. */
  pages: Record<string, BuiltPage>
  /** By language: the page for addresses that only the browser can fill (behind a sign-in, with an id). */
  fallback: Record<Language, BuiltPage>
  /** By language: the page for unknown addresses, to be sent with status 404. */
  notFound: Record<Language, BuiltPage>
}

const buildFolder = resolve('build')
/** What is under way; it takes the place of the last build only when all of it is there. */
const freshFolder = join(buildFolder, 'fresh')
const fallbackName = '__spa-fallback.html'
const toolPackage = createRequire(import.meta.url).resolve('@react-router/dev/package.json')

function runBuild(language: Language): void {
  const done = spawnSync(process.execPath, [join(dirname(toolPackage), 'bin.cjs'), 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', HANDRAIL_LANGUAGE: language },
  })
  if (done.status !== 0) throw new Error(`The pages in "${language}" could not be built.`)
}

/**
 * Puts what the build left in `client/` (and there below the base address) right under the language.
 * The fallback is `client/index.html` where the home page lies elsewhere, else it has a name of its own.
 */
function flatten(folder: string, language: Language): void {
  const client = join(folder, 'client')
  const pages = resolve(client, `.${addressIn(language, '/')}`)
  const fallback = join(client, existsSync(join(client, fallbackName)) ? fallbackName : 'index.html')
  renameSync(fallback, join(folder, 'fallback.html'))
  for (const from of new Set([pages, client])) {
    cpSync(from, folder, { recursive: true })
    rmSync(from, { recursive: true })
  }
  for (const leftover of ['server', '.vite']) rmSync(join(folder, leftover), { recursive: true, force: true })
}

function describePage(file: string): BuiltPage {
  const html = readFileSync(file, 'utf8')
  const inline = html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)
  const scripts = [...inline].map(
    found =>
      `sha256-${createHash('sha256')
        .update(found[1] ?? '')
        .digest('base64')}`,
  )
  const title = /property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? ''
  return { file: relative(freshFolder, file), scripts: [...new Set(scripts)], title }
}

/** Ways in talk to the server as soon as they are open; every other finished page can be read first. */
const isEntry = (address: string) => Object.hasOwn(entryPages, address.slice(1))
/** What may be found by a search engine: every finished page that has a title to be shared with. */
const found = (address: string) => built.pages[address]?.title !== ''

function fileOf(folder: string, address: string): string {
  return join(folder, address, 'index.html')
}

const started = performance.now()
const built = { pages: {}, fallback: {}, notFound: {} } as BuiltPages
const offlineFiles = {} as OfflineFiles
rmSync(freshFolder, { recursive: true, force: true })

for (const language of languages) {
  const folder = join(freshFolder, language)
  runBuild(language)
  offlineFiles[language] = listOfflineFiles(join(folder, 'client'), language)
  flatten(folder, language)
  for (const address of prerenderedAddresses) {
    if (!isEntry(address)) letScriptsWait(fileOf(folder, address))
    const page = describePage(fileOf(folder, address))
    if (address === notFoundAddress) built.notFound[language] = page
    else built.pages[addressIn(language, address)] = page
  }
  built.fallback[language] = describePage(join(folder, 'fallback.html'))
  writeManifest(folder, language)
  lightenRoutes(folder)
  packAssets(folder)
  const count = readdirSync(join(folder, 'assets')).length
  console.log(`Pages in "${language}" are built: ${prerenderedAddresses.length} addresses, ${count} files.`)
}

// What /security names can be read in every copy.
for (const { file, tests } of controlKeepers)
  for (const source of [file, ...tests]) cpSync(source, join(freshFolder, 'en', 'source', `${source}.txt`))
await writeOfflineWorker(join(freshFolder, 'en'), offlineFiles)
writeSitemap(
  join(freshFolder, 'en'),
  prerenderedAddresses.filter(address => address !== notFoundAddress && found(address)),
)
for (const language of languages) {
  rmSync(join(buildFolder, language), { recursive: true, force: true })
  renameSync(join(freshFolder, language), join(buildFolder, language))
}
rmSync(freshFolder, { recursive: true })
writeFileSync(join(buildFolder, 'pages.json'), `${JSON.stringify(built, null, 2)}\n`)
console.log(`The front end is built (${((performance.now() - started) / 1000).toFixed(1)} s).`)
