import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { answerMerge, mergeQuestions, takePrivateWords } from '../answers/answers.queries.ts'
import { mergesPatientText as text } from '../merges.patient.text.ts'

/** What a merge asks of the patient: whether both records are theirs, or whether private words shall come along. */
export function MergeQuestions() {
  const { data: questions = [] } = useQuery(mergeQuestions)
  const answer = useMutation(answerMerge)
  const take = useMutation(takePrivateWords)
  const isBusy = answer.isPending || take.isPending
  return (
    <div className="mt-4 grid gap-4">
      {questions.map(({ id, question }) => (
        <Card key={id} title={text[question].title}>
          <div className="grid max-w-prose gap-3">
            <p>{text[question].body}</p>
            <p className="text-muted">{text[question].safe}</p>
            <p className="flex flex-wrap gap-3">
              <Button
                busy={isBusy}
                onClick={() =>
                  question === 'same_person' ? answer.mutate({ id, said: 'yes' }) : take.mutate({ id })
                }
              >
                {text[question].yes}
              </Button>
              {question === 'same_person' && (
                <Button look="secondary" busy={isBusy} onClick={() => answer.mutate({ id, said: 'no' })}>
                  {text.same_person.no}
                </Button>
              )}
            </p>
          </div>
        </Card>
      ))}
    </div>
  )
}
