/** The needs in a text as the guide answers them, with the trained model, which is loaded on the server alone. */
import type { Language } from '#lib/language.ts'
import type { Need } from '../assistant.rules.ts'
import { loadNeedsModel } from '../needs-recognition/needs-recognition.rules.ts'
import { needsHeard } from './needs-hearing.rules.ts'

/** Where the model can't be had, the words alone are heard. */
export async function hearNeeds(text: string, language: Language): Promise<Need[]> {
  return needsHeard(text, language, await loadNeedsModel().catch(() => undefined))
}
