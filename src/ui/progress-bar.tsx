import { joinClasses } from './class-names.ts'
import { uiText } from './ui.text.ts'

const tones = { rail: 'bg-rail', good: 'bg-good', fair: 'bg-fair', poor: 'bg-poor' }

/** How far something is, 0 to 100 percent. `valueText` says it in words ("3 of 8 items"). */
export function ProgressBar({
  label,
  percent,
  valueText,
  tone = 'rail',
  size = 'full',
  showsLabel = false,
}: {
  label: string
  percent: number
  valueText?: string
  tone?: keyof typeof tones
  /** Thin where it stands under a name in small words. */
  size?: 'full' | 'thin'
  /** Shows the label and the figure above the bar; otherwise they are only read aloud. */
  showsLabel?: boolean
}) {
  const value = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div className="grid gap-1.5">
      {showsLabel && (
        <div aria-hidden="true" className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{label}</span>
          <span className="text-muted tabular-nums">{valueText ?? uiText.percent(value)}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={joinClasses('overflow-hidden rounded-full bg-line', size === 'thin' ? 'h-1' : 'h-2')}
      >
        <div
          className={joinClasses(
            'h-full rounded-full transition-[width] duration-250 ease-rail',
            tones[tone],
          )}
          style={{ width: `${value}%` }}
        />
      </div>
    </div>
  )
}
