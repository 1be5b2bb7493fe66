// The checklist that a new organization starts with: what a person may want in place, in eight parts of life.
// Each organization can change it later; the keys stay, because the guide's recommendations hang on them.
// Every question can be skipped, and none asks for details that the care team doesn't need.
import { homeCategories, type ItemDraft } from './catalogue-home/catalogue-home.defaults.ts'
import { lifeCategories } from './catalogue-life/catalogue-life.defaults.ts'

export interface CatalogueItem {
  /** Stable and unique in the catalogue, e.g. `housing_safe_place`. */
  key: string
  title: string
  titleEs: string
  description: string
  descriptionEs: string
  orderIndex: number
  /** Whether the onboarding assistant asks about it; exactly those have a question. */
  isOnboarding: boolean
  question: string | null
  questionEs: string | null
}

export interface CatalogueCategory {
  key: string
  name: string
  nameEs: string
  description: string
  descriptionEs: string
  orderIndex: number
  items: readonly CatalogueItem[]
}

function placeItem(item: ItemDraft, orderIndex: number): CatalogueItem {
  const { question = null, questionEs = null, ...words } = item
  return { ...words, orderIndex, isOnboarding: question !== null, question, questionEs }
}

/** Categories and items, in the order in which they are shown and asked (`orderIndex` counts from 0). */
export const checklistCatalogue: readonly CatalogueCategory[] = [...homeCategories, ...lifeCategories].map(
  (category, orderIndex) => ({ ...category, orderIndex, items: category.items.map(placeItem) }),
)
