import type { dashboardsText as English } from './dashboards.text.ts'

export const dashboardsText: typeof English = {
  title: 'Tableros y resultados',
  description: 'Cifras para equipos, directivas y financiadores.',
  lead: 'Quién necesita apoyo hoy y qué ha cambiado este año. Dos preguntas, y las cifras detrás de cada una se pueden abrir.',
  points: [
    {
      title: 'Para los próximos seis minutos',
      body: 'La pantalla del gestor de casos empieza con quien lleva más tiempo esperando.',
    },
    { title: 'Para la directiva', body: 'Resultados en el tiempo, en gráfica y en tabla.' },
    { title: 'Para el financiador', body: 'Un informe que dice de dónde sale cada número.' },
  ],
  note: 'Esta página crecerá para mostrar un tablero que pueda probar. Mientras tanto, pida una demostración.',
}
