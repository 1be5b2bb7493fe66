import { useQuery } from '@tanstack/react-query'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { sayInOneLine } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { patientRecordOf } from '#features/patients/patient-records/patient-records.queries.ts'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import type { Recipient } from '../held/held.store.ts'
import type { Writer } from '../messaging.queries.ts'
import { listUnsent } from '../messaging.rules.ts'
import { messagingStaffText } from '../messaging.staff.text.ts'
import { useUnsent } from '../messaging.store.ts'
import { MessageComposer } from './message-composer.tsx'
import { UnsentLines } from './message-lines.tsx'

const text = messagingStaffText.first

/**
 * The first words to a patient with whom there is no conversation yet: it begins when they go out, and not before. How the
 * person is reached safely, and that somebody has no account, stands above the words; one writes at once, Enter sends.
 */
export function FirstMessage({
  patientId,
  personId,
  onSend,
}: {
  patientId: string
  personId: string
  /** Takes the words, to hold them. */
  onSend: (writer: Writer, to: Recipient, content: string) => void
}) {
  const { data: patient } = useQuery(patientRecordOf('staff', patientId))
  const writer: Writer = { hat: 'staff', personId }
  const unsent = listUnsent(useUnsent(writer), patientId, [])
  if (!patient) return null
  const whom = calledName(patient)
  return (
    <Card title={text.title(whom)} className="mb-5">
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">{text.reachSafely(sayInOneLine(patient.contact))}</p>
        {!patient.hasAccount && (
          <FormMessage kind="choice" title={text.noAccount}>
            {text.noAccountHint}
          </FormMessage>
        )}
        <UnsentLines writer={writer} unsent={unsent} />
        <MessageComposer
          writer={writer}
          conversationId={patientId}
          patientId={patientId}
          isNotebook={false}
          isBegun
          begins={patientId}
          language={patient.language}
          onSend={content => onSend(writer, { patientId, whom }, content)}
        />
      </div>
    </Card>
  )
}
