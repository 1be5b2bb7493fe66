import { Badge, type BadgeTone } from './badge.tsx'
import { DoneIcon, UnderWayIcon, WarningIcon } from './icons.ts'
import { ProgressBar } from './progress-bar.tsx'
import { uiText } from './ui.text.ts'

export type CompletionGrade = 'good' | 'fair' | 'poor'

/** 80 % and more is good, 50 to 79 % fair, below 50 % poor. */
function gradeCompletion(percent: number): CompletionGrade {
  if (percent >= 80) return 'good'
  return percent >= 50 ? 'fair' : 'poor'
}

const grades: Record<CompletionGrade, { Icon: typeof DoneIcon; word: string }> = {
  good: { Icon: DoneIcon, word: uiText.completionGood },
  fair: { Icon: UnderWayIcon, word: uiText.completionFair },
  poor: { Icon: WarningIcon, word: uiText.completionPoor },
}

/** A completion as colour, icon, figure and word; with `showsBar` also as a bar. */
export function Completion({
  percent,
  label,
  showsBar = false,
}: {
  percent: number
  /** What is complete to that degree, read aloud with the bar. */
  label: string
  showsBar?: boolean
}) {
  const value = Math.round(percent)
  const grade = gradeCompletion(value)
  const { Icon, word } = grades[grade]
  return (
    <div className="grid gap-2">
      <Badge tone={grade satisfies BadgeTone} icon={<Icon size={16} aria-hidden="true" />}>
        <span className="tabular-nums">{uiText.percent(value)}</span>
        <span className="font-normal">{word}</span>
      </Badge>
      {showsBar && <ProgressBar label={label} percent={value} tone={grade} />}
    </div>
  )
}
