import { ImportLink } from '#features/imports/opening/parts/import-link.tsx'
import { TaskTable } from '#features/task-management/parts/task-table.tsx'

/** The tasks of the organization, and a way to bring such a list along. */
export default function Tasks() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 dense:gap-3">
      <TaskTable />
      <p>
        <ImportLink kind="tasks" />
      </p>
    </div>
  )
}
