/**
 * The server in one file, made once a run: reading and linking two thousand files takes longer than all else of a start, and
 * the tests start it dozens of times.
 */
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

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

/**
 * Bundles what `source` (from the root) runs, and resolves to the file: in a folder of that name beside the sources, where what
 * stays a file of a package is found.
 */
export async function bundleServer(source: string, folder: string): Promise<string> {
  const outDir = join(root, 'test-results', folder)
  const name = basename(source).replace(/\.ts$/, '.mjs')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [ownPlaces, pagesStand],
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  return join(outDir, name)
}
