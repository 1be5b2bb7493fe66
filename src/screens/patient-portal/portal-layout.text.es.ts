import type { portalLayoutText as English } from './portal-layout.text.ts'

export const portalLayoutText: typeof English = {
  tabs: 'Su portal',
  gettingStarted: 'Primeros pasos',
  dashboard: 'Inicio',
  formsAndTasks: 'Formularios y tareas',
  messages: 'Mensajes',
  profile: 'Mi perfil',
}
