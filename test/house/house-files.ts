import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the house: its path from the root with `/`, and what is written in it. */
export type HouseFile = { path: string; text: string }

/** What is wrong with `what` (a file or a table), in words. */
export type Finding = { rule: string; what: string; problem: string }

const written = '{src,sample,scripts,test,e2e,bench,migrations}/**/*.{ts,tsx,mjs,cjs,css,sql,grit}'
const prose = '{docs/**/,}*.md'

/** Reads everything of the house that people write by hand; `*.gen.ts` and `*.gen.sql` are left out. */
export function readHouse(root: string): HouseFile[] {
  return readFiles(root, written)
}

/** Reads what is written for people: `docs` and the pages at the root. */
export function readProse(root: string): HouseFile[] {
  return readFiles(root, prose)
}

function readFiles(root: string, pattern: string): HouseFile[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/*.gen.{ts,sql}'] })
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Tests, and the rows and visits that features bring for them. */
export function isTest(path: string): boolean {
  return /\.(test\.tsx?|e2e\.ts|samples\.ts|visits\.ts)$/.test(path)
}

/** Where a file of a feature lies: `slice` is a folder in it with the same endings, such as `auth/second-factor`. */
export interface FeaturePlace {
  feature: string
  slice: string | undefined
  /** The path inside of the feature or slice: `tasks.server.ts`, `parts/task-list.tsx`. */
  inside: string
}

/** Reads where in a feature a file lies, or undefined outside of the features. */
export function readFeaturePlace(path: string): FeaturePlace | undefined {
  const [root, room, feature, ...rest] = path.split('/')
  if (root !== 'src' || room !== 'features' || !feature || rest.length === 0) return undefined
  const isInSlice = rest.length > 1 && rest[0] !== 'parts'
  return isInSlice
    ? { feature, slice: rest[0], inside: rest.slice(1).join('/') }
    : { feature, slice: undefined, inside: rest.join('/') }
}

/** A piece of a file: code, what stands in quotes (or is a pattern), or a comment. */
type Piece = { kind: 'code' | 'quoted' | 'comment'; text: string }

const styleMarks = /(?<comment>\/\*[\s\S]*?\*\/)|"[^"\n]*"|'[^'\n]*'/g
const sqlMarks = /(?<comment>--.*|\/\*[\s\S]*?\*\/)|'(?:''|[^'])*'|"[^"]*"/g
/** A template may hold expressions, and these another template; a pattern stands where a value may begin. */
const codeMarks = new RegExp(
  [
    /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)/,
    /"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/,
    /`(?:\\[\s\S]|\$\{(?:[^{}`]|\{(?:[^{}]|\{[^{}]*\})*\}|`(?:\\[\s\S]|[^`\\])*`)*\}|\$(?!\{)|[^`\\$])*`/,
    /(?<=(?:^|[(,=:[!&|?{;]|=>|\breturn|\bof)\s*)\/(?![*/>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

const marksOf = (path: string) =>
  path.endsWith('.sql') ? sqlMarks : path.endsWith('.css') ? styleMarks : codeMarks

const known = new WeakMap<HouseFile, Piece[]>()

/** A file in its pieces, in their order: what looks like a comment in quotes is none, and the other way round. */
export function readPieces(file: HouseFile): Piece[] {
  const before = known.get(file)
  if (before) return before
  const { path, text } = file
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: mark, index, groups } of text.matchAll(marksOf(path))) {
    pieces.push({ kind: 'code', text: text.slice(at, index) })
    pieces.push({ kind: groups?.comment === undefined ? 'quoted' : 'comment', text: mark })
    at = index + mark.length
  }
  pieces.push({ kind: 'code', text: text.slice(at) })
  known.set(file, pieces)
  return pieces
}

/** The text without its comments, so that a sentence about `fetch()` is no call of it. */
export function withoutComments(file: HouseFile): string {
  return readPieces(file)
    .map(({ kind, text }) => (kind === 'comment' ? '' : text))
    .join('')
}
