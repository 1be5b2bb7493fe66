import type { portalLayoutText as English } from './portal-layout.text.ts'

export const portalLayoutText: typeof English = {
  tabs: 'Su portal',
  gettingStarted: 'Primeros pasos',
  gettingStartedShort: 'Pasos',
  dashboard: 'Inicio',
  formsAndTasks: 'Formularios y tareas',
  formsAndTasksShort: 'Tareas',
  messages: 'Mensajes',
  profile: 'Mi perfil',
  profileShort: 'Perfil',
  clock: zone =>
    `Los días y las horas van según la zona horaria de su perfil: ${zone}. Este dispositivo muestra otra hora.`,
  changeClock: 'Cambiar la zona horaria',
}
