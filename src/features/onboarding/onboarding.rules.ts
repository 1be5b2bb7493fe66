// The welcome conversation: a greeting by the name the person goes by, one question at a time, and a closing.
// Any question can be skipped, and a skipped one counts as answered. An answer is never asked twice: what comes next
// is always the first question without an answer, so leaving, and going on from another device, lose nothing.
// When words of danger are found, the help card is shown first, and the question waits until the person wants to go on.

import {
  isSkipped,
  readAnswer,
  stateSuggestedBy,
} from '#features/assistant/answer-reading/answer-reading.rules.ts'
import { acknowledgement } from '#features/assistant/assistant.rules.ts'
import { type ChecklistState, measureProgress, type Progress } from '#features/checklist/checklist.rules.ts'
import { readPlainly } from '#features/safety/normalization/normalization.rules.ts'
import { findSafetyConcern, type SafetyConcern } from '#features/safety/safety.rules.ts'
import { type Language, languages } from '#lib/language.ts'
import { onboardingText as spanish } from './onboarding.text.es.ts'
import { onboardingText as english } from './onboarding.text.ts'

const words: Record<Language, typeof english> = { en: english, es: spanish }

/** An onboarding item, its words already in the person's language. Items that staff completed are left out. */
export interface OnboardingItem {
  id: string
  key?: string | null
  title: string
  question: string | null
}

export interface OnboardingMessage {
  role: 'user' | 'assistant'
  content: string
}

/** Answers by the id of their item, as they become the notes of the checklist item. */
export type OnboardingAnswers = Readonly<Record<string, string>>

/** How an answered item stands: as its words suggest, or as the person said. */
export interface AnsweredState {
  state: Exclude<ChecklistState, 'not_asked'>
  isSuggested: boolean
}

/** By the id of the item. */
export type AnsweredStates = Readonly<Record<string, AnsweredState>>

export interface OnboardingState {
  items: readonly OnboardingItem[]
  messages: readonly OnboardingMessage[]
  currentStep: number
  answers: OnboardingAnswers
  states: AnsweredStates
}

export interface OnboardingTurn {
  /** What the assistant says now; it is also the last of `messages`. */
  message: string
  messages: readonly OnboardingMessage[]
  currentStep: number
  answers: OnboardingAnswers
  states: AnsweredStates
  /** The item that was asked now, or null when nothing is left to ask. */
  currentItemId: string | null
  progress: Progress
  isComplete: boolean
  /** What was found in the reply; when there is any, the help card is shown before the message. */
  concerns: readonly SafetyConcern[]
  showsHelpCard: boolean
}

/** The first item without an answer, or null when all have one. */
function nextItem(items: readonly OnboardingItem[], answers: OnboardingAnswers): OnboardingItem | null {
  return items.find(item => !Object.hasOwn(answers, item.id)) ?? null
}

/** How the item stands that was answered last, as the person can still confirm or change it; null before the first answer. */
export function latestAnswered(
  items: readonly OnboardingItem[],
  { answers, states }: Pick<OnboardingState, 'answers' | 'states'>,
): ({ itemId: string; title: string } & AnsweredState) | null {
  const last = items.filter(item => Object.hasOwn(answers, item.id)).at(-1)
  const state = last && states[last.id]
  return last && state ? { itemId: last.id, title: last.title, ...state } : null
}

/** Answered items over their total; with nothing to ask it is complete. */
function onboardingProgress(items: readonly OnboardingItem[], answers: OnboardingAnswers): Progress {
  if (items.length === 0) return { completed: 0, total: 0, percentage: 100 }
  return measureProgress(items.filter(item => Object.hasOwn(answers, item.id)).length, items.length)
}

function questionFor(item: OnboardingItem, language: Language): string {
  return item.question?.trim() || words[language].assistant.askAbout(item.title)
}

/** A plain "no" to "do you feel safe" is a concern, though the word alone says nothing. "Not sure" is none. */
function concernsIn(
  item: OnboardingItem | null,
  reply: string,
  found: readonly SafetyConcern[],
): readonly SafetyConcern[] {
  if (found.length > 0 || item?.key !== 'safety_feel_safe') return found
  const { plain } = readPlainly(reply)
  const saysYes =
    /^(?:yes|yeah|yep|yup|si|claro|of course)\b/.test(plain) && !/\b(?:but|pero|except|menos)\b/.test(plain)
  return readAnswer(reply) === 'lacking' && !saysYes ? [{ kind: 'abuse', matched: reply.trim() }] : []
}

function turn(
  state: OnboardingState,
  message: string,
  concerns: readonly SafetyConcern[] = [],
): OnboardingTurn {
  const progress = onboardingProgress(state.items, state.answers)
  return {
    message,
    messages: [...state.messages, { role: 'assistant', content: message }],
    currentStep: state.currentStep,
    answers: state.answers,
    states: state.states,
    currentItemId: nextItem(state.items, state.answers)?.id ?? null,
    progress,
    isComplete: progress.percentage === 100,
    concerns,
    showsHelpCard: concerns.length > 0,
  }
}

/**
 * The first message: a greeting and the first question. Step 0 becomes step 1. `name` is the name the person goes by,
 * or null.
 */
export function beginOnboarding(
  items: readonly OnboardingItem[],
  name: string | null,
  language: Language,
): OnboardingTurn {
  const { assistant } = words[language]
  const state: OnboardingState = { items, messages: [], currentStep: 1, answers: {}, states: {} }
  const called = name?.trim()
  const hello = called ? assistant.hello(called) : assistant.helloUnnamed
  const first = items[0]
  if (!first) return turn(state, `${hello} ${assistant.nothingToAsk}`)
  return turn(state, `${hello} ${assistant.explanation(items.length)}\n\n${questionFor(first, language)}`)
}

/** What the assistant says after an answer: a short word and the next question, or the closing. */
function sayNext(
  next: OnboardingItem | null,
  reply: string,
  name: string | null,
  language: Language,
): string {
  const { assistant } = words[language]
  const called = name?.trim()
  if (!next) return called ? assistant.closing(called) : assistant.closingUnnamed
  return `${acknowledgement(reply, language)}\n\n${questionFor(next, language)}`
}

/** What the assistant says under the help card: no cheer, no hurry, and the next question only as an offer. */
function sayAfterHelpCard(next: OnboardingItem | null, language: Language): string {
  const { assistant } = words[language]
  const after = next ? assistant.whenReady(questionFor(next, language)) : assistant.closingAfterHelpCard
  return `${assistant.afterHelpCard}\n\n${after}`
}

/** Whether the assistant said it under the help card, in whatever language. */
export const isSaidAfterHelpCard = (message: string): boolean =>
  languages.some(language => message.startsWith(words[language].assistant.afterHelpCard))

/**
 * Takes a reply as the answer to the current question and says what comes next. Every reply advances the step by one.
 * A reply when nothing is left to ask changes nothing. Throws a RangeError for an empty reply. `found` are the dangers heard in
 * the reply.
 */
export function replyToOnboarding(
  state: OnboardingState,
  reply: string,
  name: string | null,
  language: Language,
  found: readonly SafetyConcern[] = findSafetyConcern(reply),
): OnboardingTurn {
  const said = reply.trim()
  if (said === '') throw new RangeError('An empty reply is no answer.')
  const item = nextItem(state.items, state.answers)
  if (!item) return alreadyComplete(state, said, name, language, found)
  const concerns = concernsIn(item, said, found)
  const answer = isSkipped(said) ? words[language].prefersNotToSay : said
  const answered: OnboardingState = {
    items: state.items,
    messages: [...state.messages, { role: 'user', content: said }],
    currentStep: state.currentStep + 1,
    answers: { ...state.answers, [item.id]: answer },
    states: {
      ...state.states,
      [item.id]: { state: stateSuggestedBy(item.key ?? null, said), isSuggested: true },
    },
  }
  const next = nextItem(state.items, answered.answers)
  const message = concerns.length > 0 ? sayAfterHelpCard(next, language) : sayNext(next, said, name, language)
  return turn(answered, message, concerns)
}

/** Nothing is stored any more, yet words of danger are still answered by the help card. */
function alreadyComplete(
  state: OnboardingState,
  said: string,
  name: string | null,
  language: Language,
  concerns: readonly SafetyConcern[],
): OnboardingTurn {
  const message = concerns.length > 0 ? sayAfterHelpCard(null, language) : sayNext(null, said, name, language)
  return { ...turn(state, message, concerns), messages: state.messages }
}
