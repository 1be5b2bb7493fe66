import { tasksEmailText } from './tasks.mail.text.ts'

/** Tells the case manager about a completed task: not whose, which the screen says. */
export function composeCompletedTask(title: string) {
  const { subject, body } = tasksEmailText.completed
  return { subject, body: body(title) }
}
