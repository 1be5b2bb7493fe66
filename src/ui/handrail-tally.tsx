import { joinClasses } from './class-names.ts'

const tones = {
  rail: { post: 'bg-rail', line: 'bg-rail' },
  marigold: { post: 'bg-marigold', line: 'bg-marigold' },
  edge: { post: 'bg-edge', line: 'bg-line' },
  line: { post: 'bg-line', line: 'bg-line' },
} as const

/** So many posts can be told apart; more of them are drawn as the line alone. */
const MOST_POSTS = 80

/** The mark with one post for each of many things, in the order of how they stand. Figures and words stand beside it. */
export function HandrailTally({
  label,
  parts,
}: {
  /** All of it in words. */
  label: string
  parts: readonly { key: string; count: number; tone: keyof typeof tones }[]
}) {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div role="img" aria-label={label} className="relative h-5 overflow-hidden">
      <span className="absolute inset-x-0 top-0 flex h-1.5 overflow-hidden rounded-full bg-line">
        {parts.map(({ key, count, tone }) => (
          <span
            key={key}
            className={joinClasses('transition-[width] duration-250 ease-rail', tones[tone].line)}
            style={{ width: `${total === 0 ? 0 : (100 * count) / total}%` }}
          />
        ))}
      </span>
      {total <= MOST_POSTS && (
        <span className="absolute inset-0 flex justify-around">
          {parts.flatMap(({ key, count, tone }) =>
            Array.from({ length: count }, (_, post) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: posts are alike and never move
                key={`${key}-${post}`}
                className={joinClasses('h-4 w-1 rounded-b-full transition-colors', tones[tone].post)}
              />
            )),
          )}
        </span>
      )}
    </div>
  )
}
