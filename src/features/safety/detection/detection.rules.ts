// What the rules and the trained model say of a text together. The rules are the floor: what they find stands, unless the
// model is sure that it is a denial, something long past, a story or a figure of speech. The model adds what no rule names.
// What was found is a reason for a person to look. It is never a judgement about the person who wrote it.
import {
  type DangerLevel,
  type DangerModel,
  type Recognition,
  readDangerModel,
  recognizeDanger,
  recognizeDangerInTimeSlices,
} from '../recognition/recognition.rules.ts'
import { findSafetyConcern, type SafetyConcern, type SafetyKind } from '../safety.rules.ts'

/** What was found in a text. */
export interface Detection {
  level: DangerLevel
  /** The kind to act on first; null when nothing was found. */
  kind: SafetyKind | null
  /** Every kind that was found, with the person's own words. */
  concerns: SafetyConcern[]
}

/** A danger with the words around it that say it: what an alert shows of a text, and nothing else of it. */
export interface HeardConcern extends SafetyConcern {
  said: string
}

/** So much of a text is shown before and after what was recognised, at most. */
const AROUND = 140

/** The sentence in which something stands, shortened where it goes on for long. */
function sentenceAround(text: string, matched: string): string {
  const at = Math.max(text.indexOf(matched), 0)
  const before = text.slice(Math.max(at - AROUND, 0), at)
  const after = text.slice(at + matched.length, at + matched.length + AROUND)
  const begun = before.split(/[.!?\n]\s*/).at(-1) ?? ''
  const end = after.search(/[.!?\n]/)
  return `${begun}${matched}${end < 0 ? after : after.slice(0, end + 1)}`.trim().slice(0, 500)
}

let loading: Promise<DangerModel> | undefined

/** The trained model, read once, from the source tree on the server and from a file of the build in the browser. */
export function loadDangerModel(): Promise<DangerModel> {
  loading ??= import('../recognition/recognition.model.json', { with: { type: 'json' } }).then(
    file => readDangerModel(file.default),
    failure => {
      // The line was cut: it is tried anew with the next words.
      loading = undefined
      throw failure
    },
  )
  return loading
}

/**
 * The dangers in what somebody wrote, as the product hears them in the browser and on the server. Where the model can't be had,
 * the rules alone answer: nobody waits for help because a file did not come.
 */
export async function hearDanger(text: string, pause: () => Promise<void>): Promise<HeardConcern[]> {
  if (text.trim() === '') return []
  const model = await loadDangerModel().catch(() => undefined)
  const concerns = model
    ? (await detectDangerInTimeSlices(text, model, pause)).concerns
    : findSafetyConcern(text)
  return concerns.map(concern => ({ ...concern, said: sentenceAround(text, concern.matched) }))
}

/**
 * Whatever a rule or the model hears in a text or in one of its lines. Asked before a machine reads what somebody wrote: there no rule is
 * set aside, and a line is as good as a text of its own, because it was one when it was sent.
 */
export async function hearAnyDanger(text: string, pause: () => Promise<void>): Promise<SafetyConcern[]> {
  const concerns = new Map<SafetyKind, SafetyConcern>()
  for (const piece of new Set([text, ...text.split('\n')]))
    for (const { kind, matched } of [...findSafetyConcern(piece), ...(await hearDanger(piece, pause))])
      if (!concerns.has(kind)) concerns.set(kind, { kind, matched })
  return [...concerns.values()]
}

/** Looks for danger in a text, in English, in Spanish or in both at once. */
export function detectDanger(text: string, model: DangerModel): Detection {
  return conclude(text, model, recognizeDanger(text, model))
}

/** The same for texts of any length while others wait: `pause` is awaited between its stretches. */
export async function detectDangerInTimeSlices(
  text: string,
  model: DangerModel,
  pause: () => Promise<void>,
): Promise<Detection> {
  return conclude(text, model, await recognizeDangerInTimeSlices(text, model, pause))
}

function conclude(text: string, { thresholds }: DangerModel, seen: Recognition | null): Detection {
  const danger = seen?.danger ?? 0
  const isSeen = danger >= ((seen?.isPart ? thresholds.part : thresholds.danger) ?? 1)
  // Decision 53: a rule is set aside only where the model is all but certain.
  const concerns = danger >= (thresholds.floor ?? 0) ? findSafetyConcern(text) : []
  if (seen && isSeen && !concerns.some(({ kind }) => kind === seen.kind))
    concerns.unshift({ kind: seen.kind, matched: seen.matched })
  const [first] = concerns
  if (!first) return { level: 'none', kind: null, concerns }
  // What a rule names is said in plain words.
  if (!seen || !isSeen) return { level: 'explicit', kind: first.kind, concerns }
  return { level: seen.level, kind: seen.kind, concerns }
}
