import { useMutation } from '@tanstack/react-query'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Cover } from '../cover.contract.ts'
import { type CoverHat, endCover } from '../cover.queries.ts'
import { coverText as text } from '../cover.text.ts'

/** Covers, one to a line: who for whom, until when and why. Whoever may, ends one here. */
export function CoverList({
  hat,
  label,
  covers,
  format,
}: {
  hat: CoverHat
  label: string
  covers: readonly Cover[]
  /** The sentence of a line, from where the reader stands. */
  format: (cover: Cover) => string
}) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line">
      {covers.map(cover => (
        <li key={cover.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <span className="grid min-w-0 gap-1">
            <span className="wrap-anywhere font-semibold">{format(cover)}</span>
            <span className="flex flex-wrap items-center gap-2 text-muted">
              {text.days(cover)}
              {!cover.isRunning && <Badge>{text.notYet}</Badge>}
            </span>
            <span className="wrap-anywhere text-muted">{cover.reason}</span>
          </span>
          {!cover.isHeld && <EndCover hat={hat} cover={cover} />}
        </li>
      ))}
    </ul>
  )
}

function EndCover({ hat, cover }: { hat: CoverHat; cover: Cover }) {
  const end = useMutation(endCover(hat))
  return (
    <Button
      look="secondary"
      busy={end.isPending}
      aria-label={text.endOf(cover)}
      onClick={() => end.mutate({ id: cover.id })}
    >
      {text.end}
    </Button>
  )
}
