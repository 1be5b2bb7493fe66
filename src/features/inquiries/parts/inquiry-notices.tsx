import { lazy, Suspense, useEffect, useRef } from 'react'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { Button } from '#ui/button.tsx'
import type { Form } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { type InquiryKind, type InquiryValues, ownFields, TRAP } from '../inquiries.rules.ts'
import { inquiriesText as text } from '../inquiries.text.ts'

/** What the form as a whole has to say. */
export type InquiryNotice =
  | { kind: 'kept' | 'failed' | 'tooMany' }
  | { kind: 'received'; values: InquiryValues }

/** What the fields for the person's own notes are called. */
export const ownLabels = {
  'own-country': text.own.country,
  'own-website': text.own.website,
  'own-preferred-time': text.own.preferredTime,
}

const HelpCard = lazy(() =>
  import('#features/safety/parts/help-card.tsx').then(part => ({ default: part.HelpCard })),
)

/** Above everything else: how to reach help, where what was written gave reason to. It stays until the page is left. */
export function InquiryHelp({ kinds }: { kinds: readonly SafetyKind[] }) {
  if (kinds.length === 0) return null
  return (
    <Suspense>
      <HelpCard concerns={kinds.map(kind => ({ kind }))} occasion={kinds} />
    </Suspense>
  )
}

/** Above the form: that it was received, and stays so until the page is left; or that earlier words are still there. */
export function InquiryGreeting({
  kind,
  notice,
  isBelowHelp,
  onClear,
}: {
  kind: InquiryKind
  notice: InquiryNotice | undefined
  isBelowHelp: boolean
  onClear: () => void
}) {
  if (notice?.kind === 'received')
    return <Received kind={kind} values={notice.values} isBelowHelp={isBelowHelp} />
  if (notice?.kind !== 'kept') return null
  return (
    <FormMessage>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{text.kept}</p>
        <Button look="secondary" onClick={onClear}>
          {text.forget}
        </Button>
      </div>
    </FormMessage>
  )
}

/** The page goes to it, except from a help card: its numbers stay in sight. */
function Received({
  kind,
  values,
  isBelowHelp,
}: {
  kind: InquiryKind
  values: InquiryValues
  isBelowHelp: boolean
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isBelowHelp) place.current?.focus()
  }, [isBelowHelp])
  const own = ownFields.filter(name => values[name])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <FormMessage kind="success" title={text[kind].received.title}>
        <p>{text[kind].received.body}</p>
        <p className="wrap-anywhere">{text.weWriteTo(values.email.trim())}</p>
        {own.length > 0 && (
          <div className="mt-3 border-line border-t pt-3">
            <p className="font-semibold">{text.own.title}</p>
            <dl className="m-0 grid gap-1">
              {own.map(name => (
                <div key={name} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{ownLabels[name]}</dt>
                  <dd className="m-0 wrap-anywhere">{values[name]}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </FormMessage>
    </div>
  )
}

/** Beside the button that sends: why it did not go through, and that everything is still there. */
export function InquiryRefusal({ notice }: { notice: InquiryNotice | undefined }) {
  if (notice?.kind !== 'failed' && notice?.kind !== 'tooMany') return null
  const words = notice.kind === 'failed' ? text.notSent : text.tooMany
  return (
    <FormMessage kind="failure" title={words.title}>
      {words.body}
    </FormMessage>
  )
}

/** A field that people do not see and robots fill in; whoever filled it in by mistake sees it, and can clear it. */
export function InquiryTrap({
  kind,
  field: { error, ...control },
}: {
  kind: InquiryKind
  field: ReturnType<Form<InquiryValues>['field']>
}) {
  const id = `${kind}-${TRAP}`
  return (
    <div data-trap="" className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {text.trap}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {text.trapHint}
      </p>
      <input
        type="text"
        id={id}
        {...control}
        tabIndex={error ? undefined : -1}
        autoComplete="off"
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        className="min-h-11 rounded-card border border-edge bg-surface px-3 py-2"
      />
      {error && (
        <p id={`${id}-error`} className="text-brick">
          {error}
        </p>
      )}
    </div>
  )
}
