import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import type { Form } from './form.ts'
import { FormMessage } from './form-message.tsx'
import { unseenText as text } from './unseen.text.ts'

/** The fields of a form that others may change meanwhile: what each is called, how a value of it reads, which hold free words. */
export interface SharedFields {
  labels: Readonly<Record<string, string>>
  reads?: Readonly<Record<string, (value: string) => string>>
  words?: readonly string[]
}

/** What somebody else wrote while one was typing, beside what was typed, and the choice of what is to stand. */
export default function Unseen<Values extends object>({
  form,
  labels,
  reads = {},
  words = [],
}: SharedFields & { form: Pick<Form<Values>, 'values' | 'unseen' | 'decide'> }) {
  const { unseen, decide } = form
  const box = useRef<HTMLDivElement>(null)
  const names = Object.keys(labels).filter(name => name in unseen)
  const shown = names.join()
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  if (names.length === 0) return null
  const typed = (name: string) => String(form.values[name as keyof Values] ?? '')
  return (
    <div ref={box}>
      <FormMessage kind="choice" title={text.title}>
        <ul className="grid gap-3 py-2">
          {names.map(name => {
            const now = String(unseen[name] ?? '')
            const label = labels[name] ?? name
            return (
              <li key={name} className="grid gap-1">
                <p className="text-sm">{text.now(label)}</p>
                <p className="whitespace-pre-line wrap-anywhere">
                  {now === '' ? text.empty : (reads[name]?.(now) ?? now)}
                </p>
                <div className="-ml-4 flex flex-wrap">
                  <Choice label={label} words={text.theirs} onChoose={() => decide(name, unseen[name])} />
                  {words.includes(name) && now !== '' && typed(name) !== '' && (
                    <Choice
                      label={label}
                      words={text.both}
                      onChoose={() => void both(now, typed(name)).then(value => decide(name, value))}
                    />
                  )}
                  <Choice
                    label={label}
                    words={text.mine}
                    onChoose={() => decide(name, form.values[name as keyof Values])}
                  />
                </div>
              </li>
            )
          })}
        </ul>
        <p>{text.hint}</p>
      </FormMessage>
    </div>
  )
}

function Choice({ label, words, onChoose }: { label: string; words: string; onChoose: () => void }) {
  return (
    <Button look="quiet" aria-label={`${words}: ${label}`} onClick={onChoose}>
      {words}
    </Button>
  )
}

/** Both texts as one, nothing twice; on one line where both are. */
async function both(now: string, typed: string): Promise<string> {
  const { mergeWords } = await import('#lib/merge-words.ts')
  const merged = mergeWords(now, typed)
  return `${now}${typed}`.includes('\n') ? merged : merged.replaceAll('\n', '; ')
}
