import { type Finding, type HouseFile, isTest, withoutComments } from './house-files.ts'

const longestFile = 300
const longestTest = 400

/** Rule 5: nothing long. (Functions are measured by Biome.) */
export function findLongFiles(files: HouseFile[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length
    const most = isTest(path) ? longestTest : longestFile
    return lines > most
      ? [{ rule: 'file-length', what: path, problem: `has ${lines} lines, at most ${most}` }]
      : []
  })
}

/** The comment that a text opens with, without its marks. */
function readOpening(text: string): string {
  const opening = /^\s*((?:(?:--|\/\/).*\n\s*)+|\/\*[\s\S]*?\*\/)/.exec(text)?.[1] ?? ''
  return opening.replace(/^\s*(--|\/\/|\/\*+|\*\/|\*)/gm, '').trim()
}

/** Files that decide something open with sentences that a nurse could read. */
export function findSilentFiles(files: HouseFile[]): Finding[] {
  return files
    .filter(({ path }) => /^src\/.*\.(access\.sql|rules\.ts|prompt\.ts)$/.test(path))
    .filter(({ text }) => (readOpening(text).match(/\p{L}[^.!?]*[.!?](?=\s|$|\*)/gu) ?? []).length < 2)
    .map(({ path }) => ({ rule: 'opening', what: path, problem: 'opens with no comment of two sentences' }))
}

/** The first migration that must say it: what stood before belongs to the first release. */
const firstToSayIt = '0034'

/** A migration says whether servers of the release before may still serve beside it (src/server/releases.ts). */
export function findUnsaidReleases(files: HouseFile[]): Finding[] {
  return files
    .filter(({ path }) => /^migrations\/.*\.sql$/.test(path) && path >= `migrations/${firstToSayIt}`)
    .filter(({ text }) => !/^(?:--.*\n)*-- release-before: (serves|stops)\n/.test(text))
    .map(({ path }) => ({
      rule: 'release-before',
      what: path,
      problem: 'does not open with `-- release-before: serves` or `-- release-before: stops`',
    }))
}

type Ban = { rule: string; where: RegExp; except?: RegExp; pattern: RegExp; problem: string }

const bans: Ban[] = [
  {
    rule: 'fetch',
    where: /^src\/(screens|features|ui|lib)\//,
    pattern:
      /(?<![.\w])fetch\(|\b(window|globalThis|self)\.fetch\(|new (XMLHttpRequest|EventSource|WebSocket)\(/,
    problem: 'asks the outside itself; only platform does',
  },
  {
    rule: 'sql-raw',
    where: /^src\/.*\.ts$/,
    pattern: /\bsql\s*\.\s*raw\b|\bCompiledQuery\.raw\b/,
    problem: 'puts text into SQL unquoted',
  },
  {
    // One place gives every connection its limits, and a listener for the day it is lost (withConnection, createPool).
    rule: 'connection',
    where: /^(src|sample|scripts)\//,
    except: /^src\/platform\/database\/connections\.server\.ts$/,
    pattern: /\bnew pg\s*\.\s*(Client|Pool)\b|\bimport \{[^}]*\b(Client|Pool)\b[^}]*\} from 'pg'/,
    problem: 'opens a connection of its own, which waits without an end',
  },
  {
    // Every mail passes the function there that keeps to how it is safe to reach a person (decision 41).
    rule: 'mail',
    where: /^src\/(screens|features|[^/]+$)/,
    except: /^src\/features\/notifications\/notifications\.jobs\.server\.ts$/,
    pattern: /\bsendMail\b/,
    problem: 'sends a mail past the one function that asks whether it may go',
  },
  {
    // "Do not call" takes the number's place (decision 41). Excepted are visitors' and people's own pages, where a number is
    // typed, and where two records are compared.
    rule: 'phone',
    where: /^src\/(features\/(?!inquiries)|screens\/(?!public|auth)).*\.tsx$/,
    except: /(safe-contact|create-patient-form|merge-sides|alike-section)\.tsx$/,
    pattern: /\btel:\$|(?<!\b(?:\w*[tT]ext|facts))\.phone\b|[{,]\s*phone\s*[,}]/,
    problem: 'shows a patient’s phone number past the one part that asks whether they may be called',
  },
]

/** Policies that let everybody through, each by its name: an exception excuses one, not the whole file. */
function findOpenPolicies(files: HouseFile[]): Finding[] {
  const open = /\busing\s*\(\s*\(?\s*true\s*\)?\s*\)/i
  return files
    .filter(({ path }) => /^(src|migrations)\/.*\.sql$/.test(path))
    .flatMap(file =>
      withoutComments(file)
        .split(';')
        .filter(statement => open.test(statement))
        .map(statement => /policy\s+("[^"]*"|\w+)/i.exec(statement)?.[1]?.replaceAll('"', '') ?? 'a policy')
        .map(name => ({
          rule: 'open-policy',
          what: `${file.path}: ${name}`,
          problem: 'opens a table to whoever may ask',
        })),
    )
}

/** What nobody writes by hand here: a way around the database session, or around the policies. */
export function findForbidden(files: HouseFile[]): Finding[] {
  const banned = bans.flatMap(ban =>
    files
      .filter(
        file =>
          ban.where.test(file.path) &&
          !ban.except?.test(file.path) &&
          !isTest(file.path) &&
          ban.pattern.test(withoutComments(file)),
      )
      .map(file => ({ rule: ban.rule, what: file.path, problem: ban.problem })),
  )
  return [...banned, ...findOpenPolicies(files)]
}

const sleep = /\.waitForTimeout\(|new Promise(?:<\w+>)?\(\(?(\w+)\)? => setTimeout\(\1, [\d_]{2,}\)\)/

/** A test waits for what follows, not for a time: on a busy machine it is too short, on every other too long. */
export function findSleeps(files: HouseFile[]): Finding[] {
  return files
    .filter(({ path }) => /\.(test\.tsx?|e2e\.ts)$/.test(path) && !/^test\/(house|check)/.test(path))
    .filter(file => sleep.test(withoutComments(file)))
    .map(({ path }) => ({ rule: 'sleep', what: path, problem: 'waits a fixed time; wait for what follows' }))
}

/** Shorter than an expectation waits of itself (playwright.config.ts). */
const hurry =
  /\.to(?!Pass)[A-Z]\w*\([^()]*(?:\([^()]*\)[^()]*)*\btimeout: (?:\d{1,3}|1?\d_\d{3}|[A-Z_]+_MS)\b/

/** What is promised within a time is promised of a machine at rest: `soon` (e2e/pace.ts) waits as much longer as this one is busy. */
export function findHurries(files: HouseFile[]): Finding[] {
  return files
    .filter(({ path }) => path.endsWith('.e2e.ts'))
    .filter(file => hurry.test(withoutComments(file)))
    .map(({ path }) => ({
      rule: 'hurry',
      what: path,
      problem:
        'expects something within a time that a busy machine takes longer for; use `soon` (e2e/pace.ts)',
    }))
}

/** Axe is asked in the walk over all screens alone: what opens elsewhere is a visit of it, and looked at in light and dark. */
export function findLooks(files: HouseFile[]): Finding[] {
  return files
    .filter(({ path }) => path.endsWith('.e2e.ts') && path !== 'e2e/accessible.e2e.ts')
    .filter(file => /\blookAt(?:Layout)?\b|@axe-core/.test(withoutComments(file)))
    .map(({ path }) => ({ rule: 'axe', what: path, problem: 'asks axe: make it a visit of the walk' }))
}

const keptRules = String.raw`plugin|style\/noJsx\w+|complexity\/noExcessive\w+|suspicious\/noConsole|style:|complexity:|suspicious:`
const silencers = new RegExp(
  String.raw`biome-ignore(-\w+)? (lint\/(${keptRules})|lint:)|@ts-(ignore|nocheck)|^\s*(\/\*)?\*?\s*@public\b`,
  'm',
)

/** A rule is excused in the list of exceptions, not by a remark beside the code. */
export function findSilencers(files: HouseFile[]): Finding[] {
  return files
    .filter(
      ({ path, text }) =>
        /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('test/house/') && silencers.test(text),
    )
    .map(({ path }) => ({ rule: 'silencer', what: path, problem: 'switches a rule off beside the code' }))
}
