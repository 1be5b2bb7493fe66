import type { goalsText as English } from './goals.text.ts'

export const goalsText: typeof English = {
  heading: 'Sus metas',
  description: 'Lo que usted y su equipo quieren lograr.',
  empty: 'Todavía no hay metas',
  emptyHint: 'Las metas que usted y su equipo elijan aparecerán aquí.',
  completedOf: (completed, total) => `${completed} de ${total} metas logradas`,
  target: date => `Para el ${date}`,
  done: 'Lograda',
  from: { patient: 'Una meta suya', case_manager: 'De la persona que lleva su caso' },
  failures: {
    load: {
      title: 'No se pudieron cargar los datos',
      body: 'No pudimos cargar sus metas. No se perdió nada.',
    },
  },
}
