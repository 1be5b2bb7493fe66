import { brand } from '#lib/brand.ts'
import type { messagingText as English } from './messaging.text.ts'

export const messagingText: typeof English = {
  title: 'Mensajes y citas',
  description: `Pacientes y equipos escriben y agendan en un solo lugar con ${brand.name}: al momento, en español y en inglés, aun sin señal y gratis para todos.`,
  heading: 'Sin llamadas perdidas. Sin papelitos.',
  lead: 'Un paciente escribe desde el autobús. El gestor lo ve mientras atiende otra llamada y contesta con una frase. Casi siempre, eso es lo que mantiene a la gente en su cuidado.',
  shownTitle: 'La misma conversación, desde el escritorio',
  shownLead: 'Un hilo con cada persona, y encima de las palabras quién más puede leerlo.',
  signUp: 'Abrir una cuenta de paciente',
  demo: 'Pedir una demostración',
  picture: {
    label:
      'La misma conversación desde dos lados: en el teléfono de una paciente y en la mesa de su gestora.',
    phone: 'En el teléfono de Rosa',
    desk: 'En la mesa de Dana',
    asked: 'Dicen que necesito un papel de ustedes para la clínica.',
    answered: 'Está en la recepción. Pregunte por Luis. ¿Necesita transporte?',
    waiting: 'Sí, por favor, el viernes.',
    waitingNote: 'Aún no se envía. Sale cuando vuelva la conexión.',
    inbox: [
      { name: 'Andre W.', preview: '¿Podemos vernos a las 3?', state: 'Espera 2 h' },
      { name: 'Rosa D.', preview: 'Usted: Está en la recepción…', state: '' },
    ],
  },
  todayTitle: 'Lo que hace',
  today: [
    {
      title: 'Llega mientras usted mira',
      body: 'Los mensajes nuevos aparecen en los dos lados sin volver a cargar nada, con una cuenta de no leídos que se borra cuando debe.',
      where: 'Mensajes',
    },
    {
      title: 'Nada de lo escrito se pierde',
      body: 'Un mensaje escrito sin señal espera y sale una sola vez, en orden. Cada conversación guarda su borrador.',
      where: 'Mensajes',
    },
    {
      title: 'Quién lee qué',
      body: 'Encima de sus palabras, cada conversación dice quién más puede leerla, como un colega que cubre. El especialista tiene la suya y no puede leer la otra.',
      where: 'Mensajes',
    },
    {
      title: 'Sin contestar, no sin leer',
      body: 'Una conversación espera hasta que alguien contesta, o dice que no hace falta. Abrirla no la cierra, y la espera más larga va primero.',
      where: 'Mensajes',
    },
    {
      title: 'No contestan dos a la vez',
      body: 'Quien abre una conversación ve qué colega del equipo la lee o escribe en ese momento.',
      where: 'Mensajes',
    },
    {
      title: 'Un momento para pensarlo',
      body: 'Lo que manda el equipo se detiene cinco segundos y se puede deshacer. Si cierra la página, sale de todos modos.',
      where: 'Mensajes',
    },
    {
      title: 'Un papel, pedido en el hilo',
      body: 'El equipo pide un archivo donde escribe. El paciente manda una foto desde ahí, y queda entre sus archivos.',
      where: 'Mensajes',
    },
    {
      title: 'Un cuaderno propio',
      body: '“Mis notas privadas” no las lee nadie más. Si las palabras son de peligro, ahí se muestra la ayuda, y al equipo se le avisa solo si el paciente lo pide.',
      where: 'Mis notas privadas',
    },
  ],
  visitsTitle: 'Una cita es un sí de los dos',
  visitsLead: 'Quien cruzó la ciudad dos veces por una cita que se movió sabe por qué esto está aquí.',
  visits: [
    { label: 'Se pide', description: 'El paciente elige un día y una hora, y puede añadir una nota.' },
    {
      label: 'Se confirma o se mueve',
      description:
        'El equipo dice que sí u ofrece otra hora. Un gestor no puede tener dos citas a la misma hora.',
    },
    {
      label: 'En los dos calendarios',
      description:
        'Cada quien la ve con su propio reloj. Un archivo de calendario entra en cualquier teléfono.',
    },
    {
      label: 'Se recuerda',
      description: 'Un correo el día antes, a una hora segura, que no dice de qué se trata.',
    },
  ],
  mailTitle: 'Correos que otros pueden ver sin saber nada',
  mailBody:
    'El correo dice que algo espera, no qué es. Va solo a la dirección del registro, y solo por las formas y horas que el paciente llamó seguras. A quien dijo “sin correos” no le llega ninguno.',
  never: [
    'No manda mensajes de texto.',
    'Nadie lo vigila día y noche, y la página lo dice, junto al 988 y al 911.',
    'No deja entrar a un gestor nuevo sin cerrarle la puerta al anterior.',
    'Nunca está detrás de Premium: viene con todos los planes, y los pacientes nunca pagan.',
  ],
  later: [
    'Conversaciones en grupo, y archivos que viajan con un mensaje. Hoy un archivo contesta a la tarea que lo pide.',
  ],
  whoLead: 'Parte de todos los planes, y sigue ahí cuando termina la prueba. Gratis para pacientes.',
  uses: [
    {
      who: 'Pacientes',
      does: 'Escriben a su gestor y a su especialista, llevan un cuaderno, piden citas y las cancelan, aceptan o rechazan.',
    },
    { who: 'Gestores', does: 'Escriben con sus pacientes; primero, quien espera respuesta.' },
    {
      who: 'Especialistas',
      does: 'Escriben con los pacientes que tienen asignados, en sus propias conversaciones.',
    },
    {
      who: 'Administradores',
      does: 'Pueden leer las conversaciones con el equipo si hace falta, nunca un cuaderno.',
    },
  ],
  closingTitle: 'Escriba el primer mensaje.',
  closingBody:
    'La cuenta toma dos minutos y no cuesta nada. Los equipos pueden ver los dos lados en una demostración.',
}
