/**
 * `npm run everyday-words`: gathers the words of everyday life that may leave for a model, from the taught lines and from
 * the product's own texts. A name is not among them, whichever way it is written, unless it is an ordinary word that the
 * lines use often.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fold } from '../src/features/assistant/grounding-words/grounding-words.rules.ts'

/** So often a name stands in small letters within the lines before it counts as a word ("will", "hope", "luz"). */
const OFTEN = 4
/** A name that is used more often is a word like "for", whatever list holds it. */
const MOST_OFTEN = 120
const OUT = 'src/features/assistant/everyday-words/everyday-words.model.json'

const wordsOf = (text: string) => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []
const lines = globSync('training/{safety,needs}/taught/*.jsonl')
  .sort()
  .flatMap(file => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  .map(line => (JSON.parse(line) as { text: string }).text)
const texts = globSync([
  'src/{features,screens}/**/*.text{,.es}.ts',
  'docs/*.md',
  'training/grounding/taught.txt',
])
  .sort()
  .flatMap(
    file =>
      readFileSync(file, 'utf8').match(file.endsWith('.ts') ? /'[^'\n]+'|`[^`\n]+`/g : /[^.!?\n]+/g) ?? [],
  )

const names = new Set(
  [
    ...globSync('training/likeness/*.jsonl').flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/"(?:name|preferredName)": ?"([^"]+)"/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
    readFileSync('training/likeness/generated/names.txt', 'utf8').replace(/^#.*$|^\S+/gm, ''),
    readFileSync('sample/people.ts', 'utf8')
      .match(/name: '[^']+'/g)
      ?.join(' ') ?? '',
  ].flatMap(text => wordsOf(text).map(fold)),
)

const small = new Map<string, number>()
const capital = new Map<string, number>()
for (const text of [...lines, ...texts]) {
  wordsOf(text).forEach((word, place) => {
    const isName = /^\p{Lu}/u.test(word)
    if (isName && place === 0) return
    const counts = isName ? capital : small
    counts.set(fold(word), (counts.get(fold(word)) ?? 0) + 1)
  })
}
const words = [...small]
  .filter(([word, count]) => count > 2 * (capital.get(word) ?? 0) && (!names.has(word) || count >= OFTEN))
  .map(([word]) => word)
  .sort()
const alsoNames = words.filter(
  word => names.has(word) && word.length > 2 && (small.get(word) ?? 0) <= MOST_OFTEN,
)
writeFileSync(OUT, `${JSON.stringify({ words: words.join(' '), alsoNames: alsoNames.join(' ') })}\n`)
process.stdout.write(`${words.length} words, ${names.size} names left out\n`)
