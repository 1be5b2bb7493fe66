import type { portalLayoutText as English } from './portal-layout.text.ts'

export const portalLayoutText: typeof English = {
  tabs: 'Su portal',
  gettingStarted: 'Primeros pasos',
  gettingStartedShort: 'Pasos',
  dashboard: 'Inicio',
  formsAndTasks: 'Formularios y tareas',
  formsAndTasksShort: 'Tareas',
  toDo: count => `${count} por hacer`,
  messages: 'Mensajes',
  profile: 'Mi perfil',
  profileShort: 'Perfil',
  clock: zone => `Aquí las horas son de ${zone}, no de este dispositivo.`,
  changeClock: 'Cambiar la zona horaria',
}
