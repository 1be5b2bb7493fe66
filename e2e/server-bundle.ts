/**
 * The server in one file, made once a run: reading and linking two thousand files takes longer than all else of a start, and
 * the tests start it dozens of times. The first start of a run is of the sources themselves, as `npm start` has it.
 */
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
/** What `npm start` runs. */
const source = 'scripts/serve.ts'
/** Beside the sources, where what stays a file of a package is found. */
const folder = join(root, 'test-results', 'server')
/** The variable that names what the copies of the tests run. */
const SERVER_FILE = 'HANDRAIL_TEST_SERVER'

/** What a copy runs. */
export const serverFile = (): string => process.env[SERVER_FILE] ?? source

/** Each file of ours knows its place, from which it finds migrations, pages and pictures. */
const ownPlaces: Plugin = {
  name: 'own-places',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
  },
}

/** The pages were built before the tests: no copy asks once more whether they are fresh. */
const pagesStand: Plugin = {
  name: 'pages-stand',
  enforce: 'pre',
  load: id =>
    id.endsWith('/scripts/build-stale.ts') ? 'export const buildIfStale = async () => {}' : undefined,
}

/** Makes the file; what is started from now on runs it. */
export async function bundleServer(): Promise<void> {
  // Every worker reads this file, and only the run itself makes anything.
  const { build } = await import('vite')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [ownPlaces, pagesStand],
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'serve.mjs' } },
    },
  })
  process.env[SERVER_FILE] = join(folder, 'serve.mjs')
}
