import { useMutation } from '@tanstack/react-query'
import { PremiumNote, useIsPremiumClosed } from '#features/billing/parts/premium-note.tsx'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AssistantIcon, ChecklistIcon } from '#ui/icons.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { Checklist } from '../checklist.contract.ts'
import { countReady } from '../checklist.rules.ts'
import { generateChecklist } from '../staff-checklist/staff-checklist.queries.ts'
import { staffChecklistText as text } from '../staff-checklist/staff-checklist.text.ts'

/**
 * What stands where a patient has no checklist yet: the button that makes one, what Premium is where it is not open, or
 * that others make it. While it is made, how many of its next steps are chosen.
 */
export function GenerateChecklist({
  patientId,
  list,
  mayGenerate,
  isClosed: isCaseClosed = false,
}: {
  patientId: string
  list: Checklist
  mayGenerate: boolean
  /** A closed case gets no checklist any more. */
  isClosed?: boolean
}) {
  const hat = useStaffHat()
  const isClosed = useIsPremiumClosed(hat)
  const generate = useMutation(generateChecklist(hat))
  const { ready, items } = countReady(list.categories)
  if (generate.isPending && items > 0)
    return (
      <div className="mb-5">
        <ProgressBar
          label={text.choosingLabel}
          percent={(ready / items) * 100}
          valueText={text.choosing(ready, items)}
          showsLabel
        />
      </div>
    )
  if (items > 0) return null
  const icon = <ChecklistIcon size={24} aria-hidden="true" />
  if (isCaseClosed) return <EmptyState title={text.empty} body={text.closed} icon={icon} />
  if (!mayGenerate) return <EmptyState title={text.empty} body={text.waitsForOthers} icon={icon} />
  if (isClosed) return <PremiumNote {...text.premium} icon={icon} />
  return (
    <EmptyState
      title={text.empty}
      body={text.emptyHint}
      icon={icon}
      action={
        <Button
          busy={generate.isPending}
          busyLabel={text.generating}
          icon={<AssistantIcon size={20} aria-hidden="true" />}
          onClick={() => generate.mutate(patientId)}
        >
          {text.generate}
        </Button>
      }
    />
  )
}
