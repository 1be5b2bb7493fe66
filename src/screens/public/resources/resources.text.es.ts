import type { resourcesText as English } from './resources.text.ts'

export const resourcesText: typeof English = {
  title: 'Recursos',
  description: 'Guías sencillas para quien busca su camino, y ayuda que puede encontrar hoy.',
  lead: 'Guías cortas en palabras sencillas, para pacientes, familias y quienes los acompañan.',
  points: [
    {
      title: 'Ayuda a cualquier hora',
      body: 'Llame o escriba al 988 para hablar de una crisis o de sentirse muy mal. Es gratis, en español y en inglés.',
    },
    { title: 'Ayuda cerca de usted', body: 'Llame al 211 para comida, vivienda, cuentas y más en su zona.' },
    { title: 'En peligro ahora mismo', body: 'Llame al 911.' },
  ],
  note: 'Se están escribiendo cuatro guías para esta página: la primera visita, contar su historia una sola vez, metas que se sostienen y cómo leer una carta de una agencia.',
}
