import { type Finding, type HouseFile, readPieces } from './house-files.ts'

interface RetiredWord {
  word: string
  /** What is said in its place. */
  instead: string
  /** The word in a name, whose parts are set apart by spaces: `mayTurn_back` reads "may turn back". */
  inNames: RegExp
  /** The word in a comment; where it is left out, English may use it there. */
  inComments?: RegExp
  /** Only in files of this path. */
  where?: RegExp
}

/** Words that had a plainer one, or one of the trade. Another meaning that is right is a line in house-exceptions.ts. */
const retired: RetiredWord[] = [
  {
    word: 'door',
    instead: 'what it does: access, entry, session',
    inNames: /\bdoors?\b/,
    inComments: /\bdoors?\b/i,
  },
  {
    word: 'flight',
    instead: 'batch, or request',
    inNames: /(?<!\bin )\bflights?\b/,
    inComments: /(?<!\bin )\bflights?\b/i,
  },
  {
    word: 'bell',
    instead: 'notification, notify',
    inNames: /\b(bells?|rang|ringing|rings?)\b/,
    inComments: /\b(bells?|rang|ringing)\b/i,
  },
  {
    word: 'kept words',
    instead: 'autosave, draft',
    inNames: /\bkept words?\b/,
    inComments: /\bkept-words?\b|\bkeptWords?\b/i,
  },
  {
    word: 'kept pages',
    instead: 'offline cache',
    inNames: /\bkept pages?\b/,
    inComments: /\bkept-pages?\b|\bkeptPages?\b/i,
  },
  {
    word: 'leaving',
    instead: 'sign out, or quick exit',
    inNames: /\bleaving\b/,
    where: /^src\/(features\/(quick-exit|auth\/(?!joining\/))|platform\/(auth|quick-exit)\/)/,
  },
  { word: 'come back', instead: 'resume, restore', inNames: /\bcome back\b/ },
  { word: 'momentum', instead: 'check-ins', inNames: /\bmomentum\b/, inComments: /\bmomentum\b/i },
  { word: 'seat cast', instead: 'seats', inNames: /\bseat cast\b/, inComments: /\bseatCast\b/i },
  { word: 'pen', instead: 'draft, editor', inNames: /\bpens?\b/ },
  { word: 'form room', instead: 'form', inNames: /\bform rooms?\b/, inComments: /\bFormRoom\b/ },
  { word: 'entry room', instead: 'entry', inNames: /\bentry rooms?\b/, inComments: /\bEntryRoom\b/ },
  {
    word: 'turn',
    instead: 'transition, step, round, time slice',
    inNames: /\bturns?\b(?! (off|on)\b)/,
    inComments:
      /\b(a|the|each|every|whose|which|its|their|no|another|own|in|by) turn\b|\b(in|by|of|takes?|took) turns\b/i,
  },
  { word: 'place', instead: 'organization', inNames: /\b(place ids?|id of place)\b/ },
  { word: 'whoever', instead: 'whom it is: person, author, asker', inNames: /\bwhoever\b/ },
  {
    // A task, a seat, an address or the words of another record are taken in the field too; focus, in browsers.
    word: 'take',
    instead: 'acquire, accept, extract, download',
    inNames: /^take\b(?!.*\b(off|back|over|tasks?|seats?|address|words|event|focus)\b)/,
    where: /^(?!src\/features\/staff-tasks\/)/,
  },
]

/** The parts of a name, in small letters: `mayTurn_back`, `MAY_TURN_BACK` and `may-turn-back` are the same. */
const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

/** The names in a file: those of its path, and every identifier of its code. */
function namesIn(file: HouseFile): string[] {
  const names = new Set(file.path.split(/[/.]/))
  for (const { kind, text } of readPieces(file))
    if (kind === 'code') for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) names.add(name)
  return [...names]
}

function findRetiredWords(file: HouseFile): Finding[] {
  const names = namesIn(file).map(name => ({ name, parts: partsOf(name) }))
  const comments = readPieces(file).flatMap(piece => (piece.kind === 'comment' ? [piece.text] : []))
  return retired
    .filter(({ where }) => where?.test(file.path) !== false)
    .flatMap(({ word, instead, inNames, inComments }) => {
      const found =
        names.find(({ parts }) => inNames.test(parts))?.name ??
        (inComments && comments.find(comment => inComments.test(comment)) && 'a comment')
      return found
        ? [
            {
              rule: 'retired-word',
              what: `${file.path}: ${word}`,
              problem: `${found} says it; say ${instead}`,
            },
          ]
        : []
    })
}

/** One word for each thing: what was retired does not come back, in names or in comments. Migrations are history. */
export function findRetired(files: HouseFile[]): Finding[] {
  return files.filter(({ path }) => !path.startsWith('migrations/')).flatMap(findRetiredWords)
}
