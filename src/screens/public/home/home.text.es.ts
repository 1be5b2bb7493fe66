import { brand } from '#lib/brand.ts'
import type { homeText as English } from './home.text.ts'

export const homeText: typeof English = {
  metaTitle: `${brand.name}: un apoyo firme en cada paso`,
  description:
    'Gestión de casos para equipos de salud y servicios sociales, con un portal del paciente siempre gratis. En español y en inglés.',
  heroTitle: 'Un apoyo firme en cada paso.',
  heroLead: `Pedir ayuda es subir una escalera. ${brand.name} es el pasamanos: la persona siempre sabe cuál es el próximo paso, y su equipo no pierde ninguno.`,
  heroAction: 'Pedir una demostración',
  heroPatient: 'Soy paciente',
  heroNote: 'Gratis para pacientes. En español y en inglés.',
  journeyLabel: 'Un ejemplo: tres pasos de una persona, Maya',
  journey: [
    { when: 'lun, 2 de mar', what: 'Primera charla con Dana' },
    { when: 'mié, 4 de mar', what: 'Formulario enviado' },
    { when: 'Hoy', what: 'Llamar a la clínica' },
  ],
  freeBadge: 'Siempre gratis para pacientes',
  freeTitle: 'Quien necesita ayuda no debe pagar por pedirla.',
  freeBody:
    'Sin prueba que se acabe, sin tarjeta, sin instalar nada. Funciona en el teléfono que usted tiene y vuelve adonde se quedó.',
  freeAction: 'Abrir su cuenta',
  freeMore: 'Cómo funciona el portal',
  howTitle: 'Cuatro pasos, una sola línea',
  howLead: 'Del primer saludo a la meta lograda, nadie tiene que empezar de nuevo.',
  how: [
    {
      label: 'Alguien pide ayuda',
      description:
        'El paciente se registra, o el gestor de casos lo anota. Son dos minutos de cualquier modo.',
    },
    {
      label: 'Una primera charla tranquila',
      description: 'Una pregunta a la vez, en palabras sencillas. Pare cuando quiera; recuerda dónde iba.',
    },
    {
      label: 'Un plan del cual agarrarse',
      description: 'Una lista hecha con las respuestas. Cada paso dice qué, quién y para cuándo.',
    },
    {
      label: 'Un camino juntos',
      description: 'Los mensajes llegan en el momento, y los dos pueden ver el avance.',
    },
  ],
  closingTitle: 'Véalo pensando en sus propios casos.',
  closingBody: `${brand.demoMinutes} minutos, sus preguntas y ninguna diapositiva. Respondemos en un día hábil.`,
  closingAction: 'Pedir una demostración',
  closingPricing: 'Ver los precios',
}
