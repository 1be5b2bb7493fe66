/**
 * `npm run new-feature NAME [SINGULAR]`: makes src/features/NAME in the shape of the reference slice (src/features/tasks) with a
 * migration, adds its lines to the maps, and writes what is generated. What it makes passes `npm run check` at once.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const templates = join(import.meta.dirname, 'new-feature')
/** Names of policies hold 63 letters, the sentence around the noun included. */
const MOST_LETTERS = 18

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const singularOf = (name: string) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** What is wrong with a name, in a sentence; undefined where nothing is. */
function findProblem(name: string | undefined, singular: string | undefined): string | undefined {
  if (!name)
    return 'Say what the feature is called: npm run new-feature NAME [SINGULAR], such as visits visit.'
  for (const word of [name, ...(singular ? [singular] : [])])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word))
      return `"${word}" is no name for a feature: use small letters, words joined by hyphens, such as home-visits.`
  if (name.length > MOST_LETTERS) return `"${name}" is too long: use at most ${MOST_LETTERS} letters.`
  if (/^(index|utils?|helpers?|hooks|types|common|misc)$/.test(name))
    return `"${name}" says nothing about what is inside.`
  if (existsSync(join(root, 'src/features', name)))
    return `There is a feature ${name} already: src/features/${name}.`
  const tables = readFileSync(join(root, 'src/platform/database/database.gen.ts'), 'utf8')
  if (new RegExp(`^  ${camel(name)}: `, 'm').test(tables))
    return `There is a table ${name.replaceAll('-', '_')} already.`
  return undefined
}

/** The number of the next migration, such as 0036. */
function nextNumber(): string {
  const last = readdirSync(join(root, 'migrations')).toSorted().at(-1) ?? '0000'
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
}

/** Puts the names into a template. */
function fill(text: string, name: string, singular: string): string {
  const values: Record<string, string> = {
    nouns: name,
    nounsCamel: camel(name),
    Nouns: capital(camel(name)),
    noun: camel(singular),
    Noun: capital(camel(singular)),
    nounWords: singular.replaceAll('-', ' '),
    NounWords: capital(singular.replaceAll('-', ' ')),
    table: name.replaceAll('-', '_'),
    tableCamel: camel(name),
    words: name.replaceAll('-', ' '),
    Words: capital(name.replaceAll('-', ' ')),
  }
  return text.replace(/__([a-zA-Z]+?)__/g, (whole, token: string) => values[token] ?? whole)
}

/** Where a template's file goes. */
function pathOf(template: string, name: string): string {
  if (template === 'migration.sql') return `migrations/${nextNumber()}-${name}.sql`
  const folder = `src/features/${name}`
  return template === 'part.tsx' ? `${folder}/parts/patient-${name}.tsx` : `${folder}/${name}.${template}`
}

/** Adds one line to a map; `after` is the last line that it follows, or the end of the file. */
function addLine(file: string, line: string, after?: RegExp): void {
  const path = join(root, file)
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const at = after ? lines.findLastIndex(each => after.test(each)) : lines.length - 1
  lines.splice(at + 1, 0, line)
  writeFileSync(path, `${lines.filter(each => each !== 'export {}').join('\n')}\n`)
  console.log(`  ${file}: ${line.trim()}`)
}

function run(...command: string[]): void {
  execFileSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

const [name, given] = process.argv.slice(2)
const problem = findProblem(name, given)
if (problem || !name) {
  console.error(problem)
  process.exit(2)
}
const singular = given ?? singularOf(name)
mkdirSync(join(root, 'src/features', name, 'parts'), { recursive: true })
const made = globSync('*.txt', { cwd: templates })
  .toSorted()
  .map(file => {
    const path = pathOf(file.replace(/\.txt$/, ''), name)
    writeFileSync(join(root, path), fill(readFileSync(join(templates, file), 'utf8'), name, singular))
    return path
  })
console.log(`Made:\n${made.map(path => `  ${path}`).join('\n')}\nA line each:`)
addLine(
  'src/router.server.ts',
  `export { ${camel(name)}Procedures as ${camel(name)} } from '#features/${name}/${name}.server.ts'`,
)
addLine('src/access.order.ts', `  'features/${name}/${name}',`, /^ {2}'features\//)
run('scripts/types.ts')
const sources = [...made.filter(path => /\.tsx?$/.test(path)), 'src/router.server.ts']
execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...sources], {
  cwd: root,
  stdio: 'ignore',
})
console.log(`
Next: say in ${name}.access.sql who may, change the migration to what is kept, and run npm run types again.
It shows under a patient's name, as shownIn of ${name}.feature.ts says, until you choose another place.`)
