import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { beginSetUp, renewRecoveryCodes, secondFactor, turnOffSecondFactor } from '../auth-factor.queries.ts'
import { FEW_RECOVERY_CODES } from '../auth-factor.rules.ts'
import { authFactorText as text } from '../auth-factor.text.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup, SetUpRail } from './second-factor-setup.tsx'

interface Begun {
  secret: string
  address: string
  recoveryCodes: string[]
}

/** The second step of one's own account: setting it up, its recovery codes, turning it off. */
export function SecondFactorCard({
  leadsBack = false,
  onDone,
}: {
  /** Whether the person was led here to set it up, and goes on from here when that is done. */
  leadsBack?: boolean
  onDone?: () => void
}) {
  const factor = useQuery(secondFactor)
  const [begun, setBegun] = useState<Begun>()
  // Shown once: they live in this page's memory alone, until the person says that they are saved.
  const [codes, setCodes] = useState<{ list: string[]; isNew: boolean }>()

  function finish() {
    setCodes(undefined)
    if (codes?.isNew) onDone?.()
  }

  const isOn = factor.data?.isOn ?? false
  return (
    <Card
      title={text.title}
      action={
        factor.data && (
          <Badge tone={isOn ? 'good' : 'plain'} icon={isOn && <DoneIcon size={16} aria-hidden="true" />}>
            {isOn ? text.on : text.off}
          </Badge>
        )
      }
    >
      {codes ? (
        <div className="grid gap-6">
          {codes.isNew && <SetUpRail current={2} />}
          <RecoveryCodes codes={codes.list} leadsBack={leadsBack && codes.isNew} onDone={finish} />
        </div>
      ) : begun ? (
        <SecondFactorSetup
          {...begun}
          onCancel={() => setBegun(undefined)}
          onConfirmed={() => {
            setCodes({ list: begun.recoveryCodes, isNew: true })
            setBegun(undefined)
          }}
        />
      ) : factor.data ? (
        isOn ? (
          <TurnedOn left={factor.data.recoveryCodesLeft} onCodes={list => setCodes({ list, isNew: false })} />
        ) : (
          <TurnedOff onBegun={setBegun} />
        )
      ) : factor.isError ? (
        <FailureState onTryAgain={() => void factor.refetch()} isTrying={factor.isFetching} />
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Card>
  )
}

function TurnedOff({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const begin = useMutation(beginSetUp)
  return (
    <div className="grid justify-items-start gap-4">
      <p>{text.why}</p>
      <p className="text-muted">{text.whatYouNeed}</p>
      <PasswordDialog
        title={text.setUp.title}
        description={text.setUp.body}
        trigger={<Button>{text.setUp.button}</Button>}
        submitLabel={text.setUp.submit}
        busyLabel={text.setUp.busy}
        isBusy={begin.isPending}
        failure={begin.error}
        onTurn={begin.reset}
        onSubmit={password => begin.mutateAsync({ password }).then(onBegun)}
      />
    </div>
  )
}

function TurnedOn({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const renew = useMutation(renewRecoveryCodes)
  const turnOff = useMutation(turnOffSecondFactor)
  return (
    <div className="grid gap-4">
      <p>
        {text.isOn} <span className="whitespace-nowrap text-muted">{text.codesLeft(left)}.</span>
      </p>
      {left <= FEW_RECOVERY_CODES && <FormMessage>{text.fewLeft}</FormMessage>}
      <div className="flex flex-wrap gap-3">
        <PasswordDialog
          title={text.renew.title}
          description={text.renew.body}
          trigger={<Button look="secondary">{text.renew.button}</Button>}
          submitLabel={text.renew.submit}
          busyLabel={text.renew.busy}
          isBusy={renew.isPending}
          failure={renew.error}
          onTurn={renew.reset}
          onSubmit={password =>
            renew.mutateAsync({ password }).then(({ recoveryCodes }) => onCodes(recoveryCodes))
          }
        />
        <PasswordDialog
          title={text.turnOff.title}
          description={text.turnOff.body}
          trigger={<Button look="quiet">{text.turnOff.button}</Button>}
          submitLabel={text.turnOff.submit}
          busyLabel={text.turnOff.busy}
          look="danger"
          isBusy={turnOff.isPending}
          failure={turnOff.error}
          onTurn={turnOff.reset}
          onSubmit={password => turnOff.mutateAsync({ password })}
        />
      </div>
    </div>
  )
}
