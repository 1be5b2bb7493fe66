import { nameInMail } from '#lib/name-in-mail.ts'
import { tasksEmailText } from './tasks.mail.text.ts'

/** Tells the case manager about a completed task; `name` is the preferred name, where the patient gave one. */
export function composeCompletedTask(name: string | null, title: string) {
  const { subject, body } = tasksEmailText.completed
  return { subject, body: body(nameInMail(name) ?? null, title) }
}
