import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { PasswordDialog } from '../../parts/password-dialog.tsx'
import {
  beginSetUp,
  renewRecoveryCodes,
  secondFactor,
  turnOffSecondFactor,
} from '../second-factor.queries.ts'
import { FEW_RECOVERY_CODES } from '../second-factor.rules.ts'
import { secondFactorText as text } from '../second-factor.text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup, SetUpRail } from './second-factor-setup.tsx'

interface Setup {
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
  const [setup, setSetup] = useState<Setup>()
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
      ) : setup ? (
        <SecondFactorSetup
          {...setup}
          onCancel={() => setSetup(undefined)}
          onConfirmed={() => {
            setCodes({ list: setup.recoveryCodes, isNew: true })
            setSetup(undefined)
          }}
        />
      ) : factor.data ? (
        isOn ? (
          <EnabledFactor
            left={factor.data.recoveryCodesLeft}
            onCodes={list => setCodes({ list, isNew: false })}
          />
        ) : (
          <DisabledFactor onSetup={setSetup} />
        )
      ) : factor.isError ? (
        <FailureState onTryAgain={() => void factor.refetch()} isTrying={factor.isFetching} />
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Card>
  )
}

function DisabledFactor({ onSetup }: { onSetup: (setup: Setup) => void }) {
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
        doing={begin}
        onSubmit={password => begin.mutateAsync({ password }).then(onSetup)}
      />
    </div>
  )
}

function EnabledFactor({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
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
          doing={renew}
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
          doing={turnOff}
          onSubmit={password => turnOff.mutateAsync({ password })}
        />
      </div>
    </div>
  )
}
