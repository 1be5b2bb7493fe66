import { brand } from '#lib/brand.ts'
import type { assessmentsText as English } from './assessments.text.ts'

export const assessmentsText: typeof English = {
  title: 'Evaluaciones y metas',
  description: `Formularios cortos que esperan a quien necesita una pausa, y metas en las palabras de la persona. En ${brand.name} nadie recibe un puntaje a escondidas.`,
  heading: 'Preguntar menos. Escuchar más.',
  lead: 'Cada pregunta le cuesta algo a la persona. Por eso aquí un formulario muestra una a la vez, guarda lo escrito y espera. Y una meta vale más en las palabras de quien la va a lograr.',
  demo: 'Pedir una demostración',
  signUp: 'Soy paciente',
  picture: {
    label: 'Un formulario del portal, en la tercera de seis preguntas, y debajo una meta lograda.',
    form: 'En qué quiere ayuda primero',
    position: 'Pregunta 3 de 6',
    question: '¿Qué tan pronto lo necesita?',
    options: ['Hoy o mañana', 'Esta semana', 'Este mes', 'No hay prisa'],
    saved: 'Guardado',
    goals: 'Mis metas personales',
    goal: 'Leerle a mi hijo por video cada domingo',
    goalState: 'Lograda',
  },
  formsTitle: 'Formularios que se pueden soltar',
  forms: [
    {
      title: 'Una pregunta por paso',
      body: 'Grande, para una pantalla rota. Atrás y adelante, con el pulgar o con el teclado.',
      where: 'Formularios y tareas',
    },
    {
      title: 'Se guarda al escribir',
      body: 'Cada diez segundos, en cada paso y al cerrar la página. Lo dice la palabra “Guardado”.',
      where: 'Llenar un formulario',
    },
    {
      title: 'Tres para empezar',
      body: 'Cómo contactarme, mi salud y mi vida diaria, y en qué quiero ayuda primero. Casi toda pregunta puede quedar vacía.',
      where: 'Formularios y tareas',
    },
    {
      title: 'En dos idiomas',
      body: 'Cada pregunta está en español y en inglés; la persona lee la suya.',
      where: 'Formularios y tareas',
    },
    {
      title: 'Sus propias preguntas',
      body: 'Arme un formulario línea por línea, con los dos idiomas lado a lado: secciones, fechas, opciones, firmas y preguntas que dependen de una respuesta. La vista previa es el portal mismo.',
      where: 'Administración, “Forms”',
    },
    {
      title: 'Respuestas que llegan al registro',
      body: 'Lo que es un dato del registro, como la forma de contacto, va ahí cuando la persona lo dice. Las respuestas se leen, se imprimen y se descargan en CSV.',
      where: 'Forms',
    },
  ],
  goalsTitle: 'Tres clases de metas, nunca revueltas',
  goalsLead:
    'Quién escribió una meta cambia lo que significa. Por eso el perfil las separa, cada una con su cuenta.',
  goals: [
    {
      who: 'Mis metas personales',
      does: 'El paciente las escribe, les pone notas, las completa y las reabre. Solo él o ella puede borrarlas.',
    },
    {
      who: 'Del gestor de casos',
      does: 'Lo que acordaron los dos. El paciente puede marcarla y ponerle notas.',
    },
    {
      who: 'De la lista',
      does: 'Puntos que van con lo que contó el paciente. Se marcan y se anotan, no se borran.',
    },
  ],
  kindTitle: 'Nadie lleva un puntaje en la frente',
  kindBody:
    'El avance es una cifra sobre pasos, no sobre una persona. Se muestra con una palabra y un dibujo, nunca solo con color, y no compara a nadie. Un día sin entrar es una pausa; nada vuelve a cero.',
  never: [
    'No diagnostica ni evalúa síntomas. No trae cuestionarios con licencia, y ninguna respuesta se vuelve puntaje.',
    'No pone a las personas en orden ni reparte lugares.',
    'La primera charla no vuelve a preguntar lo que ya tiene respuesta.',
    'No muestra una respuesta a medias como si fuera la final.',
  ],
  later: [
    'Informes sobre respuestas y metas. El informe de hoy cuenta puntos de la lista, próximos pasos y tiempos de espera. Los formularios y las metas vienen con todos los planes.',
  ],
  whoLead: 'El paciente llena formularios y lleva sus metas gratis, con cualquier plan del equipo.',
  uses: [
    {
      who: 'Pacientes',
      does: 'Llenan, paran, siguen y mandan formularios; escriben, completan y borran sus metas.',
    },
    {
      who: 'Gestores',
      does: 'Leen los formularios enviados, ven la lista de cada paciente, la marcan juntos y reciben aviso de cada tarea cumplida.',
    },
    { who: 'Especialistas', does: 'Ven lo mismo de los pacientes que tienen asignados.' },
    {
      who: 'Administradores',
      does: 'Arman los formularios, cuidan la lista y sus puntos, y ven ambos de cada paciente de la organización.',
    },
  ],
  closingTitle: '¿Qué pregunta suya sobra?',
  closingBody: 'Traiga su formulario de entrada. Lo miramos pregunta por pregunta.',
}
