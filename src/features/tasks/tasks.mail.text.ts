export const tasksEmailText = {
  completed: {
    subject: 'A task was completed',
    body: (name: string | null, title: string) =>
      `${name ?? 'One of your patients'} marked this task as complete:\n\n${title}`,
  },
}
