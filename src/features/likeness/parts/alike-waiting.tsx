import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { additionRequests, alikePairs } from '../likeness.queries.ts'
import { likenessText } from '../likeness.text.ts'

const text = likenessText.section

/** That colleagues ask for a record, or that records may be one person's, where administrators look first. */
export function AlikeWaiting() {
  const requests = useQuery(additionRequests).data?.length ?? 0
  const pairs = useQuery(alikePairs).data?.pairs.length ?? 0
  if (requests + pairs === 0) return null
  return (
    <FormMessage>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span>{text.waiting(requests, pairs)}</span>
        <ButtonLink look="secondary" to="/admin?tab=may-be-the-same">
          {text.look}
        </ButtonLink>
      </p>
    </FormMessage>
  )
}
