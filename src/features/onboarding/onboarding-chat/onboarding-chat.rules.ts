// An answer that was sent and never acknowledged, because the line was cut or the page was closed, may have arrived all the
// same. The conversation itself tells: the first question is answered by the first thing that the person said, the second
// by the second. So no answer is ever given twice, and none that another device got ahead of is lost.

/** An answer on its way. */
export interface SentAnswer {
  step: number
  answer: string
}

/** What became of an answer, as the conversation shows it: it is in it, something else is in its place, or neither yet. */
export function findSent(
  messages: readonly { role: 'user' | 'assistant'; content: string }[],
  { step, answer }: SentAnswer,
): 'stored' | 'taken' | 'open' {
  const said = messages.filter(message => message.role === 'user')[step - 1]
  if (!said) return 'open'
  return said.content === answer ? 'stored' : 'taken'
}
