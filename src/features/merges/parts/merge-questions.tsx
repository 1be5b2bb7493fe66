import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import {
  acceptPrivateWords,
  answerMerge,
  declinePrivateWords,
  mergeQuestions,
} from '../answers/answers.queries.ts'
import { mergesPatientText as text } from '../merges.patient.text.ts'

/** What a merge asks of the patient: whether both records are theirs, or whether private words shall come along. */
export function MergeQuestions() {
  const { data: questions = [] } = useQuery(mergeQuestions)
  const answer = useMutation(answerMerge)
  const accept = useMutation(acceptPrivateWords)
  const decline = useMutation(declinePrivateWords)
  const isBusy = answer.isPending || accept.isPending || decline.isPending
  const say = {
    same_person: {
      yes: (id: string) => answer.mutate({ id, said: 'yes' }),
      no: (id: string) => answer.mutate({ id, said: 'no' }),
    },
    private_words: {
      yes: (id: string) => accept.mutate({ id }),
      no: (id: string) => decline.mutate({ id }),
    },
  }
  return (
    <div className="mt-4 grid gap-4">
      {questions
        .filter(({ declinedAt }) => declinedAt === null)
        .map(({ id, question }) => (
          <Card key={id} title={text[question].title}>
            <div className="grid max-w-prose gap-3">
              <p>{text[question].body}</p>
              <p className="text-muted">{text[question].safe}</p>
              <p className="flex flex-wrap gap-3">
                <Button busy={isBusy} onClick={() => say[question].yes(id)}>
                  {text[question].yes}
                </Button>
                <Button look="secondary" busy={isBusy} onClick={() => say[question].no(id)}>
                  {text[question].no}
                </Button>
              </p>
            </div>
          </Card>
        ))}
    </div>
  )
}
