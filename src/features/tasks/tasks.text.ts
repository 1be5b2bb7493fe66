export const tasksText = {
  heading: 'Your Tasks',
  empty: 'No tasks yet',
  emptyHint: 'When your care team gives you a task, it will show up here.',
  due: (date: string) => `Due ${date}`,
  noDueDate: 'No due date',
  markComplete: 'Mark Complete',
  done: 'Completed',
  progress: (completed: number, total: number) => `${completed} of ${total} tasks completed`,
  priority: { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' },
  completed: { title: 'Success', body: 'Task marked as complete' },
  completedAndTold: {
    title: 'Task completed!',
    body: 'Great job completing your task. Your case manager has been notified.',
  },
  created: { title: 'Success', body: 'Task created successfully' },
  failures: {
    load: { title: 'Error', body: 'Failed to load forms and tasks.' },
    update: { title: 'Error', body: 'Failed to update task.' },
    create: { title: 'Error', body: 'Failed to create task' },
  },
  problems: {
    titleMissing: 'Please provide a task title',
    titleLong: 'Use at most 200 letters for the title.',
    descriptionLong: 'Use at most 2,000 letters for the description.',
    dateUnreadable: 'Choose a date.',
  },
}
