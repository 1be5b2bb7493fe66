// Which words speak of what, in both languages under one name: "husband" and "marido" are both a partner. The model learns
// from these names what it learned in one language for the other.
import { englishContextWords, englishDangerWords } from '../lexicon-english/lexicon-english.rules.ts'
import { everydayWords } from '../lexicon-everyday/lexicon-everyday.rules.ts'
import { spanishContextWords, spanishDangerWords } from '../lexicon-spanish/lexicon-spanish.rules.ts'

type Words = Readonly<Record<string, string>>
const danger: readonly Words[] = [englishDangerWords, spanishDangerWords]
const context: readonly Words[] = [englishContextWords, spanishContextWords, everydayWords]

/** Every word and stem ("suicid*") with the topics it stands under. */
function gather(lists: readonly Words[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [topic, words] of lists.flatMap(list => Object.entries(list)))
    for (const word of words.split(' ')) {
      const topics = found.get(word) ?? []
      if (!topics.includes(topic)) topics.push(topic)
      found.set(word, topics)
    }
  return found
}

const lexicon = gather([...danger, ...context])
/** No stem is longer: of a word of a thousand letters only its beginning is looked up. */
const longestStem = Math.max(...[...lexicon.keys()].map(entry => entry.length))
const remembered = new Map<string, readonly string[]>()

function findTopics(word: string): readonly string[] {
  const topics = new Set(lexicon.get(word))
  for (let length = 2; length <= Math.min(word.length, longestStem); length++)
    for (const topic of lexicon.get(`${word.slice(0, length)}*`) ?? []) topics.add(topic)
  return [...topics]
}

/** What a word (as it reads plainly) may speak of; empty for most words. */
export function topicsOf(word: string): readonly string[] {
  const known = remembered.get(word)
  if (known) return known
  const topics = findTopics(word)
  // What one person writes is not kept: only so many words, and not for long.
  if (remembered.size > 2000) remembered.clear()
  remembered.set(word, topics)
  return topics
}

/** The danger words alone, long enough that a slip in them can be told from another word. */
export const dangerWords: readonly string[] = [
  ...new Set(
    danger.flatMap(list =>
      ['die', 'kill', 'hurt', 'sexual', 'threat', 'weapon', 'bleed', 'pills'].flatMap(topic =>
        (list[topic] ?? '').split(' ').filter(word => word.replace('*', '').length >= 5),
      ),
    ),
  ),
]
