/**
 * Words are read for danger on the device as they are sent (decision 53): with the server down, without a line, in every field.
 * What recognises them comes with the first field that somebody writes in, and is kept for when there is no connection.
 */
import { HEARD_HEADER } from '#lib/heard-header.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { SafetyKind } from '../phrases/phrases.rules.ts'
import { type Heard, heardIn, places, wordsIn } from './hearing.rules.ts'

/** What recognises danger by its rules, as soon as somebody begins to write; the trained model comes with the first words. */
export const loadRecognition = () =>
  Promise.all([import('../detection/detection.rules.ts'), import('#platform/time-slices/time-slices.ts')])

/** The dangers in somebody's words, read on this device; none where what recognises them can't be had. */
export async function hearHere(words: string): Promise<SafetyKind[]> {
  const parts = await loadRecognition().catch(() => undefined)
  if (!parts) return []
  const [{ hearDanger }, { inTimeSlices }] = parts
  return (await hearDanger(words, inTimeSlices())).map(({ kind }) => kind)
}

/** Brings what recognises danger while somebody begins to write: it is there when they have written, whatever the line does. */
function prepare({ target }: FocusEvent): void {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
  document.removeEventListener('focusin', prepare)
  loadRecognition()
    .then(([{ loadDangerModel }]) => loadDangerModel())
    .catch(() => document.addEventListener('focusin', prepare))
}

/** How words of danger were heard. */
interface HeardSending {
  /** Nothing of them has arrived. */
  isCut: boolean
  /** Somebody has just pressed for them: not an answer to it, nor one more wording of a text that is saved while it is written. */
  isBegun: boolean
}

/**
 * Listens to everything that is sent, and to what the server heard in it. A screen that shows a card of its own does so
 * once the server has answered; until then, and where no answer comes, what was heard here is told. A conversation shows its own.
 */
export function listenToSending(tell: (heard: Heard, sending: HeardSending) => void): () => void {
  const stop = queryClient.getMutationCache().subscribe(event => {
    if (event.type !== 'updated') return
    const { action, mutation } = event
    // A mutation of several procedures has a key of its own; each of those is sent under its own name.
    const [path] = mutation.options.mutationKey ?? []
    const procedure = Array.isArray(path) ? path.slice(1).join('.') : ''
    const place = places[procedure]
    if (!place || procedure === 'messaging.send') return
    if (action.type === 'error') {
      const heard = heardIn(action.error)
      if (heard) return tell(heard, { isCut: false, isBegun: false })
    }
    const isCut = action.type === 'error' || (action.type === 'pending' && action.isPaused)
    if (!isCut && (action.type !== 'pending' || place.readsItself)) return
    const isBegun = action.type === 'pending' && !place.isRewritten
    const words = action.type === 'pending' ? action.variables : mutation.state.variables
    void hearHere(wordsIn(words).join('\n')).then(safety => {
      if (safety.length > 0) tell({ safety, isCaseManagerTold: false }, { isCut, isBegun })
    })
  })
  const onAnswer = (event: Event) =>
    tell(JSON.parse((event as CustomEvent<string>).detail), { isCut: false, isBegun: false })
  window.addEventListener(HEARD_HEADER, onAnswer)
  document.addEventListener('focusin', prepare)
  return () => {
    stop()
    window.removeEventListener(HEARD_HEADER, onAnswer)
    document.removeEventListener('focusin', prepare)
  }
}
