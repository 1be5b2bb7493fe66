import { joinClasses } from './class-names.ts'
import { ProgressBar } from './progress-bar.tsx'
import { uiText } from './ui.text.ts'

type CompletionGrade = 'good' | 'fair' | 'poor'

/** 80 % and more is good, 50 to 79 % fair, below 50 % poor. */
function gradeCompletion(percent: number): CompletionGrade {
  if (percent >= 80) return 'good'
  return percent >= 50 ? 'fair' : 'poor'
}

const grades: Record<CompletionGrade, { colour: string; word: string }> = {
  good: { colour: 'text-good', word: uiText.completionGood },
  fair: { colour: 'text-fair', word: uiText.completionFair },
  poor: { colour: 'text-poor', word: uiText.completionPoor },
}

/** A completion as a small figure in its colour, with its word. */
export function CompletionFigure({ percent }: { percent: number }) {
  const { colour, word } = grades[gradeCompletion(percent)]
  return (
    <>
      <span className={joinClasses('font-semibold tabular-nums', colour)}>{uiText.percent(percent)}</span>{' '}
      {word.toLowerCase()}
    </>
  )
}

/** A completion as a bar, and as a figure with its word: the colour is on the small figure alone, for nobody who began is red. */
export function Completion({
  percent,
  label,
}: {
  percent: number
  /** What is complete to that degree, read aloud with the bar. */
  label: string
}) {
  const value = Math.round(percent)
  return (
    <div className="grid gap-1">
      <p className="text-muted text-sm">
        <CompletionFigure percent={value} />
      </p>
      <ProgressBar label={label} percent={value} size="thin" />
    </div>
  )
}
