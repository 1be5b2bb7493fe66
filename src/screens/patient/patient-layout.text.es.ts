import type { patientLayoutText as English } from './patient-layout.text.ts'

export const patientLayoutText: typeof English = {
  tabs: 'Su portal',
  gettingStarted: 'Primeros pasos',
  dashboard: 'Inicio',
  formsAndTasks: 'Formularios y tareas',
  messages: 'Mensajes',
  profile: 'Mi perfil',
}
