import { useMutation, useQuery } from '@tanstack/react-query'
import { secondFactor } from '#features/auth/second-factor/second-factor.queries.ts'
import { setUpAddress } from '#features/auth/second-factor/second-factor.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { organizationOverview, requireSecondFactor } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'

const text = organizationsText.secondFactor

/** Whether the organization asks its staff for a second factor, and what happens when it does. */
export function SecondFactorRule() {
  const { data } = useQuery(organizationOverview)
  const own = useQuery(secondFactor)
  const change = useMutation(requireSecondFactor)
  if (!data) return null
  const isRequired = data.requiresSecondFactor
  return (
    <FoldCard
      id="second-step"
      title={text.title}
      action={
        <Badge
          tone={isRequired ? 'good' : 'plain'}
          icon={isRequired && <DoneIcon size={16} aria-hidden="true" />}
        >
          {isRequired ? text.on : text.off}
        </Badge>
      }
    >
      <div className="grid justify-items-start gap-4">
        <p>{text.body}</p>
        <p>{text.what}</p>
        <p>{text.who}</p>
        <p className="font-semibold">{text.missing(data.staffWithoutSecondFactor)}</p>
        {isRequired ? (
          <Button
            look="secondary"
            busy={change.isPending}
            onClick={() => change.mutate({ isRequired: false })}
          >
            {text.turnOff}
          </Button>
        ) : own.data?.isOn === false ? (
          <>
            <FormMessage>{text.ownFirstNote}</FormMessage>
            <ButtonLink to={setUpAddress('/admin?tab=settings')}>{text.setUp}</ButtonLink>
          </>
        ) : (
          <Button
            disabled={!own.data}
            busy={change.isPending}
            onClick={() => change.mutate({ isRequired: true })}
          >
            {text.turnOn}
          </Button>
        )}
      </div>
    </FoldCard>
  )
}
