import { basename } from 'node:path'
import type { Feature } from '../src/lib/feature.ts'
import { type HouseFile, withoutComments } from '../test/house/house-files.ts'

/** A line outside of a feature's folder that names something of it. */
export type Mention = { path: string; line: number; text: string }

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The tables that a feature speaks of. */
const tablesOf = ({ patientTables, merging, erasing, words }: Feature): string[] =>
  [...new Set([patientTables, merging, erasing, words].flatMap(tables => Object.keys(tables ?? {})))].filter(
    table => !table.includes('.'),
  )

/** What a line that is about a feature holds: its folder, addresses, procedures and tables, or one of its components. */
function patternOf(name: string, feature: Feature, parts: readonly string[]): RegExp {
  const key = camel(name)
  const tables = tablesOf(feature).flatMap(table => [
    `\\b(?:from|join|into|update|on|table) (?:only )?(?:public\\.)?${table}\\b`,
    `['"\`]${table}['"\`]`,
    // As a key: of a text, an object, or a list of columns; not of a list of headings, as in `tags: ['Tasks']`.
    `\\b${table}: (?:['"{]|\\[['"][a-z_])`,
    ...(table.includes('_') ? [`\\b${table}\\b`] : []),
  ])
  return new RegExp(
    [
      `\\b${name}/`,
      `/${name}\\b`,
      `['"\`]${name}['"\`.:]`,
      `\\b${key}(?:Procedures|Contract|Text)\\b`,
      ...tables,
      ...(parts.length > 0 ? [`\\b(?:${parts.join('|')})\\b`] : []),
    ].join('|'),
  )
}

/**
 * Every line by which something outside of a feature's folder and of the migrations knows of it. Of its components those count
 * whose file is in parts/.
 */
export function findMentions(files: readonly HouseFile[], name: string, feature: Feature): Mention[] {
  const folder = `src/features/${name}/`
  const parts = files
    .filter(({ path }) => path.startsWith(`${folder}parts/`) && /\/[\w-]+\.tsx$/.test(path))
    .map(({ path }) => basename(path, '.tsx').split('-').map(capital).join(''))
  const pattern = patternOf(name, feature, parts)
  return files
    .filter(({ path }) => !path.startsWith(folder) && !path.startsWith('migrations/'))
    .flatMap(file =>
      withoutComments(file)
        .split('\n')
        .flatMap((text, at) =>
          pattern.test(text) ? [{ path: file.path, line: at + 1, text: text.trim() }] : [],
        ),
    )
}
