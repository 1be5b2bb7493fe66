import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { ownRequests, putAway } from '../likeness.queries.ts'
import { likenessText } from '../likeness.text.ts'

const text = likenessText.own

/** What a case manager asked administrators for, and what they said; nothing where there is nothing. */
export function OwnRequests() {
  const { data: requests = [] } = useQuery(ownRequests)
  const put = useMutation(putAway)
  return requests.map(({ id, typedName, decision, answer }) => (
    <FormMessage
      key={id}
      kind={decision === 'added' ? 'success' : 'info'}
      title={text[decision ?? 'waiting'](typedName)}
    >
      {decision && (
        <div className="grid gap-2">
          <p className="wrap-anywhere">{answer}</p>
          <Button
            look="secondary"
            className="justify-self-start"
            busy={put.isPending}
            aria-label={text.putAwayOf(typedName)}
            onClick={() => put.mutate({ id })}
          >
            {text.putAway}
          </Button>
        </div>
      )}
    </FormMessage>
  ))
}
