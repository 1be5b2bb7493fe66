import type { ReactNode } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { SelectField } from '#ui/select-field.tsx'
import type { OpenInCase } from '../cases.contract.ts'
import { casesText as text } from '../cases.text.ts'

const shorten = (all: readonly string[], between = ', ') =>
  all.length > 3 ? text.open.and(all.slice(0, 2).join(between), all.length - 2) : all.join(between)

/** What is open in a case that is being closed, counted and named, and what becomes of it. */
export function StillOpen({
  inCase,
  mayMail,
  tasksChoice,
}: {
  inCase: OpenInCase
  mayMail: boolean
  /** What becomes of open tasks: a choice of whoever closes the case. */
  tasksChoice: { value: string; onValueChange: (choice: string) => void }
}) {
  const { tasks, appointments, forms, nextStep } = inCase
  const isNothing = tasks.length + appointments.length + forms.length === 0 && nextStep === null
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-4">
      <h3 className="font-semibold">{text.open.heading}</h3>
      {isNothing && <p className="text-muted">{text.open.nothing}</p>}
      <ul className="grid gap-4 wrap-anywhere">
        {appointments.length > 0 && (
          <OpenLine
            heading={text.open.appointments(appointments.length)}
            names={shorten(
              appointments.map(at => formatDateTime(at)),
              '; ',
            )}
            becomes={mayMail ? text.open.cancelled : text.open.cancelledSilently}
          />
        )}
        {forms.length > 0 && (
          <OpenLine
            heading={text.open.forms(forms.length)}
            names={shorten(forms)}
            becomes={text.open.takenBack}
          />
        )}
        {nextStep !== null && (
          <OpenLine heading={text.open.nextStep} names={nextStep} becomes={text.open.ends} />
        )}
        {tasks.length > 0 && (
          <OpenLine heading={text.open.tasks(tasks.length)} names={shorten(tasks)}>
            <SelectField
              label={text.open.tasksChoice}
              hint={text.open.tasksHint}
              {...tasksChoice}
              options={(['keep', 'remove'] as const).map(value => ({
                value,
                label: text.open.tasksChoices[value],
              }))}
            />
          </OpenLine>
        )}
      </ul>
    </section>
  )
}

function OpenLine({
  heading,
  names,
  becomes,
  children,
}: {
  heading: string
  names: string
  becomes?: string
  children?: ReactNode
}) {
  return (
    <li className="grid gap-1">
      <p>
        <span className="font-semibold">{heading}</span>: {names}
      </p>
      {becomes && <p className="text-muted">{becomes}</p>}
      {children && <div className="mt-1">{children}</div>}
    </li>
  )
}
