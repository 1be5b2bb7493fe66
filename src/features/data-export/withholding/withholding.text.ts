import type { WithheldKind } from './withholding.rules.ts'

/** The words of withholding something from the patient's own download. Only staff read them. */
export const withholdingText = {
  open: 'Withhold from their download',
  openWhy: 'Why it is withheld',
  title: (name: string) => `Withhold ${name} from the patient’s own download?`,
  kind: 'What asks for it',
  kinds: {
    law: { name: 'A law', hint: 'Name it below.' },
    safety: { name: 'Somebody’s safety', hint: 'Say below whose, and how it would harm them.' },
  } satisfies Record<WithheldKind, unknown>,
  reason: 'The law, or the danger',
  withhold: 'Withhold it',
  cancel: 'Cancel',
  why: (name: string) => `Why ${name} is withheld`,
  since: (day: string) => `Not in the patient’s own download since ${day}.`,
  release: 'No longer withhold it',
  close: 'Close',
  problems: {
    other: 'Something in this is not right.',
    kindMissing: 'Choose what asks for it.',
    reasonMissing: 'Say in a few words why.',
    reasonLong: 'Use at most 300 letters.',
  },
}
