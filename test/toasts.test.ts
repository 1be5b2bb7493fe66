/**
 * Every toast that the screens of administration raise, and every one of files, reports and subscriptions, is shown in a test, in
 * a browser or on our own client and cache. Which toasts there are is asked of the files and of the words that they name: no list
 * is kept.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')
const texts = import.meta.glob<Record<string, unknown>>('../src/**/*.text.ts', { eager: true })

/** Shown by the tests of their own screens: signing in, messages, and what stands on a patient's page. */
const ofOthers =
  /src\/ui\/|features\/(auth|billing|messaging|caseload|remarks|assistant\/drafts)\/|administration\/patient\.tsx|\.(contract|text)\.ts$/

/** The file that an import names. */
const placeOf = (name: string, from: string) =>
  name.startsWith('#') ? join(root, 'src', name.slice(1)) : join(dirname(from), name)

/** The files that a screen brings along, wherever they are imported from. */
function broughtBy(screen: string): string[] {
  const seen = new Set([join(root, screen)])
  for (const file of seen)
    for (const [, name = ''] of read(file).matchAll(/(?:from|import\()\s*'([#.][^']+\.tsx?)'/g)) {
      const next = placeOf(name, file)
      if (existsSync(next) && !ofOthers.test(next)) seen.add(next)
    }
  return [...seen]
}

/** From the bracket at `begin` to the one that closes it. */
function inBrackets(source: string, begin: number): string {
  let depth = 0
  for (let at = begin; at < source.length; at++) {
    if ('{('.includes(source.charAt(at))) depth += 1
    if ('})'.includes(source.charAt(at)) && --depth === 0) return source.slice(begin, at + 1)
  }
  throw new Error('a bracket is never closed')
}

/** What a name stands for that is made in the same file. */
const madeHere = (source: string, name: string) =>
  new RegExp(`^(?:const|function) ${name}\\b[\\s\\S]*?\\n(?=\\S)(?![})])`, 'm').exec(source)?.[0] ?? ''

/** The toasts of a file: the words that stand in what a query or mutation tells, or in what is shown directly. */
function toastsOf(file: string): string[] {
  const source = read(file)
  const told = [...source.matchAll(/\btoast: \{|\bshowToast\(/g)].map(({ index, 0: begin }) =>
    inBrackets(source, index + begin.length - 1),
  )
  const called = told.flatMap(each => [...each.matchAll(/(?<![\w.'])[a-z]\w*/g)].map(([name]) => name))
  const all = [...told, ...new Set(called.map(name => (name === 'text' ? '' : madeHere(source, name))))]
  return [...new Set([...all.join('\n').matchAll(/\b(?:text|\w+Text)(?:\.\w+)+/g)].map(([words]) => words))]
}

/** The value that a file means by `text.some.words`. */
function wordsMeant(named: string, file: string): unknown {
  const source = read(file)
  const [name = '', ...path] = named.split('.')
  const taken = new RegExp(`const \\{[^}]*?(\\w+): ${name}\\b[^}]*\\} = (\\w+)`).exec(source)
  const made = new RegExp(`const ${name} = (\\w+Text)((?:\\.\\w+)*)`).exec(source)
  const exported = taken?.[2] ?? made?.[1] ?? name
  const way = [...(taken ? [taken[1]] : (made?.[2] ?? '').split('.').filter(Boolean)), ...path] as string[]
  for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]+)\} from '([^']+\.text\.ts)'/g)) {
    const own = new RegExp(`(\\w+) as ${exported}\\b|\\b(${exported})\\b`).exec(names)
    const words = texts[`../${relative(root, placeOf(from, file))}`]
    if (own && words) return way.reduce((part, key) => Object(part)[key], words[own[1] ?? own[2] ?? ''])
  }
  return undefined
}

const GAP = '\u0000'
/** Stands for whatever a sentence is filled with. */
const anything: unknown = new Proxy(
  {},
  {
    get: (_, key) =>
      key === Symbol.toPrimitive ? () => GAP : /At$/.test(String(key)) ? '2026-01-05T12:00:00Z' : GAP,
  },
)

/** What is said whatever the names and numbers in it are. A single word, such as that of a button, is no toast. */
function fixedParts(value: unknown): string[] {
  if (typeof value === 'string') return value.split(GAP).flatMap(part => part.trim().match(/\S.* .*\S/) ?? [])
  if (typeof value === 'object' && value !== null && 'title' in value)
    return Object.values(value).flatMap(fixedParts)
  if (typeof value !== 'function') return []
  for (const given of [GAP, anything, 2, []])
    try {
      return fixedParts(value(given, given))
    } catch {}
  return []
}

const shownIn = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map(file => read(join(root, file)).replaceAll('\\', ''))
    .join('\n')

/** What an organization pays for: files, reports, and subscriptions themselves. */
const paidFor = ['files', 'reports', 'billing'].flatMap(name =>
  globSync(`src/features/${name}/**/*.{ts,tsx}`, { cwd: root })
    .filter(file => !/\.test\.tsx?$/.test(file) && !/\.(contract|text|server|samples)\./.test(file))
    .map(file => join(root, file)),
)

test.each([
  ['administration', broughtBy('src/screens/administration/administration.tsx'), 120],
  ['files, reports and subscriptions', paidFor, 20],
] as const)('every toast of %s is shown in a test', (_, files, least) => {
  const toasts = files.flatMap(file =>
    toastsOf(file).map(named => ({
      what: `${relative(root, file)}: ${named}`,
      parts: fixedParts(wordsMeant(named, file)),
    })),
  )
  const said = toasts.filter(({ parts }) => parts.length > 0)
  expect(said.length).toBeGreaterThan(least)
  const shown = ['e2e/*.e2e.ts', 'src/**/*.e2e.ts', 'src/**/*.test.tsx'].map(shownIn).join('\n')
  const unseen = said.filter(({ parts }) => !parts.some(part => shown.includes(part)))
  expect(unseen.map(({ what, parts }) => `${what} (${parts.join(' / ')})`)).toEqual([])
})
