/**
 * English on a Spanish page: every word of ours that is shown there and says the same as an English text file, where Spanish
 * has words of its own. What people wrote is theirs and stays as it is.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { sameInSpanish } from '../test/spanish-same.ts'

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
/** Shorter than a word, or a name alone, says nothing of its language. */
const ownLetters = (text: string, gap: string) => text.replaceAll(gap, '').match(/\p{L}/gu)?.length ?? 0

interface English {
  /** Texts as they stand. */
  whole: ReadonlySet<string>
  /** Texts around names and numbers. */
  around: readonly RegExp[]
}

/** What text-files.ts prints. */
interface Texts {
  /** What stands for a name or a number where a text is a function. */
  gap: string
  english: string[]
  spanish: string[]
}

async function readTexts(): Promise<Texts> {
  const program = join(import.meta.dirname, 'text-files.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: MOST_BYTES })
  return JSON.parse(stdout)
}

async function readEnglish(): Promise<English> {
  const { gap, english: all, spanish } = await readTexts()
  const known = new Set(spanish.map(inOneLine))
  const english = [...new Set(all.map(inOneLine))].filter(
    text => ownLetters(text, gap) > 2 && !known.has(text),
  )
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
/** More than all texts are. */
const MOST_BYTES = 50_000_000

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
