/**
 * English on a Spanish page: every word of ours that is shown there and says the same as an English text file, where Spanish
 * has words of its own. What people wrote is theirs and stays as it is.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { checklistCatalogue } from '../src/features/checklist/checklist.defaults.ts'
import { sameInSpanish } from '../test/spanish-same.ts'

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

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
/** Shorter than a word, or a name alone, says nothing of its language. */
const ownLetters = (text: string) => text.replaceAll(gap, '').match(/\p{L}/gu)?.length ?? 0

interface English {
  /** Texts as they stand. */
  whole: ReadonlySet<string>
  /** Texts around names and numbers. */
  around: readonly RegExp[]
}

async function readEnglish(): Promise<English> {
  const spanish = new Set((await textsOf('src/**/*.text.es.ts')).map(inOneLine))
  const ofChecklist = checklistCatalogue.flatMap(({ name, description, items }) => [
    name,
    description,
    ...items.flatMap(item => [item.title, item.description, item.question ?? '']),
  ])
  const all = [...(await textsOf('src/**/*.text.ts')), ...ofChecklist].map(inOneLine)
  const english = [...new Set(all)].filter(text => ownLetters(text) > 2 && !spanish.has(text))
  const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (english.length < TEXTS_AT_LEAST) throw new Error(`only ${english.length} English texts were found`)
  return {
    whole: new Set(english.filter(text => !text.includes(gap))),
    around: english
      .filter(text => text.includes(gap))
      .map(text => new RegExp(`^${text.split(gap).map(literally).join('.+')}$`)),
  }
}

let known: Promise<English> | undefined

/** What is called so in both languages. */
const same = new Set(sameInSpanish.flatMap(({ words }) => words))
/** So many texts of ours are in English at least: with none, every page would pass. */
const TEXTS_AT_LEAST = 2_000

/** A day as English says it. */
const englishDay = /\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*, (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/

/** Everything that is read on the page as it stands, to the eye or aloud. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']
    const words: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.closest('[lang="en"]')) words.push(...read.flatMap(name => node.getAttribute(name) ?? []))
        continue
      }
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, [lang="en"]')) continue
      words.push(node.textContent ?? '')
    }
    return words
  })

/** The English words of ours on a Spanish page. */
export async function findEnglish(page: Page): Promise<string[]> {
  known ??= readEnglish()
  const { whole, around } = await known
  const shown = new Set((await wordsOn(page)).map(inOneLine).filter(text => text.length > 2))
  return [...shown].filter(
    text =>
      !same.has(text) &&
      (whole.has(text) || englishDay.test(text) || around.some(pattern => pattern.test(text))),
  )
}
