/** Lo que lee un paciente sobre quién reemplaza a su gestor de casos (español). */
import type { recordCoversText as English } from './record-covers.text.ts'

export const recordCoversText: typeof English = {
  heading: 'Quién más puede ver su expediente ahora',
  line: (colleague, caseManager, day) => `${colleague} reemplaza a ${caseManager} hasta el ${day}.`,
  hint: 'Le ayuda mientras quien lleva su caso no está. Después de ese día, ya no puede ver su expediente.',
}
