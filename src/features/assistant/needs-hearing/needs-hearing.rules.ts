// Which needs the guide answers. Those that the trained model recognises are named as finely as the words allow: "housing" is
// somebody without a home, or somebody behind on rent. What a word names counts too, unless the model rules it out.
import type { Language } from '#lib/language.ts'
import type { LinearModel } from '#lib/linear-model.ts'
import { classifyNeeds, type Need, needs } from '../assistant.rules.ts'
import {
  loadNeedsModel,
  needsFrom,
  type RecognizedNeed,
  recognizedNeeds,
  weighNeeds,
} from '../needs-recognition/needs-recognition.rules.ts'

/** The guide's needs that each label of the model stands for; the first is meant where no word says which. */
const neededBy: Readonly<Record<RecognizedNeed, readonly [Need, ...Need[]]>> = {
  housing: ['housing', 'no_home'],
  food: ['food'],
  income_work: ['money', 'work'],
  transport: ['transport'],
  utilities: ['utilities', 'digital'],
  safety: ['safety'],
  mental_health: ['mental_health'],
  substance_use: ['substance_use'],
  physical_health: ['health', 'pregnancy', 'medication'],
  childcare: ['childcare'],
  education: ['learning', 'language'],
  legal_reentry: ['legal', 'family'],
  documents: ['documents'],
  social_support: ['loneliness', 'family'],
}

/** Below this the model rules out what a word named ("court" of somebody who plays basketball). */
const floor = 0.05

/** What somebody needs, in their own words, the most urgent first; without a model by the words alone. */
export function needsHeard(text: string, language: Language, model: LinearModel | undefined): Need[] {
  const named = classifyNeeds(text, language)
  if (!model) return named
  const weighed = weighNeeds(text, model)
  const recognized = needsFrom(weighed, model.thresholds).flatMap(label => {
    const fine = neededBy[label].filter(need => named.includes(need))
    return fine.length > 0 ? fine : [neededBy[label][0]]
  })
  const isRuledOut = (need: Need) =>
    recognizedNeeds.every((label, index) => !neededBy[label].includes(need) || (weighed[index] ?? 0) < floor)
  const heard = new Set([...recognized, ...named.filter(need => !isRuledOut(need))])
  return needs.filter(need => heard.has(need))
}

/** The same with the model that is shipped, which only the server loads; where it can't be had, the words alone are heard. */
export async function hearNeeds(text: string, language: Language): Promise<Need[]> {
  return needsHeard(text, language, await loadNeedsModel().catch(() => undefined))
}
