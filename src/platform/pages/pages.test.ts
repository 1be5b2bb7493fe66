/** Every screen of the route table has an answer of its own, in both languages: what the build has no page for is its shell. */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entryPages, publicPages } from '../../routes.public.ts'
import routes from '../../routes.ts'
import { Pages } from './pages.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-pages-'))
  const page = (file: string) => ({ file, scripts: [], title: '' })
  const both = (file: string) => ({ en: page(file), es: page(file) })
  const map = { pages: {}, fallback: both('shell.html'), notFound: both('none.html') }
  await writeFile(join(folder, 'pages.json'), JSON.stringify(map))
  for (const language of ['en', 'es']) {
    await mkdir(join(folder, language))
    await copyFile('public/favicon.ico', join(folder, language, 'favicon.ico'))
  }
  for (const file of ['shell', 'none']) await writeFile(join(folder, `${file}.html`), file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const built = new Set(Object.keys({ ...publicPages, ...entryPages }))
const addressesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) =>
    children ? addressesOf(children) : index || !path || path === '*' || built.has(path) ? [] : [path],
  )

it('a screen that is not built as a page is the shell, and any other address is not found', async () => {
  const pages = new Pages(folder, 'http://localhost')
  const said = async (path: string) => (await pages.answer(path)).text()
  const addresses = addressesOf(routes as RouteConfigEntry[]).map(path => path.replaceAll(/:\w+/g, 'x'))
  expect(addresses.length).toBeGreaterThan(20)
  for (const path of addresses.flatMap(each => [`/${each}`, `/es/${each}`]))
    expect(await said(path), path).toBe('shell')
  for (const path of ['/subscription/other', '/account/x', '/es/nothing'])
    expect(await said(path), path).toBe('none')
})

it('the picture that a browser asks for by itself is there', async () => {
  const answer = await new Pages(folder, 'http://localhost').answer('/favicon.ico')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes).toEqual(await readFile('public/favicon.ico'))
  // An icon of Windows, as every browser reads it, with a picture in it.
  expect([...bytes.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  expect(bytes.readUInt16LE(4)).toBeGreaterThan(0)
})
