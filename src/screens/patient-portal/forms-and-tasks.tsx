import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigationType, useSearchParams } from 'react-router'
import { measureProgress } from '#features/checklist/checklist.rules.ts'
import { OwnFiles } from '#features/files/parts/own-files.tsx'
import { ownForms } from '#features/forms/forms.queries.ts'
import { formToContinue } from '#features/forms/forms.rules.ts'
import { formsText } from '#features/forms/forms.text.ts'
import { addressOfForm, FormList } from '#features/forms/parts/form-list.tsx'
import { useIsClosed } from '#features/patients/patients.queries.ts'
import { TaskList } from '#features/tasks/parts/task-list.tsx'
import { myTasks } from '#features/tasks/tasks.queries.ts'
import { tasksText } from '#features/tasks/tasks.text.ts'
import { Card } from '#ui/card.tsx'
import { useGoingOn } from '#ui/going-on.ts'
import { Page } from '#ui/page.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { formsAndTasksText as text } from './forms-and-tasks.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const listHeight = '400px'
/** Space for the scroll bar, which overlays the list. */
const scrollBarGap = 'pr-3'

/**
 * What was asked of the patient: forms and tasks, each with how far they are. The address `?continue` goes on to the form
 * that waits most, so that "continue a form" needs to know nothing beforehand.
 */
export default function FormsAndTasks() {
  const forms = useQuery(ownForms)
  const tasks = useQuery(myTasks)
  const isClosed = useIsClosed()
  const [address] = useSearchParams()
  // Who sent a form, or left one, begins at the top; who comes Back, where they were.
  const heading = useGoingOn<HTMLHeadingElement>(useNavigationType() === 'POP' ? null : true)
  if (address.has('continue')) {
    if (forms.isPending) return <SpinnerArea height="24rem" />
    // In a closed case, what was begun may be finished, and nothing else is asked for.
    const next = formToContinue((forms.data ?? []).filter(form => !isClosed || form.status === 'in_progress'))
    return <Navigate to={next ? addressOfForm(next.id) : '/patient-portal/forms-and-tasks'} replace />
  }
  return (
    <Page title={text.title} heading={heading} lead={text.lead}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <Progress asked={forms} title={formsText.progressTitle} format={formsText.progress} />
          <Card title={formsText.heading} description={formsText.description}>
            <ScrollArea label={formsText.listLabel} height={listHeight}>
              <div className={scrollBarGap}>
                <FormList />
              </div>
            </ScrollArea>
          </Card>
          <OwnFiles />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Progress asked={tasks} title={tasksText.progressLabel} format={tasksText.progress} />
          <Card title={tasksText.heading} description={tasksText.description}>
            <ScrollArea label={tasksText.listLabel} height={listHeight}>
              <div className={scrollBarGap}>
                <TaskList />
              </div>
            </ScrollArea>
          </Card>
        </div>
      </div>
    </Page>
  )
}

function Progress({
  asked: { data: entries = [], isPending },
  title,
  format,
}: {
  asked: { data?: readonly { status: string }[] | undefined; isPending: boolean }
  title: string
  format: (completed: number, total: number) => string
}) {
  const done = entries.filter(entry => entry.status === 'completed').length
  const { completed, total, percentage } = measureProgress(done, entries.length)
  if (isPending)
    return (
      <Card title={title}>
        <Skeleton className="h-11" />
      </Card>
    )
  return (
    <Card title={title}>
      <div className="grid gap-2">
        <p className="flex items-baseline justify-between gap-3">
          <span>{format(completed, total)}</span>
          {total > 0 && (
            <span className="font-semibold text-xl tabular-nums">{tasksText.percentage(percentage)}</span>
          )}
        </p>
        {total > 0 && <ProgressBar label={title} percent={percentage} valueText={format(completed, total)} />}
      </div>
    </Card>
  )
}
