import type { caseFilesText as English } from './case-files.text.ts'

export const caseFilesText: typeof English = {
  title: 'Expedientes y procesos',
  description: 'Un registro por persona, abierto solo a quien puede verlo.',
  lead: 'Todo sobre una persona en un solo lugar: papeles, notas, tareas y mensajes, en el orden en que pasaron.',
  points: [
    {
      title: 'Cada papel con su persona',
      body: 'Se sube una vez; el archivo queda con el registro y cada descarga queda anotada.',
    },
    {
      title: 'Tareas con alguien a cargo',
      body: 'Cada tarea dice qué, para cuándo y quién. Lo atrasado aparece primero.',
    },
    {
      title: 'Cerrado si nadie lo abre',
      body: 'La propia base de datos niega todo registro que a usted no le toca ver.',
    },
  ],
  note: 'Esta página crecerá para mostrar un caso del primer papel al último. Mientras tanto, pida una demostración.',
}
