/**
 * Rule 1: reads every import below `src` and holds it against `.dependency-cruiser.mjs`.
 *
 * dependency-cruiser reads TypeScript through the compiler's API, which TypeScript 7 no longer has: with it, it finds
 * zero modules and reports success. So it is handed TypeScript 6, and a file that it did not read is an error.
 */
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findExceptions } from '../test/house-exceptions.ts'

type Module = { source: string; dependencies: unknown[] }
type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }
type Rules = { forbidden: { name: string; comment?: string }[]; options: object }

const compiler = import.meta.resolve('typescript-6')
const compilerVersion = import.meta.resolve('typescript-6/package.json')

registerHooks({
  resolve(specifier, context, next) {
    const isAskedByCruiser = context.parentURL?.includes('/dependency-cruiser/') ?? false
    if (isAskedByCruiser && specifier === 'typescript') return { url: compiler, shortCircuit: true }
    if (isAskedByCruiser && specifier === 'typescript/package.json')
      return { url: compilerVersion, shortCircuit: true }
    return next(specifier, context)
  },
})

/** The source files that were not read; all of them when the compiler could not be used. */
function findUnread(sources: string[], modules: Module[]): string[] {
  const read = new Set(modules.map(module => module.source))
  return sources.filter(source => !read.has(source))
}

/** How the list of exceptions calls it. */
function nameViolation({ from, to }: Violation): string {
  return `${from} → ${to}`
}

function describeViolation(violation: Violation, comments: Map<string, string>): string {
  const { from, to, rule, cycle } = violation
  const path = cycle ? cycle.map(step => step.name).join(' → ') : to
  return `${from} → ${path}\n    ${rule.name}: ${comments.get(rule.name) ?? ''}`
}

/**
 * Checks the folder `root`.
 *
 * @returns what is wrong, a line or two each; empty when the floors are sound
 */
async function checkFloors(root: string): Promise<{ problems: string[]; read: number }> {
  const rules: { default: Rules } = await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)
  const { forbidden, options } = rules.default
  const { cruise } = await import('dependency-cruiser')
  // The rule set is checked by dependency-cruiser itself, against its own schema.
  const cruised = await cruise(['src'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden } as never,
  })
  if (typeof cruised.output === 'string') throw new Error('dependency-cruiser answered with text')
  const { modules, summary } = cruised.output
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map(path => path.replaceAll('\\', '/'))
  const unread = findUnread(sources, modules)
  const comments = new Map(forbidden.map(rule => [rule.name, rule.comment ?? '']))
  const found = summary.violations as Violation[]
  const allowed = new Set(findExceptions('floors').map(exception => exception.what))
  const problems = found
    .filter(violation => !allowed.has(nameViolation(violation)))
    .map(violation => describeViolation(violation, comments))
  const idle = [...allowed].filter(name => !found.some(violation => nameViolation(violation) === name))
  for (const name of idle) problems.push(`${name}\n    is fine: take it off the list of exceptions.`)
  if (sources.length === 0) problems.push('There is no source file below src: nothing was checked.')
  if (unread.length > 0)
    problems.push(`${unread.length} of ${sources.length} source files were not read, ${unread[0]} for one.`)
  return { problems, read: sources.length - unread.length }
}

const { problems, read } = await checkFloors(process.cwd())
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`Wrong in ${read} files: ${problems.length}.`)
  process.exit(1)
}
console.log(`The imports of ${read} files run down.`)
