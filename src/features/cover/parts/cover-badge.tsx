import { Badge } from '#ui/badge.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import type { PatientCover } from '../cover.contract.ts'
import { coverText as text } from '../cover.text.ts'

/** Says beside a patient’s name that they are a colleague’s, and until when they are looked after here. */
export function CoverBadge({ cover }: { cover: PatientCover }) {
  return cover && <Badge mayWrap>{text.badge(cover.caseManager, cover.endsAt)}</Badge>
}

/** The same at the top of the patient’s page, in a sentence. */
export function CoverBanner({ cover }: { cover: PatientCover }) {
  return (
    cover && <FormMessage title={text.banner(cover.caseManager, cover.endsAt)}>{text.bannerHint}</FormMessage>
  )
}
