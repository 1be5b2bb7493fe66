// A patient's own download holds what is kept about them (decision 40). What staff keep is withheld from it only where a law that
// they name or somebody's safety asks for it, always with a reason, which the care team reads and the patient does not.

export const withheldKinds = ['law', 'safety'] as const
export type WithheldKind = (typeof withheldKinds)[number]

export const LONGEST_REASON = 300
