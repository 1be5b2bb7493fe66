// The welcome conversation in the language of the page that it is read on. What the assistant said is told again in that language, paragraph
// by paragraph, whatever language it was stored in; what the person said stays as they wrote it, and so does a paragraph that nobody could
// tell again as it was said: its question has other words since, or the person goes by another name.

import { type Language, languages } from '#lib/language.ts'
import {
  beginOnboarding,
  isSaidAfterHelpCard,
  type OnboardingItem,
  type OnboardingMessage,
  replyToOnboarding,
} from '../onboarding.rules.ts'

interface Conversation {
  messages: readonly OnboardingMessage[]
  /** What was asked about, in its order, with its words in a language. */
  itemsIn: (language: Language) => readonly OnboardingItem[]
  /** The name that the person goes by, or null. */
  name: string | null
}

/** What was said to the same answers, had it been said in a language. */
function tellAgain(
  { messages, itemsIn, name }: Conversation,
  language: Language,
): readonly OnboardingMessage[] {
  const items = itemsIn(language)
  let said = beginOnboarding(items, name, language)
  for (const [place, { role, content }] of messages.entries()) {
    if (role === 'assistant') continue
    // What was heard in an answer shows in what was said to it.
    const isHelped = isSaidAfterHelpCard(messages[place + 1]?.content ?? '')
    const found = isHelped ? [{ kind: 'emergency' as const, matched: content }] : []
    said = replyToOnboarding({ ...said, items }, content, name, language, found)
  }
  return said.messages
}

const paragraphs = (message: OnboardingMessage | undefined) => message?.content.split('\n\n') ?? []

/** The conversation as somebody reads it whose page is in a language (decision 55). */
export function tellIn(language: Language, conversation: Conversation): OnboardingMessage[] {
  const tellings = new Map(languages.map(each => [each, tellAgain(conversation, each)]))
  return conversation.messages.map((message, place) => {
    if (message.role === 'user') return message
    const wasSaid = (words: string, at: number) =>
      [...tellings.values()].some(telling => paragraphs(telling[place])[at] === words)
    const again = paragraphs(tellings.get(language)?.[place])
    const content = paragraphs(message).map((words, at) => (wasSaid(words, at) && again[at]) || words)
    return { ...message, content: content.join('\n\n') }
  })
}
