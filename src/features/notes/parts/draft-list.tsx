import { formatDay } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { EditIcon } from '#ui/icons.ts'
import type { listDrafts } from '../notes.rules.ts'
import { notesText as text } from '../notes.text.ts'

/** How many letters of a draft its line shows. */
const SHOWN_LETTERS = 120

/** The drafts of the person here that are not open: begun, not signed. */
export function DraftList({
  drafts,
  onContinue,
  isNamed = true,
}: {
  drafts: ReturnType<typeof listDrafts>
  onContinue: (id: string) => void
  /** Off where what stands around it says already what they are. */
  isNamed?: boolean
}) {
  if (drafts.length === 0) return null
  return (
    <section className={isNamed ? 'grid gap-2 rounded-card bg-sunken p-4' : undefined}>
      {isNamed && <h3 className="font-semibold">{text.drafts}</h3>}
      <ul className="grid divide-y divide-line">
        {drafts.map(({ id, amendsId, kind, contactOn, text: words }) => {
          const begins = words.trim().slice(0, SHOWN_LETTERS) || text.emptyDraft
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="grid min-w-0 flex-1 basis-48">
                <span className="text-muted text-sm">
                  {text.about(amendsId ? text.addendum : text.kinds[kind], formatDay(contactOn))}
                </span>
                <span className="truncate">{begins}</span>
              </span>
              <Button
                look="secondary"
                icon={<EditIcon size={18} aria-hidden="true" />}
                aria-label={text.continueThis(begins)}
                onClick={() => onContinue(id)}
              >
                {text.continue}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
