// What a small linear model sees of a text: pieces of words, words, words that stand near each other, and what they speak of,
// each as the number of a bucket. The same text gives the same numbers in the browser, on the server and in training.

/** How many buckets there are. Rare features may share one; with this many it does not matter. */
export const featureBuckets = 1 << 18

/** The buckets of one text with the weight of each; every group of features counts alike, however long the text. */
export interface TextFeatures {
  buckets: Uint32Array
  values: Float32Array
}

/** What a word speaks of (a partner, the past, a weapon); empty for most words. */
export type TopicsOf = (word: string) => readonly string[]

type Groups = Record<
  'pieces' | 'words' | 'nearby' | 'topics' | 'frames' | 'pairs' | 'mixed' | 'signs',
  Set<number>
>

const weights: Record<keyof Groups, number> = {
  pieces: 1,
  words: 1,
  nearby: 1,
  topics: 0.7,
  frames: 0.8,
  pairs: 0.8,
  mixed: 0.8,
  signs: 0.3,
}

/** Continues a hash (FNV-1a) with the characters of `text`. */
function hashOn(hash: number, text: string, start = 0, end = text.length): number {
  let value = hash
  for (let place = start; place < end; place++) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  return Math.imul(value ^ 0x1f, 0x01000193)
}

/** Spreads a hash well over the buckets. */
function bucketOf(hash: number): number {
  let value = hash ^ (hash >>> 15)
  value = Math.imul(value, 0x2c1b3c6d)
  value ^= value >>> 12
  return (value >>> 0) % featureBuckets
}

/** Begins the hash of a kind of feature. */
const seedOf = (kind: string) => hashOn(0x811c9dc5, kind)
const seeds = {
  piece: seedOf('piece'),
  word: seedOf('word'),
  pair: seedOf('pair'),
  skip: seedOf('skip'),
  topic: seedOf('topic'),
  frame: seedOf('frame'),
  near: seedOf('near'),
  together: seedOf('together'),
  before: seedOf('before'),
  after: seedOf('after'),
  sign: seedOf('sign'),
}

function readPieces(word: string, { pieces }: Groups): void {
  const edged = ` ${word} `
  for (let length = 3; length <= 5; length++)
    for (let start = 0; start + length <= edged.length; start++)
      pieces.add(bucketOf(hashOn(seeds.piece, edged, start, start + length)))
}

function readWords(words: readonly string[], at: number, groups: Groups): void {
  const [word = '', second, third, fourth] = words.slice(at, at + 4)
  groups.words.add(bucketOf(hashOn(seeds.word, word)))
  if (second === undefined) return
  const pair = hashOn(hashOn(seeds.pair, word), second)
  groups.nearby.add(bucketOf(pair))
  if (third !== undefined) groups.nearby.add(bucketOf(hashOn(pair, third)))
  for (const later of [third, fourth])
    if (later !== undefined) groups.nearby.add(bucketOf(hashOn(hashOn(seeds.skip, word), later)))
}

/** What stands up to three words after the topic at `at`, in its sentence: who does what to whom, and whether. */
function readFrames(
  words: readonly string[],
  topics: readonly (readonly string[])[],
  at: number,
  groups: Groups,
): void {
  for (const topic of topics[at] ?? []) {
    groups.topics.add(bucketOf(hashOn(seeds.topic, topic)))
    const frame = hashOn(seeds.frame, topic)
    for (let step = 1; step <= 3; step++) {
      const word = words[at + step]
      if (word === undefined || word === '.') break
      if (step <= 2) groups.mixed.add(bucketOf(hashOn(hashOn(seeds.after, topic), word)))
      for (const next of topics[at + step] ?? []) {
        const two = hashOn(frame, next)
        groups.frames.add(bucketOf(two))
        if (step === 1) groups.frames.add(bucketOf(hashOn(hashOn(seeds.near, topic), next)))
        for (const last of [...(topics[at + step + 1] ?? []), ...(topics[at + step + 2] ?? [])])
          groups.frames.add(bucketOf(hashOn(two, last)))
      }
    }
    for (let step = 1; step <= 2; step++) {
      const word = words[at - step]
      if (word === undefined || word === '.') break
      groups.mixed.add(bucketOf(hashOn(hashOn(seeds.before, word), topic)))
    }
  }
}

/** Which topics come together anywhere in the text, whatever their order. */
function readPairs(topics: readonly (readonly string[])[], { pairs }: Groups): void {
  const all = [...new Set(topics.flat())].sort()
  for (const [index, first] of all.entries())
    for (const second of all.slice(index + 1))
      pairs.add(bucketOf(hashOn(hashOn(seeds.together, first), second)))
}

/** What a plain reading no longer shows: quotation marks, questions, years, how long the text is. */
function readSigns(text: string, length: number, { signs }: Groups): void {
  const found = [
    length < 5 ? 'few' : length < 12 ? 'short' : length < 30 ? 'some' : 'long',
    /["“”«»]/.test(text) && 'quoted',
    text.includes('?') && 'asked',
    text.includes('!') && 'called',
    /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) && 'year',
    /\d/.test(text) && 'number',
    /\p{Lu}{2,}/u.test(text) && 'capitals',
  ]
  for (const sign of found) if (sign) signs.add(bucketOf(hashOn(seeds.sign, sign)))
}

/** The features of a text, given also as it reads plainly (small letters, one space between words, "." for an end). */
export function textFeatures(text: string, plain: string, topicsOf: TopicsOf): TextFeatures {
  const words = plain === '' ? [] : plain.split(' ')
  const topics = words.map(topicsOf)
  const groups: Groups = {
    pieces: new Set(),
    words: new Set(),
    nearby: new Set(),
    topics: new Set(),
    frames: new Set(),
    pairs: new Set(),
    mixed: new Set(),
    signs: new Set(),
  }
  for (const [at, word] of words.entries()) {
    readWords(words, at, groups)
    if (word === '.') continue
    readPieces(word, groups)
    readFrames(words, topics, at, groups)
  }
  readPairs(topics, groups)
  readSigns(text, words.length, groups)
  const all = Object.entries(groups) as [keyof Groups, Set<number>][]
  const total = all.reduce((sum, [, group]) => sum + group.size, 0)
  const buckets = new Uint32Array(total)
  const values = new Float32Array(total)
  let next = 0
  for (const [name, group] of all) {
    const value = weights[name] / Math.sqrt(group.size || 1)
    for (const bucket of group) {
      buckets[next] = bucket
      values[next++] = value
    }
  }
  return { buckets, values }
}

/** A number below a million for a word: enough to remember which words are known without keeping them. */
export function wordNumber(word: string): number {
  return (bucketOf(hashOn(seeds.word, word)) * 4 + (hashOn(seeds.sign, word) & 3)) >>> 0
}
