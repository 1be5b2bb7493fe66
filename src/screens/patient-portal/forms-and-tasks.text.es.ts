import type { formsAndTasksText as English } from './forms-and-tasks.text.ts'

export const formsAndTasksText: typeof English = {
  title: 'Formularios y tareas',
  lead: 'Lo que le pidió su equipo y lo que ya terminó.',
}
