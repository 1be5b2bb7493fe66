import { brand } from '#lib/brand.ts'
import type { assessmentsText as English } from './assessments.text.ts'

export const assessmentsText: typeof English = {
  title: 'Evaluaciones y metas',
  description: 'Vea dónde está una persona y adónde quiere llegar.',
  lead: `Una meta vale más cuando la escribió la propia persona. ${brand.name} guarda las metas del paciente junto a las del gestor de casos y muestra cuánto ha avanzado cada una.`,
  points: [
    {
      title: 'Una pregunta a la vez',
      body: 'Los formularios muestran una sola pregunta, guardan lo escrito y esperan a quien necesita una pausa.',
    },
    {
      title: 'Tres clases de metas',
      body: 'Las personales, las del gestor de casos y los pasos de la lista. Siempre separadas.',
    },
    { title: 'Un avance amable', body: 'Lo hecho se celebra. Lo que falta, simplemente falta.' },
  ],
  note: 'Esta página crecerá para mostrar cómo se pone y se logra una meta. Mientras tanto, pida una demostración.',
}
