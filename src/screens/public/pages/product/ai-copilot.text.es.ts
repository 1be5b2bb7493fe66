import { brand } from '#lib/brand.ts'
import type { aiCopilotText as English } from './ai-copilot.text.ts'

export const aiCopilotText: typeof English = {
  title: 'Copiloto de IA',
  description: `El asistente de ${brand.name} escucha, sugiere un primer paso de una colección revisada y nunca actúa sin una persona. En una crisis, la ayuda va primero.`,
  heading: 'Sugiere. Decide una persona.',
  lead: 'En este trabajo, un asistente debe acertar en lo pequeño y callar en lo grande. El nuestro contesta con una colección que cualquiera puede leer, dice de dónde viene y pone la línea de crisis antes que sus propias palabras.',
  demo: 'Pedir una demostración',
  security: 'Cómo se gobierna la IA',
  picture: {
    label:
      'El cuadro “¿Qué necesita?” del portal, lo que escribió una paciente y los primeros pasos que recibió.',
    title: '¿Qué necesita?',
    wrote: 'Debo la renta y no tengo transporte para el viernes.',
    heard: ['Vivienda', 'Transporte'],
    answerTitle: 'Respuesta de apoyo de la IA',
    steps: [
      'Para la renta, llame hoy al 211 y pida ayuda. Si le llegó un papel de la corte o de desalojo, llévelo ya a la ayuda legal gratis.',
      'Para ir a su cita, llame al número de su tarjeta de salud y pida que le lleven. Pídanos un pase de autobús.',
    ],
    source: 'Respuesta de la guía integrada, con textos de una colección fija.',
  },
  flowTitle: 'Qué pasa entre una frase y una respuesta',
  flow: [
    {
      label: 'Primero, la seguridad',
      description:
        'Las palabras de peligro se reconocen en español y en inglés, dentro del programa y aun sin conexión. El 988 y el 911 están en la pantalla antes que todo lo demás.',
    },
    {
      label: 'La guía escucha',
      description:
        'Encuentra necesidades en las palabras de la persona: renta, comida, transporte, papeles. “No tengo hambre” no es hambre.',
    },
    {
      label: 'Elige de la colección',
      description:
        'Primeros pasos cortos, en palabras de sexto grado. Las mismas palabras reciben siempre la misma respuesta.',
    },
    {
      label: 'Sigue una persona',
      description: 'Lo escrito queda donde su equipo puede leerlo. El gestor de casos sigue desde ahí.',
    },
  ],
  todayTitle: 'Lo que hace hoy',
  today: [
    {
      title: 'La primera charla',
      body: 'Una pregunta a la vez, de su propia lista. Se puede saltar, parar y seguir desde otro teléfono. Dice que es un programa y no una persona.',
      where: 'Portal del paciente, “Primeros pasos”',
    },
    {
      title: 'Una lista a la medida',
      body: 'Un próximo paso para cada punto, según lo que contó la persona. Paciente y gestor ven el mismo paso.',
      where: 'Lista',
    },
    {
      title: 'Primeros pasos para una necesidad',
      body: 'El paciente escribe qué le pasa con sus palabras y recibe hasta tres primeros pasos. Lo escrito queda para su equipo.',
      where: 'Portal del paciente, “¿Qué necesita?”',
    },
    {
      title: 'Una alerta que no se pierde',
      body: 'Las palabras de hacerse daño, abuso, daño a otros o emergencia alertan de inmediato al gestor de casos. La alerta queda, y llega a más personas, hasta que alguien escribe qué se hizo.',
      where: 'Overview, “Safety alerts”',
    },
    {
      title: 'Borradores para el equipo',
      body: 'Próximos pasos, una nota, un plan o una carta. Cada línea muestra en qué se apoya; lo que el registro no dice queda marcado, y tiene que salir antes de que una persona acepte el borrador.',
      where: 'Página del paciente, “Suggestions and drafts”',
    },
    {
      title: 'Lo que se le mandó a un modelo',
      body: 'Si usted conecta un modelo de lenguaje, quien administra lee qué se le preguntó y sobre quién, palabra por palabra, por 90 días.',
      where: 'Administración, “Settings”',
    },
  ],
  switchTitle: 'Ningún texto sale del servidor',
  switchBody:
    'La guía es parte del programa. No necesita red, ni llave, ni una empresa que venda modelos. Lo que escribe el paciente se lee donde se guarda. Solo si una organización conecta su propio modelo y el paciente dice que sí, se le mandan palabras, sin nombres, correos, teléfonos ni números. Quien administra apaga en los ajustes los modelos, o todo.',
  never: [
    'No diagnostica, no trata y no da terapia.',
    'No juzga el ánimo ni el estado mental de nadie.',
    'No decide nada sobre una persona: ni una ayuda, ni un lugar, ni un final.',
    'No le lee al equipo el cuaderno privado de un paciente.',
    'No le escribe a nadie en su nombre.',
  ],
  later: [
    'Palabras de un modelo de lenguaje en el portal. Lo que se lee allí viene de la biblioteca revisada de la guía. Solo una carta puede llevar palabras de un modelo: si la organización lo permite, el paciente dijo que sí y alguien del equipo la leyó.',
  ],
  whoLead: 'La guía para pacientes es gratis. Las sugerencias y los borradores para el equipo son Premium.',
  uses: [
    {
      who: 'Pacientes',
      does: 'La primera charla, la lista, primeros pasos y una palabra amable al día. Gratis, en español y en inglés.',
    },
    {
      who: 'Gestores',
      does: 'Leen lo contado y lo sugerido, piden borradores y ven las alertas de sus propios pacientes.',
    },
    { who: 'Especialistas', does: 'Leen lo mismo de los pacientes que tienen asignados.' },
    { who: 'Administradores', does: 'Ven las alertas de toda la organización y si alguien las atendió.' },
  ],
  closingTitle: 'Traiga la frase que le daría miedo.',
  closingBody: 'Escríbala en la demostración, en español o en inglés, y vea qué aparece primero.',
}
