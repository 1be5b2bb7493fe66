import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { mergedInto } from '../merges.queries.ts'
import { mergesStaffText as text } from '../merges.staff.text.ts'

/** To whoever had a record open, or knew it: that it was merged, and where it is now. Nothing where it was not. */
export function MergedAway({ hat, patientId }: { hat: StaffHat; patientId: string }) {
  const { data } = useQuery(mergedInto(hat, patientId))
  if (!data?.mergedAt) return null
  const page = hat === 'administrator' ? '/admin?patient=' : '/case-manager/patients/'
  return (
    <FormMessage title={text.awayTitle}>
      <p>{text.away(formatDate(data.mergedAt))}</p>
      {data.intoId && data.intoName ? (
        <p className="mt-3">
          <ButtonLink look="secondary" to={`${page}${data.intoId}`}>
            {text.awayOpen(data.intoName)}
          </ButtonLink>
        </p>
      ) : (
        <p>{text.awayAsk}</p>
      )}
    </FormMessage>
  )
}
