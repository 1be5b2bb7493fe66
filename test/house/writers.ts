import { type Finding, type HouseFile, isTest, readFeaturePlace, withoutComments } from './house-files.ts'

const kyselyWrite = /\.(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"`]([\w.]+)/g
const sqlWrites = [
  /\binsert\s+into\s+([\w."]+)/gi,
  /\bmerge\s+into\s+([\w."]+)/gi,
  /\bdelete\s+from\s+(?:only\s+)?([\w."]+)/gi,
  // `do update set` and `after update on` write nothing that is not counted already.
  /\bupdate\s+(?:only\s+)?([\w."]+)\s+(?:(?:as\s+)?\w+\s+)?set\b/gi,
]

/** The tables that a file writes, by Kysely or by SQL. */
function findWrites(file: HouseFile): Set<string> {
  const code = withoutComments(file)
  const names = [kyselyWrite, ...sqlWrites].flatMap(pattern =>
    [...code.matchAll(pattern)].map(match => match[1] ?? ''),
  )
  return new Set(
    names
      .map(name =>
        name
          .replaceAll('"', '')
          .replace(/^public\./, '')
          // Kysely names tables in camelCase, SQL in snake_case.
          .replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      )
      .filter(name => name !== 'set'),
  )
}

function isWriter(path: string): boolean {
  return /^src\/.*(\.server\.ts|\.functions\.sql|\.defaults\.ts|\.mail\.ts)$/.test(path) && !isTest(path)
}

/** Who writes which table: table → owner (a feature, or `platform`) → the files that do. */
export function mapWriters(files: HouseFile[]): Map<string, Map<string, string[]>> {
  const tables = new Map<string, Map<string, string[]>>()
  for (const file of files.filter(each => isWriter(each.path))) {
    const owner = readFeaturePlace(file.path)?.feature ?? file.path.split('/')[1] ?? ''
    for (const table of findWrites(file)) {
      const owners = tables.get(table) ?? new Map<string, string[]>()
      owners.set(owner, [...(owners.get(owner) ?? []), file.path])
      tables.set(table, owners)
    }
  }
  return tables
}

/** Rule 2: a table is written by one feature. If two must change together, a trigger or a job of the other reacts. */
export function findSharedTables(files: HouseFile[]): Finding[] {
  return [...mapWriters(files)]
    .filter(([, owners]) => owners.size > 1)
    .map(([table, owners]) => ({
      rule: 'one-writer',
      what: table,
      problem: `is written by ${[...owners].map(([owner, paths]) => `${owner} (${paths.join(', ')})`).join(' and ')}`,
    }))
}
