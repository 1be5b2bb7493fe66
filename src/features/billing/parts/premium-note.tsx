import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { premiumState } from '../billing.queries.ts'
import { billingText as text } from '../billing.text.ts'

/** Whether what Premium opens is closed for whoever looks. Until that is known, it counts as open: the server decides. */
export function useIsPremiumClosed(hat: StaffHat): boolean {
  // Being an administrator opens Premium (decision 32).
  return useQuery({ ...premiumState, enabled: hat === 'staff' }).data?.isOpen === false && hat === 'staff'
}

/** What stands in the place of something that Premium opens, where it is closed: what it is, and how to get it. */
export function PremiumNote({ title, body, icon }: { title: string; body: string; icon?: ReactNode }) {
  return (
    <EmptyState
      title={title}
      body={body}
      icon={icon}
      action={
        <ButtonLink to="/subscription" look="secondary">
          {text.seePremium}
        </ButtonLink>
      }
    />
  )
}
