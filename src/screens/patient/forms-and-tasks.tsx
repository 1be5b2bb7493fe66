import { useQuery } from '@tanstack/react-query'
import { measureProgress } from '#features/checklist/checklist.rules.ts'
import { ownForms } from '#features/forms/forms.queries.ts'
import { formsText } from '#features/forms/forms.text.ts'
import { FormList } from '#features/forms/parts/form-list.tsx'
import { TaskList } from '#features/tasks/parts/task-list.tsx'
import { myTasks } from '#features/tasks/tasks.queries.ts'
import { tasksText } from '#features/tasks/tasks.text.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { formsAndTasksText as text } from './forms-and-tasks.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const listHeight = '400px'

/** What was asked of the patient: forms and tasks, each with how far they are. */
export default function FormsAndTasks() {
  const { data: forms = [] } = useQuery(ownForms)
  const { data: tasks = [] } = useQuery(myTasks)
  return (
    <Page title={text.title} lead={text.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={formsText.heading} description={formsText.description}>
          <div className="grid gap-4">
            <Progress entries={forms} label={formsText.progressLabel} say={formsText.progress} />
            <p>{formsText.howTo}</p>
            <ScrollArea label={formsText.listLabel} height={listHeight}>
              <FormList />
            </ScrollArea>
          </div>
        </Card>
        <Card title={tasksText.heading} description={tasksText.description}>
          <div className="grid gap-4">
            <Progress entries={tasks} label={tasksText.progressLabel} say={tasksText.progress} />
            <ScrollArea label={tasksText.listLabel} height={listHeight}>
              <TaskList />
            </ScrollArea>
          </div>
        </Card>
      </div>
    </Page>
  )
}

function Progress({
  entries,
  label,
  say,
}: {
  entries: readonly { status: string }[]
  label: string
  say: (completed: number, total: number) => string
}) {
  const done = entries.filter(entry => entry.status === 'completed').length
  const { completed, total, percentage } = measureProgress(done, entries.length)
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3">
        <span>{say(completed, total)}</span>
        <span className="font-semibold tabular-nums">{tasksText.percentage(percentage)}</span>
      </p>
      <ProgressBar label={label} percent={percentage} valueText={say(completed, total)} />
    </div>
  )
}
