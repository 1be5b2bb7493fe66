import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the house: its path from the root with `/`, and what is written in it. */
export type HouseFile = { path: string; text: string }

/** What is wrong with `what` (a file or a table), in words. */
export type Finding = { rule: string; what: string; problem: string }

const written = '{src,scripts,test,e2e,bench,migrations}/**/*.{ts,tsx,mjs,cjs,css,sql,grit}'

/** Reads everything of the house that people write by hand; `*.gen.ts` is left out. */
export function readHouse(root: string): HouseFile[] {
  return globSync(written, { cwd: root, exclude: ['**/node_modules/**', '**/*.gen.ts'] })
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function isTest(path: string): boolean {
  return /\.(test\.tsx?|e2e\.ts)$/.test(path)
}

/** The feature's folder that a file lies in (`tasks`, `people/patients`), or undefined outside of the features. */
export function featureOf(path: string): string | undefined {
  const parts = path.split('/')
  if (parts[0] !== 'src' || parts[1] !== 'features' || parts.length < 4) return undefined
  const [, , first, second] = parts
  return first === 'people' && parts.length > 4 && second !== 'parts' ? `${first}/${second}` : first
}

/** The text without its comments, so that a sentence about `fetch()` is no call of it. */
export function withoutComments(file: HouseFile): string {
  if (file.path.endsWith('.sql')) return file.text.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')
  return file.text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1')
}
