import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { acceptPrivateWords, mergeQuestions } from '../answers/answers.queries.ts'
import { mergesPatientText as text } from '../merges.patient.text.ts'

/** What the patient left closed when two records became one, with the way to bring it after all; nothing for everybody else. */
export function ClosedWords() {
  const { data: questions = [] } = useQuery(mergeQuestions)
  const accept = useMutation(acceptPrivateWords)
  return questions.map(
    ({ id, declinedAt }) =>
      declinedAt && (
        <FoldCard
          staysFolded
          key={id}
          id={`closed-words-${id}`}
          title={text.closed.title}
          description={text.closed.body(formatDate(declinedAt))}
        >
          <Button
            look="secondary"
            className="justify-self-start"
            busy={accept.isPending}
            onClick={() => accept.mutate({ id })}
          >
            {text.private_words.yes}
          </Button>
        </FoldCard>
      ),
  )
}
