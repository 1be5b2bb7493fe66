// How the guide writes a draft for staff. It sorts what the record holds under plain headings: what the person said they
// need, in their own words and where they said it; what is waiting; what is agreed; and, for suggestions, one step to
// consider for each need from a fixed list that anybody can read. The same record gives the same draft. It invents nothing,
// diagnoses nothing, judges no feelings and decides nothing. Words of danger come first, before every other line.
import { hearAnyDanger } from '#features/safety/detection/detection.rules.ts'
import { formatDateTime, formatDay } from '#lib/dates.ts'
import type { Language } from '#lib/language.ts'
import { readAnswer } from '../answer-reading/answer-reading.rules.ts'
import { classifyNeeds, type Need, needs } from '../assistant.rules.ts'
import { unfounded } from '../draft-grounds/draft-grounds.rules.ts'
import type { DraftLine } from '../draft-lines/draft-lines.rules.ts'
import type { DraftFacts, DraftKind, DraftSource } from '../draft-sources/draft-sources.rules.ts'
import { draftsLetterText as spanishLetter } from '../drafts/drafts.letter.text.es.ts'
import { draftsLetterText as englishLetter } from '../drafts/drafts.letter.text.ts'
import { writeOut } from '../shorthand/shorthand.rules.ts'
import { draftWritingText as text } from './draft-writing.text.ts'

const MOST_OPEN_ITEMS = 5
const QUOTE_LETTERS = 160

type Loose = Omit<DraftSource, 'key'>

/** One line of a draft and the records it stands on. */
interface Line {
  words: string
  from: Loose[]
}

interface Section {
  heading: string
  lines: Line[]
}

export interface Written {
  text: string
  sources: DraftSource[]
  lines: DraftLine[]
}

/** Where the patient speaks for themselves: their notes and their answers. */
function ownTexts({ notes, answers }: DraftFacts): { words: string; where: string; source: Loose }[] {
  return [
    ...(notes.trim()
      ? [{ words: notes, where: text.inNotes, source: { what: 'notes', words: notes, on: null } as const }]
      : []),
    ...answers.map(({ title, words, on }) => ({
      words,
      where: text.inAnswer(title),
      source: { what: 'answer', words: `${title}: ${words}`, on } as const,
    })),
  ]
}

const shorten = (words: string) =>
  words.length > QUOTE_LETTERS ? `${words.slice(0, QUOTE_LETTERS).replace(/\s+\S*$/, '')} …` : words

/** Each need with the sentence in which it was heard, the most urgent first; one sentence for a need. */
function heardNeeds(facts: DraftFacts): { need: Need; line: Line }[] {
  const heard = new Map<Need, Line>()
  for (const { words, where, source } of ownTexts(facts)) {
    // "Yes, at the Elm Street clinic" and "I take the bus" answer a question: neither says that something is missing.
    if (source.what === 'answer' && ['settled', 'told'].includes(readAnswer(words))) continue
    for (const sentence of words.match(/[^.!?\n]+[.!?]*/g) ?? [])
      for (const need of classifyNeeds(sentence, facts.language))
        if (!heard.has(need)) {
          const quote = shorten(sentence.trim())
          heard.set(need, { words: text.need(text.needs[need].name, quote, where), from: [source] })
        }
  }
  return needs.flatMap(need => {
    const line = heard.get(need)
    return line ? [{ need, line }] : []
  })
}

/** What was recognised as danger in the patient's words (decision 29): it stands above everything an engine writes. */
export async function dangerLines(facts: DraftFacts, pause: () => Promise<void>): Promise<Line[]> {
  const lines: Line[] = []
  for (const { words, source } of ownTexts(facts))
    for (const { matched } of await hearAnyDanger(words, pause))
      lines.push({ words: text.safety(shorten(matched)), from: [source] })
  return lines
}

const line = (words: string, ...from: Loose[]): Line => ({ words, from })

const day = (on: string) => formatDay(on, { language: 'en' })

/** Things with their days, each a line and a source of its own. */
function dated(
  what: Loose['what'],
  list: readonly { title: string; on: string | null }[],
  withDay: (title: string, day: string) => string,
  otherwise: string,
): Line[] {
  if (list.length === 0) return [line(otherwise)]
  return list.map(({ title, on }) =>
    line(on ? withDay(title, day(on)) : text.noDay(title), { what, words: title, on }),
  )
}

function aboutLines({ status, since, items }: DraftFacts): Line[] {
  const history = text.history(text.statuses[status], day(since))
  const counted = items.total > 0 ? text.counted(items.completed, items.total) : text.noChecklist
  return [
    line(history, { what: 'record', words: history, on: since }),
    items.total > 0 ? line(counted, { what: 'checklist', words: counted, on: null }) : line(counted),
  ]
}

function nextStepLines({ nextStep, today }: DraftFacts): Line[] {
  if (!nextStep?.on) return [line(text.nobodyPlanned)]
  const source = { what: 'next_step', words: nextStep.title, on: nextStep.on } as const
  const say = nextStep.on < today ? text.nextStepPast : text.due
  return [line(say(nextStep.title, day(nextStep.on)), source)]
}

/** What is past its date, or has none. */
function dueLines(facts: DraftFacts): Line[] {
  const { tasks, today } = facts
  const late = tasks.filter(({ on }) => on !== null && on < today)
  const isStepWaiting = !facts.nextStep?.on || facts.nextStep.on < today
  return [
    ...(isStepWaiting ? nextStepLines(facts) : []),
    ...late.map(({ title, on }) =>
      line(text.overdue(text.task(title), day(on ?? today)), { what: 'task', words: title, on }),
    ),
  ]
}

const openItemLines = ({ openItems }: DraftFacts): Line[] =>
  openItems.slice(0, MOST_OPEN_ITEMS).map(title => line(title, { what: 'checklist', words: title, on: null }))

function appointmentLines({ appointments, timeZone }: DraftFacts): Line[] {
  if (appointments.length === 0) return [line(text.none.appointments)]
  return appointments.map(({ startsAt, title, on }) => {
    const words = `${title}, ${formatDateTime(startsAt, { timeZone, language: 'en' })}`
    return line(words, { what: 'appointment', words, on })
  })
}

function happenedLines({ happened }: DraftFacts): Line[] {
  if (happened.length === 0) return [line(text.none.happened)]
  return happened.map(({ title, on, what }) =>
    line(on ? text.onDay(title, day(on)) : title, { what, words: title, on }),
  )
}

/** The sections of a draft for staff. Every one of them says so where there is nothing to say. */
function sectionsOf(kind: Exclude<DraftKind, 'letter'>, facts: DraftFacts): Section[] {
  const h = text.headings
  const heard = heardNeeds(facts)
  const needLines = heard.length > 0 ? heard.map(({ line: said }) => said) : [line(text.noNeeds)]
  const tasks = { heading: h.tasks, lines: dated('task', facts.tasks, text.due, text.none.tasks) }
  const nextStep = { heading: h.nextStep, lines: nextStepLines(facts) }
  const about = { heading: h.about, lines: aboutLines(facts) }
  const steps = heard.map(({ need, line: { from } }) =>
    line(text.step(text.needs[need].name, text.needs[need].step), ...from),
  )
  if (kind === 'suggestions')
    return [
      { heading: h.needs, lines: needLines },
      { heading: h.steps, lines: steps },
      { heading: h.due, lines: dueLines(facts) },
      { heading: h.open, lines: openItemLines(facts) },
      about,
    ]
  if (kind === 'note')
    return [
      { heading: h.said, lines: [line(text.said)] },
      { heading: h.happened, lines: happenedLines(facts) },
      tasks,
      nextStep,
    ]
  return [
    { heading: h.needs, lines: needLines },
    { heading: h.goals, lines: dated('goal', facts.goals, text.target, text.none.goals) },
    tasks,
    { heading: h.checklist, lines: [...aboutLines(facts).slice(1), ...openItemLines(facts)] },
    { heading: h.appointments, lines: appointmentLines(facts) },
    nextStep,
    { heading: h.review, lines: [line(text.review)] },
  ]
}

/** Plain text of sections; those without a line are left out. */
export function layOut(
  sections: readonly { heading: string; lines: readonly { words: string }[] }[],
): string {
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [heading, ...lines.map(({ words }) => `- ${words}`)].join('\n'))
    .join('\n\n')
}

const letterWords = { en: englishLetter, es: spanishLetter }

/** The greeting and the end of a letter around its body, in the patient's language. */
export function frameLetter(
  body: string,
  { called, language, writer }: { called: string; language: 'en' | 'es'; writer: string },
): string {
  const words = letterWords[language]
  return [words.greeting(called), body, `${words.regards}\n${writer}`].join('\n\n')
}

function letterSections({
  nextStep,
  appointments,
  tasks,
  goals,
  language,
  timeZone,
  today,
}: DraftFacts): Section[] {
  const words = letterWords[language]
  // A day that is over reproaches: it is left out.
  const byDay = ({ title, on }: { title: string; on: string | null }) => {
    const whole = writeOut(title, language)
    return on && on >= today ? words.byDay(whole, formatDay(on, { language })) : whole
  }
  return [
    {
      heading: words.nextStep,
      lines: nextStep
        ? [line(byDay(nextStep), { what: 'next_step', words: nextStep.title, on: nextStep.on })]
        : [],
    },
    {
      heading: words.appointments,
      lines: appointments.map(({ startsAt, on }) => {
        const words = formatDateTime(startsAt, { timeZone, language })
        return line(words, { what: 'appointment', words, on })
      }),
    },
    {
      heading: words.tasks,
      lines: tasks.map(task => line(byDay(task), { what: 'task', words: task.title, on: task.on })),
    },
    {
      heading: words.goals,
      lines: goals.map(({ title, on }) =>
        line(writeOut(title, language), { what: 'goal', words: title, on }),
      ),
    },
  ]
}

/** The records under the sections, each once, with the keys that a model names them by. */
function sourcesOf(sections: readonly Section[]): DraftSource[] {
  const known = new Map<string, Loose>()
  for (const { lines } of sections)
    for (const { from } of lines) for (const source of from) known.set(JSON.stringify(source), source)
  return [...known.values()].map((source, place) => ({ key: `F${place + 1}`, ...source }))
}

/** Each line with the keys of its records. What the guide says of its own (a next step to consider) stands on its library. */
function linesOf(
  sections: readonly Section[],
  sources: readonly DraftSource[],
  letterIn?: Language,
): DraftLine[] {
  const keys = new Map(sources.map(({ key, ...source }) => [JSON.stringify(source), key]))
  return sections.flatMap(({ lines }) =>
    lines.map(({ words, from }) => ({
      words,
      from: from.flatMap(source => keys.get(JSON.stringify(source)) ?? []),
      missing: from.length > 0 ? unfounded(words, from, letterIn) : [],
    })),
  )
}

function written(
  sections: readonly Section[],
  layOutWords: (body: string) => string,
  letterIn?: Language,
): Written {
  const sources = sourcesOf(sections)
  return { text: layOutWords(layOut(sections)), sources, lines: linesOf(sections, sources, letterIn) }
}

/**
 * The guide's draft of a kind and the records it was drawn from. `writer` signs a letter. `dangers` (`dangerLines`) stand above
 * everything, in a letter to the patient they do not stand at all: that is said in person.
 */
export function writeDraft(kind: DraftKind, facts: DraftFacts, writer: string, dangers: Line[]): Written {
  if (kind === 'letter') {
    const words = letterWords[facts.language]
    return written(
      letterSections(facts),
      body =>
        frameLetter([words.opening, body || words.nothing, words.closing].join('\n\n'), { ...facts, writer }),
      facts.language,
    )
  }
  const sections = [{ heading: text.headings.safety, lines: dangers }, ...sectionsOf(kind, facts)]
  return written(sections, body => body)
}
