/** A build with two pages, for tests that ask for pages and need none of them to be whole. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { Pages } from '#platform/pages/pages.server.ts'

/** The hash of a script that is written in a page, as a build names it. */
export const SCRIPT_HASH = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='

/** Makes it for a file of tests; it goes when they are done. */
export async function smallBuild(): Promise<Pages> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-small-build-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const page = { file: 'page.html', scripts: [SCRIPT_HASH], title: '' }
  const both = { en: page, es: page }
  const map = { pages: { '/': page, '/es/': page, '/demo': page }, fallback: both, notFound: both }
  await writeFile(join(folder, 'pages.json'), JSON.stringify(map))
  await writeFile(join(folder, 'page.html'), '<!doctype html><title>A page</title>')
  return new Pages(folder, 'http://localhost')
}
