/** A letter to a patient, as the guide drafts it (Spanish). */
import type { draftsLetterText as English } from './drafts.letter.text.ts'

export const draftsLetterText: typeof English = {
  greeting: called => `Hola, ${called}:`,
  opening: 'Le escribo para que tenga en un solo lugar lo que acordamos.',
  nextStep: 'Su próximo paso:',
  appointments: 'Cuándo nos vemos:',
  tasks: 'Lo que todavía tiene pendiente:',
  goals: 'Las metas en las que trabaja:',
  byDay: (title, day) => `${title}, a más tardar el ${day}`,
  nothing: 'Por ahora no tiene que hacer nada.',
  closing: 'Si algo ha cambiado, o si quiere hablar de esto, llámeme o escríbame, por favor.',
  regards: 'Saludos cordiales,',
}
