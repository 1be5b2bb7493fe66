import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pageLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { startForm } from '../forms.queries.ts'
import { formsText as text } from '../forms.text.ts'

/** Begins a form. The id is chosen once, so that pressing again after a cut line begins the same one. */
export function StartForm({
  form,
  look,
  onStarted,
}: {
  form: { id: string; title: string }
  look?: 'primary' | 'secondary'
  onStarted?: () => void
}) {
  const [id] = useState(() => crypto.randomUUID())
  const start = useMutation(startForm)
  return (
    <Button
      look={look}
      busy={start.isPending}
      aria-label={text.startOf(form.title)}
      onClick={() =>
        // Not `mutate`: the list that now says Continue takes this button away, and its callbacks with it.
        void start.mutateAsync({ formId: form.id, id, language: pageLanguage }).then(onStarted, () => {})
      }
    >
      {text.start}
    </Button>
  )
}
