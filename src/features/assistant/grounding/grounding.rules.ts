// Every line of a draft stands on the record (decision 54). What a line says in names, numbers, days, quoted words, states
// of a matter, and what a doctor or a court is said to have ordered, is looked for in the very records that the line names.
// What is not found there is named, and the line has to be changed or removed before anybody can accept it.
import {
  agrees,
  extractDays,
  extractTimes,
  isDayName,
  isSameTime,
  type SaidDay,
  wholeDay,
} from '../grounding-dates/grounding-dates.rules.ts'
import {
  advice,
  deedOf,
  fold,
  frames,
  having,
  mine,
  negations,
  numberWords,
  orders,
  programs,
  publicNumbers,
  relativeDays,
  rootOf,
  states,
  units,
} from '../grounding-words/grounding-words.rules.ts'

/** A record as a line is compared with it. */
export interface Ground {
  words: string
  /** YYYY-MM-DD. */
  on: string | null
}

/** So much of a line, and of a record, is read: a longer line is longer than any that a draft holds. */
const LINE_READ = 1_000
const RECORD_READ = 4_000
/** So much of all records of a line together, and of the library's words. */
const GROUND_READ = 20_000
/** How far before a word its denial may stand, in words. */
const NEAR = 4
/** How near a word such as "my" stands to what is somebody's. */
const MINE_NEAR = 3
/** How far a denial reaches. */
const DENIED_WITHIN = 6

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

/** Digits of a text as they are compared, each with the word after it. */
function numbersOf(folded: string): { value: string; unit: string | undefined }[] {
  const tokens =
    folded.replace(/(?<=\d)[,](?=\d{3}\b)/g, '').match(/\d+(?:[.\-\s]\d{3,4}\b)+|\d+(?:\.\d+)?|[a-z]+/g) ?? []
  return tokens.flatMap((token, place) => {
    const value = /^\d/.test(token) ? token.replace(/[-\s]/g, '') : numberWords.get(token)
    if (value === undefined) return []
    const next = tokens[place + 1]
    return [{ value, unit: next && units.test(next) ? rootOf(next) : undefined }]
  })
}

/** A language by its smallest words; undefined where a text has too few of them. */
function languageOf(folded: string): 'en' | 'es' | undefined {
  const count = (pattern: RegExp) => folded.match(pattern)?.length ?? 0
  const english = count(
    /\b(?:the|to|is|are|they|i|my|and|of|for|at|on|it|we|their|with|have|before|about)\b/g,
  )
  const spanish = count(/\b(?:el|la|los|las|de|que|y|en|mi|su|una|para|por|con|se|del|al|le)\b/g)
  return english === spanish ? undefined : english > spanish ? 'en' : 'es'
}

function missingDays(
  line: string,
  ground: string,
  on: readonly SaidDay[],
): { missing: string[]; rest: string } {
  const said = extractDays(line)
  const known = [...extractDays(ground).days, ...on]
  const hours = extractTimes(said.rest)
  const knownHours = extractTimes(extractDays(ground).rest).times
  const relative = line.match(relativeDays) ?? []
  return {
    missing: [
      ...said.days.filter(day => !known.some(other => agrees(day, other))).map(({ piece }) => piece),
      ...hours.times
        .filter(hour => !knownHours.some(other => isSameTime(hour, other)))
        .map(({ piece }) => piece),
      ...relative.filter(piece => !ground.includes(piece)),
    ],
    rest: hours.rest,
  }
}

function missingNumbers(rest: string, ground: string): string[] {
  const known = numbersOf(ground)
  const isKnown = ({ value, unit }: { value: string; unit: string | undefined }) =>
    publicNumbers.has(value) ||
    known.some(other => other.value === value && (!unit || !other.unit || other.unit === unit))
  return numbersOf(rest)
    .filter(number => !isKnown(number))
    .map(({ value }) => value)
}

const finite =
  /^(?:is|has|was|will|were|are|says|said|pays|paid|wants?|needs?|lives?|lets|drives|goes|[a-z]+ed|sent|got|took|gave|told)$/u

/** Words with a capital letter that stand in no record: names of people, places and programs. */
function missingNames(line: string, ground: string, isAdvice: boolean): string[] {
  const known = new Set(wordsOf(ground).map(rootOf))
  return line.split(/(?<=[.!?:;])(?<!\b(?:Ms|Mr|Mrs|Mx|Dr|St|Sr|Sra|Dra)\.)\s+|\n/u).flatMap(sentence => {
    const words = wordsOf(sentence.replace(/^["“«\s-]+/u, ''))
    return words.filter((word, place) => {
      if (!/^\p{Lu}/u.test(word)) return false
      const plain = fold(word).replace(/'s$/, '')
      if (known.has(rootOf(plain)) || ground.includes(plain)) return false
      if (place === 0)
        return (
          !frames.has(plain) &&
          !advice.has(plain) &&
          finite.test(fold(words[1] ?? '')) &&
          !/ing$|s$/.test(plain)
        )
      if (programs.has(plain)) return !isAdvice && !['i', 'id'].includes(plain)
      return !frames.has(plain) && !isDayName(plain) && !/^(?:am|pm)$/.test(plain)
    })
  })
}

function missingQuotes(line: string, ground: string): string[] {
  const plain = (text: string) => wordsOf(fold(text)).join(' ')
  const known = ` ${plain(ground)} `
  return [...line.replace(/[“”«»]/gu, '"').matchAll(/"([^"]+)"/gu)]
    .map(([, said]) => said ?? '')
    .filter(said => !known.includes(` ${plain(said)} `))
}

/** Which roots of a text are denied in it, and which are said outright. */
function saidAndDenied(folded: string): { said: Set<string>; denied: Set<string> } {
  const said = new Set<string>()
  const denied = new Set<string>()
  for (const clause of folded.split(/[.!?;,\n]|\bbut\b|\bpero\b|\bso\b|\band\b/u)) {
    const words = wordsOf(clause)
    const isMissing = /\b(?:is|are|falta|faltan) missing|anymore/.test(clause)
    words.forEach((word, place) => {
      if (frames.has(word) || negations.has(word)) return
      const near = words.slice(Math.max(0, place - DENIED_WITHIN), place)
      const isDenied = isMissing || near.some(other => negations.has(other))
      ;(isDenied ? denied : said).add(rootOf(word))
    })
  }
  return { said, denied }
}

/** How the record itself says that something is over. */
const doneRecord = /^(?:task completed|goal reached|form handed in|appointment (?:kept|missed))\b/u
const doneWords = new Set(['complet', 'reach', 'hand', 'come', 'do'])

/** What happened, what somebody has, and what is denied, as far as no record says so. */
function missingClaims(line: string, ground: string, isAdvice: boolean): string[] {
  const original = wordsOf(line)
  const folded = original.map(fold)
  const deeds = new Set(wordsOf(ground).flatMap(word => deedOf(fold(word), word) ?? []))
  const groundWords = wordsOf(fold(ground))
  const roots = new Set(groundWords.map(rootOf))
  const isDone = doneRecord.test(fold(ground))
  const undone = original.filter((word, place) => {
    const deed = deedOf(folded[place] ?? '', word)
    if (!deed || isAdvice) return false
    if (deeds.has(deed)) return false
    return !(isDone && (roots.has(deed) || doneWords.has(deed)))
  })
  const own = saidAndDenied(fold(line))
  const theirs = saidAndDenied(fold(ground))
  const turned = isAdvice
    ? []
    : [
        ...[...own.said].filter(
          root => theirs.denied.has(root) && !theirs.said.has(root) && !own.denied.has(root),
        ),
        // "They did not hear back about it" denies the hearing, not the thing it was about.
        ...[...own.denied].filter(
          root =>
            ![...own.denied].some(other => theirs.denied.has(other)) &&
            theirs.said.has(root) &&
            !theirs.denied.has(root) &&
            !own.said.has(root),
        ),
      ]
  return [...undone, ...turned, ...(isAdvice ? [] : missingPossessions(folded, groundWords))]
}

/** "They have X": a record says so with a word of having or belonging near X. */
function missingPossessions(line: readonly string[], ground: readonly string[]): string[] {
  return line.flatMap((word, place) => {
    if (!having.has(word) || negations.has(line[place + 1] ?? '')) return []
    const thing = line
      .slice(place + 1, place + 1 + NEAR)
      .find(next => !frames.has(next) && !numberWords.has(next) && !/^\d/.test(next))
    if (!thing || deedOf(thing, thing)) return []
    const places = ground.flatMap((other, at) => (rootOf(other) === rootOf(thing) ? [at] : []))
    const isHad = places.some(
      at =>
        (at === 0 && /^(?:appointment|cita)$/.test(thing)) ||
        ground.slice(Math.max(0, at - NEAR), at).some(other => having.has(other)) ||
        ground.slice(Math.max(0, at - MINE_NEAR), at).some(other => mine.has(other)),
    )
    return isHad ? [] : [thing]
  })
}

/** How much of a statement may stand in no record before the whole of it counts as unfounded. */
const MOST_UNKNOWN = 0.5
const MOST_UNKNOWN_ADVICE = 0.99

/** Advice says what to do about a record: it has to speak of the same thing, in one word at least. */
function isMostlyUnknown(line: string, ground: string, isAdvice: boolean): boolean {
  const known = new Set(wordsOf(fold(ground)).map(rootOf))
  const words = wordsOf(fold(line)).filter(word => !frames.has(word) && !(isAdvice && advice.has(word)))
  const unknown = words.filter(word => !known.has(rootOf(word)))
  return words.length > 0 && unknown.length / words.length > (isAdvice ? MOST_UNKNOWN_ADVICE : MOST_UNKNOWN)
}

/**
 * What a line says that its records don't: the pieces as they stand in it, none where the line stands on them. `library` are
 * words of the product itself that the line may use, such as the guide's next steps.
 */
export function notInRecord(said: string, grounds: readonly Ground[], library = ''): string[] {
  const line = said.slice(0, LINE_READ)
  const groundWords = [...grounds.map(({ words }) => words.slice(0, RECORD_READ)), library]
    .filter(Boolean)
    .join('\n')
    .slice(0, GROUND_READ)
  const ground = fold(groundWords)
  const folded = fold(line)
  const first = wordsOf(folded)[0] ?? ''
  const isAdvice = advice.has(first) && !/^(?:get|stop|let)\b/.test(folded)
  const quotes = missingQuotes(line, ground)
  // What was quoted rightly is theirs: it is read no further.
  const own = line.replace(/[“”«»]/gu, '"').replace(/"[^"]*"/gu, quotes.length > 0 ? '$&' : ' ')
  const { missing: days, rest } = missingDays(
    fold(own),
    ground,
    grounds.flatMap(({ on }) => (on ? [wholeDay(on)] : [])),
  )
  const unsaid = (patterns: readonly RegExp[]) =>
    patterns.flatMap(pattern => {
      const found = fold(own).match(pattern)?.[0]
      return found && !pattern.test(ground)
        ? [found]
        : found && !ground.includes(found) && patterns === orders
          ? [found]
          : []
    })
  const languages = [languageOf(folded), languageOf(ground)]
  const isOtherLanguage =
    languages[0] !== undefined && languages[1] !== undefined && languages[0] !== languages[1]
  const claims = isOtherLanguage ? [] : missingClaims(own, groundWords, isAdvice)
  const pieces = [
    ...quotes,
    ...days,
    ...missingNumbers(rest, extractTimes(extractDays(ground).rest).rest),
    ...missingNames(own, ground, isAdvice),
    ...unsaid(orders),
    ...unsaid(states),
    ...claims,
  ]
  if (pieces.length === 0 && !isOtherLanguage && isMostlyUnknown(rest, groundWords, isAdvice))
    return [line.trim()]
  return [...new Set(pieces)]
}
