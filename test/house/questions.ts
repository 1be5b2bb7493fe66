/**
 * The eight questions that somebody asks of a feature, each answered by at most one file of a folder, which its name says.
 * A file whose ending promises what it does not hold, and an answer that stands somewhere else, are findings.
 */
import { type Finding, type HouseFile, isTest, readFeaturePlace, withoutComments } from './house-files.ts'
import { mapWriters } from './writers.ts'

/** Question → the endings that answer it. Of words there is one file a language and audience. */
export const questions = {
  words: ['text.ts', 'text.es.ts'],
  'who may': ['access.sql'],
  query: ['server.ts', 'queries.ts'],
  rule: ['rules.ts'],
  validation: ['contract.ts'],
  'text for the AI': ['prompt.ts'],
  'later work': ['jobs.server.ts'],
  address: ['http.server.ts'],
} as const
export type Question = keyof typeof questions

const code = (file: HouseFile) => withoutComments(file)
const has = (pattern: RegExp) => (file: HouseFile) => pattern.test(code(file))

/** By ending: what its name promises, and how one sees that it is there. */
const promises: { ending: string; holds: (file: HouseFile) => boolean; problem: string }[] = [
  {
    ending: 'queries.ts',
    holds: has(/\bapiFor<|(query|mutation|infinite)Options\(/),
    problem: 'holds no query or mutation options',
  },
  { ending: 'contract.ts', holds: has(/\bz\.|\bprocedure\b/), problem: 'holds no shape and no procedure' },
  {
    ending: 'rules.ts',
    holds: file =>
      !/\b(localStorage|sessionStorage|document\.|window\.|navigator\.|fetch\(|process\.|setTimeout\(|Date\.now\(|new Date\(\)|Math\.random|randomUUID)|from '(#platform|node:)/.test(
        code(file),
      ),
    problem: 'is not pure: it asks the clock, chance, the browser or the outside',
  },
  {
    ending: 'store.ts',
    holds: file => !/(query|mutation|infinite)Options\(/.test(code(file)),
    problem: 'holds query or mutation options, which belong in .queries.ts',
  },
  { ending: 'prompt.ts', holds: has(/export (const|function) /), problem: 'tells a model nothing' },
  {
    ending: 'http.server.ts',
    holds: has(/\bapp\.(get|post|put|all|use|route)\(|:\s*HttpApp\b/),
    problem: 'adds no address',
  },
  { ending: 'access.sql', holds: has(/create policy|\bgrant\b/i), problem: 'says nobody may do anything' },
  {
    ending: 'functions.sql',
    holds: file => /create (function|view)/i.test(code(file)) && !/create policy/i.test(code(file)),
    problem: 'holds no function or view, or says who may (that is access.sql)',
  },
]

/** What must stand in the file of its ending and nowhere else in a feature. */
const places: { ending: string; pattern: RegExp; where: RegExp; problem: string }[] = [
  {
    ending: 'contract.ts',
    pattern: /\bprocedure\s*\.route\(/,
    where: /\.ts$/,
    problem: 'describes a procedure: that is contract.ts',
  },
  {
    ending: 'access.sql',
    pattern: /create policy|\bgrant\b/i,
    where: /\.sql$/,
    problem: 'says who may: that is access.sql',
  },
  {
    ending: 'http.server.ts',
    pattern: /\bapp\.(get|post|put|all)\(/,
    where: /\.ts$/,
    problem: 'adds an address: that is http.server.ts',
  },
  {
    ending: 'queries.ts',
    pattern: /\bapi[\w.[\]]*\.(query|mutation|infinite)Options\(/,
    where: /\.tsx?$/,
    problem: 'asks the server by itself: that is queries.ts',
  },
]

const inFeatures = (files: HouseFile[]) =>
  files.filter(({ path }) => path.startsWith('src/features/') && !isTest(path))
const endingOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/^[^.]+\./, '')
const finding = (what: string, problem: string): Finding => ({ rule: 'eight-questions', what, problem })

function findLies(files: HouseFile[]): Finding[] {
  return inFeatures(files).flatMap(file =>
    promises
      .filter(({ ending, holds }) => endingOf(file.path) === ending && !holds(file))
      .map(({ problem }) => finding(file.path, problem)),
  )
}

function findMisplaced(files: HouseFile[]): Finding[] {
  return inFeatures(files).flatMap(file =>
    places
      .filter(
        ({ ending, pattern, where }) =>
          where.test(file.path) && endingOf(file.path) !== ending && pattern.test(code(file)),
      )
      .map(({ problem }) => finding(file.path, problem)),
  )
}

/** Later work is run by the map of jobs alone: what a handler needs too stands in .server.ts. */
function findBorrowedJobs(files: HouseFile[]): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && path !== 'src/jobs.server.ts' && !isTest(path))
    .filter(file => /from '(\.\.?\/|#features\/)[^']*\.jobs\.server\.ts'/.test(code(file)))
    .map(({ path }) => finding(path, 'imports a file of later work: only src/jobs.server.ts does'))
}

/** Who may read and write a table is said by the feature that writes it. */
function findForeignAccess(files: HouseFile[]): Finding[] {
  const writers = mapWriters(files)
  return inFeatures(files)
    .filter(({ path }) => path.endsWith('.access.sql'))
    .flatMap(file => {
      const feature = readFeaturePlace(file.path)?.feature ?? ''
      const tables = [...code(file).matchAll(/create policy "[^"]*"\s+on (\w+(?:\.\w+)?)/gi)]
      return [...new Set(tables.map(match => (match[1] ?? '').toLowerCase()))]
        .filter(table => {
          const owners = writers.get(table)
          return owners !== undefined && !owners.has(feature)
        })
        .map(table =>
          finding(
            file.path,
            `says who may on ${table}, which ${[...(writers.get(table)?.keys() ?? [])].join(' and ')} writes`,
          ),
        )
    })
}

/** A folder whose procedures answer has the contract that they answer to. */
function findMissingContracts(files: HouseFile[]): Finding[] {
  const paths = new Set(files.map(({ path }) => path))
  return inFeatures(files)
    .filter(file => /(^|[^.\w])implement\(/.test(code(file)))
    .filter(({ path }) => {
      const place = readFeaturePlace(path)
      const folder = `src/features/${place?.feature}`
      const own = place?.slice ? `${folder}/${place.slice}/${place.slice}` : `${folder}/${place?.feature}`
      return !paths.has(`${own}.contract.ts`) && !paths.has(`${folder}/${place?.feature}.contract.ts`)
    })
    .map(({ path }) => finding(path, 'answers to procedures, and there is no contract beside it'))
}

/** Everything that would send somebody who looks for an answer to the wrong file, or to two. */
export function findWrongAnswers(files: HouseFile[]): Finding[] {
  return [
    ...findLies(files),
    ...findMisplaced(files),
    ...findBorrowedJobs(files),
    ...findForeignAccess(files),
    ...findMissingContracts(files),
  ]
}

/** Folder (`tasks`, `auth/second-factor`) → question → the files that answer it. */
export function readAnswers(files: HouseFile[]): Map<string, Map<Question, string[]>> {
  const answers = new Map<string, Map<Question, string[]>>()
  for (const { path } of inFeatures(files)) {
    const place = readFeaturePlace(path)
    if (!place || place.inside.startsWith('parts/')) continue
    const folder = place.slice ? `${place.feature}/${place.slice}` : place.feature
    const mine = answers.get(folder) ?? new Map<Question, string[]>()
    answers.set(folder, mine)
    const ending = endingOf(path)
    for (const [question, endings] of Object.entries(questions) as [Question, readonly string[]][]) {
      const isWords = question === 'words' && /^([\w-]+\.)?text(\.es)?\.ts$/.test(ending)
      if (isWords || endings.includes(ending)) mine.set(question, [...(mine.get(question) ?? []), path])
    }
  }
  return answers
}
