import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the house: its path from the root with `/`, and what is written in it. */
export type HouseFile = { path: string; text: string }

/** What is wrong with `what` (a file or a table), in words. */
export type Finding = { rule: string; what: string; problem: string }

const written = '{src,sample,scripts,test,e2e,bench,migrations}/**/*.{ts,tsx,mjs,cjs,css,sql,grit}'
const prose = '{docs/**/,}*.md'

/** Reads everything of the house that people write by hand; `*.gen.ts` is left out. */
export function readHouse(root: string): HouseFile[] {
  return readFiles(root, written)
}

/** Reads what is written for people: `docs` and the pages at the root. */
export function readProse(root: string): HouseFile[] {
  return readFiles(root, prose)
}

function readFiles(root: string, pattern: string): HouseFile[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/*.gen.ts'] })
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Tests, and the rows that features bring for them. */
export function isTest(path: string): boolean {
  return /\.(test\.tsx?|e2e\.ts|samples\.ts)$/.test(path)
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

/** The text without its comments, so that a sentence about `fetch()` is no call of it. */
export function withoutComments(file: HouseFile): string {
  if (file.path.endsWith('.sql')) return file.text.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')
  return file.text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1')
}
