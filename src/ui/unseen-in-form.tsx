import { Suspense } from 'react'
import type { Form } from './form.ts'
import { lazyPart } from './lazy-part.tsx'
import type { SharedFields } from './unseen.tsx'

// Seldom does somebody else change the same meanwhile.
const Unseen = lazyPart(async () => (await import('./unseen.tsx')).default)

/** What others wrote into the fields of a form while somebody was typing, and the choice of what is to stand; mostly nothing. */
export function UnseenInForm<Values extends object>({
  form,
  ...shared
}: SharedFields & { form: Pick<Form<Values>, 'values' | 'unseen' | 'decide'> }) {
  if (Object.keys(form.unseen).length === 0) return null
  return (
    <Suspense fallback={null}>
      <Unseen form={form} {...shared} />
    </Suspense>
  )
}
