/**
 * Help that somebody put away. For the rest of the day the portal leads back to it, on this device alone: nobody is told, and it goes
 * with Sign Out, with quick exit, and with a word that they are all right (decision 53).
 */
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { today } from '#lib/dates.ts'
import type { SafetyKind } from '../phrases/phrases.rules.ts'

/** What the help that was put away today was for, nothing where none was; and how one puts it away and is done with it. */
export function usePutOffHelp() {
  // A name that tells nobody who looks at what a browser keeps.
  const { typed, read, write } = useOwnDraft('later')
  return {
    kinds: kindsOf(typed),
    putOff: (kinds: readonly SafetyKind[]) =>
      write({ day: today(), kinds: [...new Set([...kindsOf(read()), ...kinds])] }),
    beDone: () => write({ day: undefined, kinds: undefined }),
  }
}

const kindsOf = ({ day, kinds }: Readonly<Record<string, unknown>>): SafetyKind[] =>
  day === today() && Array.isArray(kinds) ? kinds : []
