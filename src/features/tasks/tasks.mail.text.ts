/** The mail about a completed task to staff, who read English. It names nobody: mail is read over shoulders too. */
export const tasksEmailText = {
  completed: {
    subject: 'A task was completed',
    body: (title: string) => `One of your patients marked this task as complete:\n\n${title}`,
  },
}
