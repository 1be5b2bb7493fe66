import { Band } from './band.tsx'
import { publicPartsText as words } from './public-parts.text.ts'
import { type Term, TermList } from './term-list.tsx'

/** Which hat can do what with a part of the product, and what that costs. */
export function WhoUses({ uses, lead }: { uses: readonly Term[]; lead: string }) {
  return (
    <Band title={words.whoTitle} lead={lead} split>
      <TermList terms={uses} />
    </Band>
  )
}
