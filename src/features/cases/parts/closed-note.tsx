import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ownRecord } from '#features/patients/patients.queries.ts'
import { formatDay } from '#lib/dates.ts'
import { ButtonLink, buttonClasses } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { casesPatientText as text } from '../cases.patient.text.ts'

/** Says that the case is closed, what stays possible, and whom to ask. Nothing while it is active. */
export function ClosedNote() {
  const { data: record } = useQuery(ownRecord)
  const isWriting = useLocation().pathname.endsWith('/messages')
  if (!record?.closedOn) return null
  const { caseManagerName } = record
  return (
    <div className="mt-4">
      <FormMessage title={text.title(formatDay(record.closedOn))}>
        <p>{text.body}</p>
        <p>{caseManagerName ? text.ask(caseManagerName) : text.askTeam}</p>
        <p className={isWriting ? 'hidden' : 'mt-3 flex flex-wrap gap-2'}>
          <ButtonLink to="/patient-portal/messages" look="secondary">
            {text.write}
          </ButtonLink>
          <a href="/my-data.html" className={buttonClasses('quiet')}>
            {text.download}
          </a>
        </p>
      </FormMessage>
    </div>
  )
}
