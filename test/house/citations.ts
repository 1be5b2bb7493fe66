import { existsSync } from 'node:fs'
import type { Finding, HouseFile } from './house-files.ts'

interface Page {
  path: string
  /** The number that the file's name begins with. */
  number: number
  /** Its heading: the number and the title that are written there. */
  heading: { number: number; title: string } | undefined
}

const folder = 'docs/decisions/'
const list = `${folder}README.md`

function readPages(files: HouseFile[]): Page[] {
  return files.flatMap(({ path, text }) => {
    const [, number] = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/.exec(path) ?? []
    if (number === undefined) return []
    const [, written, title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
    return [
      { path, number: Number(number), heading: written ? { number: Number(written), title } : undefined },
    ]
  })
}

/** The word, then one number or several: "N", "N and M", "N, M and O", "N to M". */
const citation = /\bdecisions? (\d+(?:(?:,? (?:and|or|to) |, )\d+)*)/gi
/** Where a comment, or a line of prose, goes on. */
const lineBreak = /\s*\n\s*(?:\*+|--|\/\/|#)?\s*/g

/** The numbers of decisions that a text cites, each once. */
function citedNumbers(text: string): number[] {
  const numbers = [...text.replace(lineBreak, ' ').matchAll(citation)].flatMap(([, cited = '']) =>
    [...cited.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  )
  return [...new Set(numbers)]
}

function findUnknownDecisions(files: HouseFile[], pages: Page[]): Finding[] {
  const known = new Set(pages.map(page => page.number))
  return files.flatMap(({ path, text }) =>
    citedNumbers(text)
      .filter(number => !known.has(number))
      .map(number => ({
        rule: 'decision',
        what: path,
        problem: `cites decision ${number}, which has no page`,
      })),
  )
}

function findPageProblem(page: Page, pages: Page[], entries: string): string | undefined {
  const { path, number, heading } = page
  const twin = pages.find(other => other.number === number && other.path !== path)
  if (twin) return `has the number of ${twin.path}`
  if (heading?.number !== number) return `its heading does not begin with "# ${number}. "`
  if (!entries.includes(`\n${number}. [${heading.title}](${path.slice(folder.length)})\n`))
    return `has no entry in ${list} with its number and title`
  return undefined
}

/** A path of this repository as prose writes it; one with a placeholder names no file. */
const writtenPath = /`((?:src|scripts|test|e2e|bench|migrations|sample|docs)\/[\w./-]+)`/g
const writtenLink = /\]\(((?!\w+:|#)[^)\s#]+)/g

function findLostPaths({ path, text }: HouseFile): Finding[] {
  const from = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
  const named = [
    ...[...text.matchAll(writtenPath)].map(([, name = '']) => name).filter(name => !name.includes('NNNN')),
    ...[...text.matchAll(writtenLink)].map(([, name = '']) => from + name),
  ]
  return [...new Set(named)]
    .filter(name => !existsSync(name))
    .map(name => ({ rule: 'decision', what: path, problem: `names ${name}, which is not there` }))
}

/**
 * Reasons stand in the repository: a decision that is cited has its page, a page stands in the list and has a number to
 * itself, and what is written for people names no file that is gone. A changelog tells of the past and may.
 */
export function findUnfoundedCitations(files: HouseFile[]): Finding[] {
  const pages = readPages(files)
  const entries = `\n${files.find(file => file.path === list)?.text ?? ''}`
  return [
    ...findUnknownDecisions(files, pages),
    ...pages.flatMap(page => {
      const problem = findPageProblem(page, pages, entries)
      return problem ? [{ rule: 'decision', what: page.path, problem }] : []
    }),
    ...files.filter(({ path }) => path.endsWith('.md') && path !== 'CHANGELOG.md').flatMap(findLostPaths),
  ]
}
