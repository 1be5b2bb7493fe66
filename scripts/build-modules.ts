/** The names by which the groups of scripts/build-chunks.ts call modules. */
import { globSync } from 'node:fs'

/** Whether a module's path goes through one of these, such as `src/ui/button.` or `node_modules/react/`. */
export function passes(...parts: string[]): (id: string) => boolean {
  return id => {
    const path = id.replaceAll('\\', '/')
    return parts.some(part => path.includes(part))
  }
}

/** The start of a file's path, as `src/ui/button.`. One that was moved since fails the build: its code would weigh on every page unseen. */
function startOf(path: string, endings = '*'): string {
  if (globSync(`src/${path}.${endings}`).length === 0) throw new Error(`There is no src/${path}.${endings}`)
  return `src/${path}.`
}

/** Files of a room by their names. */
const filesOf =
  (room: string) =>
  (...names: string[]) =>
    names.map(name => startOf(`${room}/${name}`))

export const ui = filesOf('ui')
export const lib = filesOf('lib')
export const platform = filesOf('platform')
export const screens = filesOf('screens')
/** Files of features, such as `goals/goals.rules`. */
export const features = filesOf('features')
export const packages = (...names: string[]) => names.map(name => `node_modules/${name}/`)
export const radixParts = (...names: string[]) => names.map(name => `@radix-ui/${name}/`)
export const signs = (...names: string[]) => names.map(name => `lucide-react/dist/esm/icons/${name}.`)
/** What the browser knows of a noun without asking the server: its questions, rules, words, and what it keeps itself. */
export const noun = (...paths: string[]) =>
  paths.flatMap(path => {
    startOf(`features/${path}`, '{queries,rules,text,store}.ts')
    return ['queries', 'rules', 'text', 'store'].map(ending => `src/features/${path}.${ending}.`)
  })
/** Parts of features, such as `goals/goal-item` for what stands in that feature's `parts/`. */
export const parts = (...names: string[]) =>
  features(...names.map(name => name.replace(/([^/]+)$/, 'parts/$1')))
/** What reads the answers about nouns. */
export const contracts = (...paths: string[]) => features(...paths.map(path => `${path}.contract`))
