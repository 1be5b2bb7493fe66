import { useMutation, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { PhoneInDanger, sayPhone } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { readForm } from '#lib/form-reading.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { MessageIcon } from '#ui/icons.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type AlertsRead, settling } from '../safety.contract.ts'
import { openSafetyAlerts, safetyAlertsRead, settleSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

const link = 'text-rail underline underline-offset-4'

/**
 * The open alerts about one person: what they wrote, how to answer and to reach them safely, and the sentence that settles them.
 * It stands in a dialog. Once they are settled there is nothing more to read, and nothing is asked for again.
 */
export function AlertReading({ patientId, onSettled }: { patientId: string; onSettled: () => void }) {
  const hat = useStaffHat()
  const [isOver, setOver] = useState(false)
  const { data, error, refetch } = useQuery({ ...safetyAlertsRead(hat, patientId), enabled: !isOver })
  if (!data && problemCode(error) === 'NOT_FOUND') return <p>{text.over}</p>
  if (!data && error) return <FailureState {...text.failedToLoad} onTryAgain={() => void refetch()} />
  if (!data) return <SpinnerArea />
  return (
    <div className="grid gap-5">
      <Words alerts={data.alerts} />
      <Answer patientId={patientId} />
      <Reach read={data} />
      <Settling read={data} onOver={setOver} onSettled={onSettled} />
      <p className="text-muted text-sm">{text.recorded}</p>
    </div>
  )
}

/** So many alerts stand open: how to reach the person is not far below them. */
const OPEN_ALERTS = 4

function Words({ alerts }: { alerts: AlertsRead['alerts'] }) {
  const earlier = alerts.slice(OPEN_ALERTS)
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.words}</h3>
      <Said alerts={alerts.slice(0, OPEN_ALERTS)} />
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-rail underline underline-offset-4">
            {text.earlier(earlier.length)}
          </summary>
          <Said alerts={earlier} />
        </details>
      )}
    </section>
  )
}

function Said({ alerts }: { alerts: AlertsRead['alerts'] }) {
  return (
    <ul className="grid gap-3">
      {alerts.map(({ id, kind, source, said, createdAt, seenBy }) => (
        <li key={id} className="grid gap-1 border-brick border-l-4 pl-4">
          {said ? (
            <q className="text-lg wrap-anywhere">{said}</q>
          ) : (
            <p className="text-muted">{text.noWords}</p>
          )}
          <p className="text-muted text-sm">
            {text.kinds[kind]}, {text.sources[source]}, <RelativeTime at={createdAt} />
            {seenBy && ` · ${text.seenBy(seenBy)}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Leads to the conversation, where one writes at once; for whoever may write to them. */
function Answer({ patientId }: { patientId: string }) {
  const hat = useStaffHat()
  const { data = [] } = useQuery(openSafetyAlerts(hat))
  const mayOpen = data.find(person => person.patientId === patientId)?.mayOpen
  if (hat !== 'staff' || !mayOpen) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <DialogClose>
        <ButtonLink
          look="secondary"
          to={`/case-manager/messages?patient=${patientId}`}
          icon={<MessageIcon size={18} aria-hidden="true" />}
        >
          {text.answer}
        </ButtonLink>
      </DialogClose>
      <p className="text-muted text-sm">{text.answerHint}</p>
    </div>
  )
}

function Reach({ read }: { read: AlertsRead }) {
  const { email, contact } = read
  const isSaidBelow = sayPhone(read) !== null && !contact.mayCall
  const ways = [
    // Where there is a number, that it is not to be called takes its place below.
    ...(isSaidBelow ? [] : [text.mayCall(contact.mayCall)]),
    text.mayText(contact.mayText),
    text.mayLeaveMessage(contact.mayLeaveMessage),
    ...(contact.fromHour > 0 || contact.untilHour < 24
      ? [text.hours(contact.fromHour, contact.untilHour)]
      : []),
  ]
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.reach}</h3>
      {contact.words && <p className="wrap-anywhere">{contact.words}</p>}
      <p>{ways.join(' · ')}</p>
      <div className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
        <PhoneInDanger of={read} missing={text.noPhone} />
        {email ? (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        ) : (
          <span className="text-muted">{text.noEmail}</span>
        )}
      </div>
    </section>
  )
}

/** One begins to write at once where there is a keyboard; Ctrl and Enter settle from the field. */
function Settling({
  read,
  onOver,
  onSettled,
}: {
  read: AlertsRead
  /** Whether they are being settled, or are settled. */
  onOver: (isOver: boolean) => void
  onSettled: () => void
}) {
  const { mutateAsync, isPending, error } = useMutation(settleSafetyAlerts(useStaffHat()))
  const { patientId } = read
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  const form = useForm({
    initial: { outcome: '' },
    held: useOwnDraft(`alert-${patientId}`),
    read: values =>
      readForm(settling, { patientId, alerts: read.alerts.map(({ id }) => id), outcome: values.outcome }),
    words: text.problems,
    failure: error,
    isBusy: isPending,
    onReady: (data, settle) => {
      onOver(true)
      void mutateAsync(data).then(
        () => {
          settle()
          onSettled()
        },
        refusal => onOver(problemCode(refusal) === 'CONFLICT'),
      )
    },
  })
  return (
    <form {...form.props} className="grid gap-3">
      {problemCode(error) === 'CONFLICT' && <FormMessage kind="failure">{error?.message}</FormMessage>}
      <TextArea
        label={text.outcome}
        hint={text.outcomeHint}
        rows={2}
        {...form.field('outcome')}
        ref={field}
        title={text.settleKeys}
        onKeyDown={settleByKeys}
      />
      <Button
        type="submit"
        busy={isPending}
        aria-keyshortcuts="Control+Enter"
        title={text.settleKeys}
        className="justify-self-start"
      >
        {text.settle}
      </Button>
    </form>
  )
}

function settleByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
