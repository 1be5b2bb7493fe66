export const tasksText = {
  heading: 'Your Tasks',
  description: 'What your care team asked you to do.',
  listLabel: 'List of your tasks',
  empty: 'No open tasks',
  emptyHint: 'When your care team gives you a task, it will show up here.',
  due: (date: string) => `Due ${date}`,
  noDueDate: 'No due date',
  markComplete: 'Mark Complete',
  markCompleteOf: (title: string) => `Mark Complete: ${title}`,
  done: 'Completed',
  progressLabel: 'Tasks progress',
  percentage: (percent: number) => `${percent}%`,
  progress: (completed: number, total: number) =>
    total === 0 ? 'You have no tasks yet.' : `${completed} of ${total} tasks completed`,
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
