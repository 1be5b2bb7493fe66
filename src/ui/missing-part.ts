import { GonePart } from '#lib/gone-part.ts'
import { showToast } from './toast.ts'
import { uiText } from './ui.text.ts'

/** What is said where code could not be had, by what kept it away. */
export const wordsOfMissing = (error: unknown) =>
  error instanceof GonePart
    ? { title: uiText.outdatedTitle, body: uiText.outdatedBody }
    : { title: uiText.failureTitle, body: uiText.failureBody }

/** Says it where there is no place for it; where a newer release took the code's place, with the way to that. */
export function tellMissing(error: unknown): void {
  const words = { kind: 'failure', ...wordsOfMissing(error) } as const
  const action = { label: uiText.loadAnew, onPress: () => location.reload() }
  showToast(error instanceof GonePart ? { ...words, action } : words)
}
