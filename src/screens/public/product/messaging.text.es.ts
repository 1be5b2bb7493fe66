import type { messagingText as English } from './messaging.text.ts'

export const messagingText: typeof English = {
  title: 'Mensajes y citas',
  description: 'Pacientes y equipos hablan y agendan en un solo lugar, sin costo.',
  lead: 'Un paciente escribe; el gestor de casos lo ve al momento y responde. Sin llamadas perdidas, sin papelitos, sin costo.',
  points: [
    {
      title: 'Llega mientras usted mira',
      body: 'Los mensajes nuevos aparecen en los dos lados sin volver a cargar nada.',
    },
    {
      title: 'Una cita es un sí de los dos',
      body: 'El paciente pide una hora. El gestor de casos la confirma o propone otra.',
    },
    {
      title: 'Un cuaderno propio',
      body: 'Los pacientes pueden escribir notas privadas que nadie del equipo puede leer.',
    },
  ],
  note: 'Esta página crecerá para mostrar una conversación desde los dos lados. Ya puede probarlo: registrarse toma dos minutos.',
}
