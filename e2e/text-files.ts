/**
 * Prints what our text files say in each language, as JSON. Node reads them itself: within Playwright each worker would have
 * some seven hundred files translated, for four seconds.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checklistCatalogue } from '../src/features/checklist/checklist.defaults.ts'

const root = join(import.meta.dirname, '..')

/** What stands for a name or a number where a text is a function. */
const gap = '\u0001'
const exampleSets: unknown[][] = [
  [gap, gap, gap, gap],
  [7_777, 7_777, 7_777, 7_777],
  [1, 1, 1, 1],
]

/** Every text that a value of a text file can say; gaps where names and numbers stand. */
function sayings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return exampleSets.flatMap(examples => {
      try {
        return sayings(value(...examples)).map(said => said.replaceAll(/7[,.]?777/g, gap))
      } catch {
        return []
      }
    })
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  return Object.values(value).flatMap(sayings)
}

async function textsOf(pattern: string): Promise<string[]> {
  const files = globSync(pattern, { cwd: root })
  const modules = await Promise.all(files.map(file => import(pathToFileURL(join(root, file)).href)))
  return modules.flatMap(sayings)
}

const ofChecklist = checklistCatalogue.flatMap(({ name, description, items }) => [
  name,
  description,
  ...items.flatMap(item => [item.title, item.description, item.question ?? '']),
])
const english = [...(await textsOf('src/**/*.text.ts')), ...ofChecklist]
console.log(JSON.stringify({ gap, english, spanish: await textsOf('src/**/*.text.es.ts') }))
