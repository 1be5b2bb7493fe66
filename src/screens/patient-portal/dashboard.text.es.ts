import type { dashboardText as English } from './dashboard.text.ts'

export const dashboardText: typeof English = {
  title: 'Inicio',
  welcome: name => `Le damos la bienvenida de nuevo, ${name}`,
  welcomeUnnamed: 'Le damos la bienvenida de nuevo',
  welcomeNew: name => `Le damos la bienvenida, ${name}`,
  welcomeNewUnnamed: 'Le damos la bienvenida',
  figures: 'Sus cifras',
  actions: 'Lo que puede hacer',
  message: 'Escribir a su gestor de casos',
  continueForm: 'Continuar un formulario',
  addGoal: 'Añadir una meta',
  schedule: 'Pedir una cita',
  goals: { title: 'Sus metas', more: 'Ver todas las metas' },
  tasks: { title: 'Sus tareas', more: 'Ver todas las tareas' },
  coming: count => (count === 1 ? '1 próxima' : `${count} próximas`),
  inPlace: (count, all) => (all > 0 ? `${count} de ${all} ya listos` : undefined),
  checklist: 'Su lista',
  activity: 'Actividad reciente',
  resources: {
    title: 'Recursos útiles',
    crisis: {
      label: '988: Línea de Prevención del Suicidio y Crisis',
      about:
        'Llame al 988 y oprima 2, o mande AYUDA por mensaje de texto al 988. Gratis y privado, día y noche.',
    },
    local: {
      label: '211: ayuda cerca de usted',
      about: 'Comida, vivienda, cuentas y más. Llame al 211 o vea su página.',
    },
    opensOutside: '(abre otro sitio)',
  },
}
