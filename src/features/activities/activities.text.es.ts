import type { activitiesText as English } from './activities.text.ts'

const quoted = (words: string, subject: string | undefined) => (subject ? `${words}: ${subject}` : words)

export const activitiesText: typeof English = {
  heading: 'Actividad reciente',
  list: 'Lo que pasó últimamente, lo más nuevo primero',
  empty: 'Todavía no hay actividad',
  emptyHint: 'Aquí aparecerán los mensajes, los pasos hechos y los formularios.',
  unknownPatient: 'Paciente desconocido',
  words: {
    onboarding_started: () => 'Empezó las preguntas de bienvenida',
    onboarding_completed: () => 'Terminó las preguntas de bienvenida',
    checklist_item_completed: subject => quoted('Hecho', subject),
    message_sent: () => 'Envió un mensaje',
    appointment_scheduled: () => 'Pidió una cita',
    profile_updated: () => 'Actualizó su perfil',
    form_submitted: subject => quoted('Envió un formulario', subject),
    task_completed: subject => quoted('Terminó una tarea', subject),
    goal_added: subject => quoted('Agregó una meta', subject),
    goal_completed: subject => quoted('Alcanzó una meta', subject),
    case_manager_changed: subject => quoted('Nueva gestión de casos', subject),
  },
  yours: {
    onboarding_started: () => 'Usted empezó las preguntas de bienvenida',
    onboarding_completed: () => 'Usted terminó las preguntas de bienvenida',
    checklist_item_completed: subject => quoted('Hecho', subject),
    message_sent: () => 'Usted envió un mensaje',
    appointment_scheduled: () => 'Usted pidió una cita',
    profile_updated: () => 'Usted actualizó su perfil',
    form_submitted: subject => quoted('Usted envió un formulario', subject),
    task_completed: subject => quoted('Usted terminó una tarea', subject),
    goal_added: subject => quoted('Usted agregó una meta', subject),
    goal_completed: subject => quoted('Usted alcanzó una meta', subject),
    case_manager_changed: subject => quoted('Su gestión de casos desde ahora', subject),
  },
  team: {
    checklist_item_completed: subject => quoted('El equipo marcó como hecho', subject),
    task_completed: subject => quoted('El equipo marcó una tarea como hecha', subject),
    goal_added: subject => quoted('El equipo agregó una meta', subject),
    goal_completed: subject => quoted('El equipo marcó una meta como alcanzada', subject),
  },
  yourTeam: {
    checklist_item_completed: subject => quoted('Su equipo marcó como hecho', subject),
    task_completed: subject => quoted('Su equipo marcó una tarea como hecha', subject),
    goal_added: subject => quoted('Su equipo agregó una meta', subject),
    goal_completed: subject => quoted('Su equipo marcó una meta como alcanzada', subject),
  },
  received: 'Recibió un mensaje del equipo',
  receivedByYou: 'Usted recibió un mensaje de su equipo',
  offered: 'Le ofrecieron una cita',
  offeredToYou: 'Le ofrecieron una cita',
  preview: words => `«${words}»`,
}
