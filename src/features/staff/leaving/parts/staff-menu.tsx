import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { DropdownMenu, type MenuItem } from '#ui/dropdown-menu.tsx'
import { MoreIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { type LeavingDialog, type LeavingPerson, type LeavingStep, setAccess } from '../leaving.queries.ts'
import { leavingText as text } from '../leaving.text.ts'

// They are opened seldom, and not by whoever merely looks at the list.
const HandOverDialog = lazyDialog(async () => (await import('./hand-over-dialog.tsx')).default)
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).default)
const SuspendDialog = lazyDialog(async () => (await import('./suspend-dialog.tsx')).default)

/** What else can be done about a member of staff: their caseload handed over, their access taken away or given back, their end here. */
export function StaffMenu({ person }: { person: LeavingPerson }) {
  const [step, setStep] = useState<LeavingStep>()
  const button = useRef<HTMLButtonElement>(null)
  const access = useMutation(setAccess)
  const { name, kind, patientCount, hasAccount, isSuspended } = person
  const items: (MenuItem | false)[] = [
    kind === 'case_manager' &&
      patientCount > 0 && {
        key: 'hand over',
        label: text.handOver.action,
        onSelect: () => setStep('hand over'),
      },
    isSuspended
      ? {
          key: 'give back',
          label: text.giveBack.action,
          onSelect: () => access.mutate({ id: person.id, hasAccess: true }),
        }
      : hasAccount && {
          key: 'suspend',
          label: text.suspend.action,
          onSelect: () => setStep('suspend'),
        },
    { key: 'remove', label: text.remove.action, isDangerous: true, onSelect: () => setStep('remove') },
  ]
  const around: LeavingDialog = {
    person,
    onClose: () => setStep(undefined),
    onNext: setStep,
    returnTo: () => button.current,
  }
  return (
    <>
      <DropdownMenu
        label={text.more(name)}
        trigger={
          <IconButton ref={button} label={text.more(name)} icon={<MoreIcon size={18} aria-hidden="true" />} />
        }
        items={items.filter(item => item !== false)}
      />
      <Suspense>
        {step === 'suspend' && <SuspendDialog {...around} />}
        {step === 'remove' && <RemoveDialog {...around} />}
        {step?.startsWith('hand over') && (
          <HandOverDialog {...around} isLeaving={step === 'hand over, then remove'} />
        )}
      </Suspense>
    </>
  )
}
