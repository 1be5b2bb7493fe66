import { brand } from '#lib/brand.ts'
import type { dashboardsText as English } from './dashboards.text.ts'

export const dashboardsText: typeof English = {
  title: 'Tableros y resultados',
  description: `${brand.name} empieza con una pregunta: ¿quién necesita apoyo hoy? Cifras al momento de sus propios casos, e informes de avance con sus gráficas.`,
  heading: '¿Quién necesita apoyo hoy?',
  lead: 'Casi todos los tableros contestan lo que la directiva preguntó el trimestre pasado. Este contesta lo que un gestor pregunta a las ocho de la mañana, con lo que se anotó hace un segundo.',
  shownTitle: 'Punto por punto, para todos',
  shownLead: 'Abra un punto y vea cómo va cada paciente con él.',
  demo: 'Pedir una demostración',
  pricing: 'Ver los precios',
  picture: {
    label:
      'El avance de los pacientes, en Overview: tres pacientes, primero quien va más atrás, cada uno con barra, cifra y palabra.',
    title: 'Avance de las listas',
    note: 'Primero quien va más atrás',
    rows: [
      { name: 'Andre W.', percent: 18, counted: '2 de 11', word: 'Necesita apoyo' },
      { name: 'Lena K.', percent: 55, counted: '6 de 11', word: 'En camino' },
      { name: 'Rosa D.', percent: 91, counted: '10 de 11', word: 'Va muy bien' },
    ],
  },
  todayTitle: 'Seis lugares donde mirar',
  todayLead: 'Todos están hoy, al momento, y cuentan solo lo que usted puede ver.',
  today: [
    {
      title: 'Lo primero de hoy',
      body: 'Peligro, mensajes sin contestar, citas por confirmar, pasos vencidos o que faltan, tareas, y quién no ha dado señales. En cada grupo, arriba la espera más larga.',
      where: 'Overview',
    },
    {
      title: 'Sus cuatro cifras',
      body: 'Pacientes, casos activos, archivos y mensajes sin leer, contados en este momento.',
      where: 'Overview',
    },
    {
      title: 'Sus casos',
      body: 'Busque por nombre; ordene por atención, por avance o por fecha. Con cuarenta personas o con cuatro mil, es la misma lista.',
      where: 'Patients',
    },
    {
      title: 'El avance de las listas',
      body: 'Cuánto lleva cada persona, primero quien va más atrás: barra, cifra y palabra, nunca solo un color. Checklist Status muestra lo mismo punto por punto.',
      where: 'Overview y Checklist Status',
    },
    {
      title: 'Informes de avance',
      body: 'De los casos de un gestor, de una etiqueta o de toda la organización: gráficas con sus tablas, para imprimir o descargar en JSON y CSV.',
      where: '“Generate Report”',
    },
    {
      title: 'Sus propias etiquetas',
      body: 'Ponga etiquetas a una persona o a muchas a la vez, y reduzca la lista con ellas. El paciente no las ve en sus pantallas, y le llegan con su descarga.',
      where: 'Patients',
    },
  ],
  patientTitle: 'El paciente también tiene su tablero',
  patientBody:
    'Metas activas, próximas citas, mensajes sin leer y avance total: cuatro cifras sobre su propia vida, contadas del registro y no inventadas. Nadie se compara con nadie.',
  patientLink: 'Cómo funciona el portal',
  honestTitle: 'Una cifra que se puede defender',
  honestLead:
    'Antes de poner una cifra en un informe, hágale cuatro preguntas. Nosotros se las hacemos a las nuestras.',
  honest: [
    { label: '¿De quién?', description: 'A qué personas cuenta y a cuáles no.' },
    { label: '¿Desde cuándo?', description: 'De qué día a qué día, y por qué fecha se ubica cada hecho.' },
    { label: '¿Quién lo anotó?', description: 'Un resultado sin autor es un rumor.' },
    { label: '¿Qué falta?', description: 'Cuántos no tienen dato. Un espacio vacío no es un cero.' },
  ],
  never: [
    'No pone en orden al personal ni a los pacientes.',
    'No predice lo que hará una persona.',
    'No calcula medidas de HUD, WIOA ni HEDIS.',
    'No muestra una cifra que nadie pueda rastrear.',
  ],
  later: [
    'Un informe de un solo paciente, o entre dos días que usted elija. El informe de avance es de todos los casos de un gestor, de una etiqueta o de toda la organización, como están hoy.',
  ],
  whoLead:
    'La pantalla de inicio y el avance vienen con todos los planes. Generar informes de avance es Premium; leerlos, no.',
  uses: [
    { who: 'Gestores', does: 'Sus propios casos, como están ahora, y sus informes.' },
    { who: 'Especialistas', does: 'Los pacientes que tienen asignados.' },
    {
      who: 'Administradores',
      does: 'Cuántos pacientes, gestores y especialistas hay, quién atiende a quién, y los informes de todos.',
    },
    { who: 'Pacientes', does: 'Cuatro cifras sobre sí mismos, gratis.' },
  ],
  closingTitle: 'Empiece por hoy.',
  closingBody: `${brand.demoMinutes} minutos. Traiga la cifra que le pide su financiador y le decimos si aquí ya se puede tener.`,
}
