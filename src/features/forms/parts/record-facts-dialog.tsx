import { useMutation } from '@tanstack/react-query'
import { ownRecordText } from '#features/patients/own-record/own-record.text.ts'
import { formatDay } from '#lib/dates.ts'
import { fieldProblems, problemWords } from '#lib/form-reading.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { putInRecord } from '../record-facts/record-facts.queries.ts'
import type { FactChange } from '../record-facts/record-facts.rules.ts'
import { recordFactsText as text } from '../record-facts/record-facts.text.ts'

/**
 * Asks once whether answers shall stand in the record too. `onAnswered` sends the form; `onChanged` looks at the record again, which
 * says something else by now.
 */
export default function RecordFactsDialog({
  changes,
  onAnswered,
  onChanged,
  onClose,
}: {
  changes: readonly FactChange[]
  onAnswered: () => void
  onChanged: () => void
  onClose: () => void
}) {
  const put = useMutation(putInRecord)
  const isChanged = problemCode(put.error) === 'CONFLICT'
  return (
    <Dialog
      title={text.title}
      description={text.hint}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button look="secondary" disabled={put.isPending} onClick={onAnswered}>
            {text.no}
          </Button>
          <Button
            busy={put.isPending}
            onClick={() =>
              void put
                .mutateAsync(changes)
                .then(onAnswered, error => problemCode(error) === 'CONFLICT' && onChanged())
            }
          >
            {text.yes}
          </Button>
        </>
      }
    >
      {put.isError && (
        <FormMessage kind="failure" title={isChanged ? text.changed : text.refused}>
          {fieldProblems(put.error)
            .map(({ message }) => problemWords(ownRecordText.problems, message))
            .join(' ')}
        </FormMessage>
      )}
      <dl className="grid gap-4">
        {changes.map(({ fact, now, becomes }) => (
          <div key={fact} className="grid gap-0.5 wrap-anywhere">
            <dt className="text-muted">{text.facts[fact]}</dt>
            <dd className="whitespace-pre-line font-semibold">{say(fact, becomes)}</dd>
            <dd className="whitespace-pre-line text-muted text-sm">
              {text.now(now ? say(fact, now) : text.nothing)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

const say = (fact: FactChange['fact'], words: string) =>
  fact === 'birthDate' ? formatDay(words, { now: new Date(0) }) : words
