import { useMutation, useQuery } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { PhoneInDanger, sayPhone } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { readForm } from '#lib/form-reading.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type AlertsRead, settling } from '../safety.contract.ts'
import { safetyAlertsRead, settleSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

const link = 'text-rail underline underline-offset-4'

/** The open alerts about one person: what they wrote, how to reach them safely, and the sentence that settles them. */
export function AlertReading({ patientId, onSettled }: { patientId: string; onSettled: () => void }) {
  const { data, error, refetch } = useQuery(safetyAlertsRead(useStaffHat(), patientId))
  if (!data && problemCode(error) === 'NOT_FOUND') return <p>{text.over}</p>
  if (!data && error) return <FailureState {...text.failedToLoad} onTryAgain={() => void refetch()} />
  if (!data) return <SpinnerArea />
  return (
    <div className="grid gap-5">
      <Words alerts={data.alerts} />
      <Reach read={data} />
      <Settling read={data} onSettled={onSettled} />
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

function Settling({ read, onSettled }: { read: AlertsRead; onSettled: () => void }) {
  const { mutateAsync, isPending, error } = useMutation(settleSafetyAlerts(useStaffHat()))
  const { patientId } = read
  const form = useForm({
    initial: { outcome: '' },
    held: useOwnDraft(`alert-${patientId}`),
    read: values =>
      readForm(settling, { patientId, alerts: read.alerts.map(({ id }) => id), outcome: values.outcome }),
    words: text.problems,
    failure: error,
    isBusy: isPending,
    onReady: (data, settle) =>
      void mutateAsync(data).then(
        () => {
          settle()
          onSettled()
        },
        () => {},
      ),
  })
  return (
    <form {...form.props} className="grid gap-3">
      {problemCode(error) === 'CONFLICT' && <FormMessage kind="failure">{error?.message}</FormMessage>}
      <TextArea label={text.outcome} hint={text.outcomeHint} rows={2} {...form.field('outcome')} />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {text.settle}
      </Button>
    </form>
  )
}
