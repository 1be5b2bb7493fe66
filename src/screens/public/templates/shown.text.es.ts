import type { shownText as English } from './shown.text.ts'

export const shownText: typeof English = {
  deskNote: 'Una pantalla real, con las personas inventadas del ejemplo. El personal trabaja en inglés.',
  portalNote: 'Una pantalla real, con una persona inventada del ejemplo.',
  pictures: {
    desk: 'El escritorio de Dana, gestora de casos: una sola lista con quién espera respuesta, quién pide una cita, a quién se le pasó o le falta el próximo paso, y sus tareas.',
    record:
      'La página de un paciente en el escritorio: cómo comunicarse sin riesgo, el próximo paso y el último contacto están encima de todo lo demás.',
    conversation: 'Los mensajes en el escritorio: la lista de conversaciones y una de ellas abierta al lado.',
    checklist: 'El estado de la lista en el escritorio: cada punto y cuántos pacientes ya lo tienen.',
    portal: 'El portal en un teléfono: “Su próximo paso” con un botón, luego lo nuevo y cuatro cifras.',
    tasks: 'Las tareas del portal en un teléfono: cuántas están hechas, y cada una con su día y un botón.',
    thread: 'Una conversación con una gestora de casos en el portal, en un teléfono.',
    form: 'Un formulario del portal en un teléfono: una pregunta, y cuántas son.',
    needs: 'La casilla “¿Qué necesita?” del portal en un teléfono, con los primeros pasos debajo.',
  },
}
