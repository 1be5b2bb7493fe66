import { brand } from '#lib/brand.ts'
import type { demoText as English } from './demo.text.ts'

export const demoText: typeof English = {
  title: 'Pedir una demostración',
  description: `${brand.demoMinutes} minutos con ${brand.name} y con alguien que lo conoce: sus preguntas, sus programas, sin diapositivas. Respondemos en un día hábil.`,
  heading: `Vea ${brand.name} como lo usaría su equipo.`,
  lead: `${brand.demoMinutes} minutos con alguien que lo conoce bien, y tiempo para todas sus preguntas. Primero, cuéntenos un poco de su equipo.`,
  nextTitle: 'Qué pasa después',
  next: [
    {
      title: 'Le escribimos',
      body: 'Una persona lee su solicitud y responde en un día hábil, con horas para elegir.',
    },
    {
      title: 'Usted elige la hora',
      body: `La llamada dura ${brand.demoMinutes} minutos. Invite a quien deba verlo: cuantas más personas en la mesa, mejores las preguntas.`,
    },
    {
      title: 'Usted mira cómo se trabaja',
      body: 'Una lista de casos, la página de un paciente y el portal que usan los pacientes, con personas inventadas. Interrúmpanos cuando quiera.',
    },
  ],
  aloneBefore: '¿Prefiere mirar por su cuenta primero? El ',
  aloneLink: 'portal de ejemplo',
  aloneAfter: ' está abierto para todos.',
  privacy: `Solo las personas que llevan ${brand.name} leen lo que usted envía aquí.`,
  received: {
    title: '¡Recibimos su solicitud!',
    lead: '¡Gracias! Le escribiremos en un día hábil para acordar su demostración.',
    progressLabel: 'Qué pasa después',
    steps: ['Su solicitud ya está aquí', 'Le escribimos', 'Hablamos'],
    hint: '¿No le llegó nada para entonces? Mire en la carpeta de correo no deseado, o escríbanos.',
    action: 'Ver un portal de ejemplo',
    second: 'Volver al inicio',
  },
}
