import type { resourcesText as English } from './resources.text.ts'

export const resourcesText: typeof English = {
  title: 'Recursos',
  description:
    'Cuatro guías sencillas: su primera visita con un gestor de casos, qué queda en privado, cómo elegir el próximo paso y qué pasa al llamar al 988 o al 211.',
  heading: 'Guías sencillas para semanas difíciles.',
  lead: 'Cuatro guías cortas para quien busca ayuda, para su familia y para los equipos que acompañan. Se leen en cinco minutos. Imprímalas, compártalas, léalas en voz alta.',
  helpTitle: 'Si necesita a alguien ahora mismo',
  help: [
    {
      title: '988',
      body: 'Llame de día o de noche para hablar de una crisis o de sentirse muy mal. Es gratis. Oprima 2 para español.',
      action: 'Llamar al 988',
      href: 'tel:988',
    },
    {
      title: '211',
      body: 'Llame para comida, un lugar donde quedarse, cuentas y transporte cerca de usted. Es gratis.',
      action: 'Llamar al 211',
      href: 'tel:211',
    },
    {
      title: '911',
      body: 'Llame si alguien está en peligro ahora mismo.',
      action: 'Llamar al 911',
      href: 'tel:911',
    },
  ],
  guidesTitle: 'Las guías',
  guides: [
    {
      slug: 'first-visit',
      title: 'Antes de su primera visita con un gestor de casos',
      summary:
        'Qué llevar, qué le pueden preguntar y qué puede preguntar usted. Es una charla, no un examen.',
      minutes: 4,
    },
    {
      slug: 'what-stays-private',
      title: 'Qué queda en privado y qué no',
      summary: 'Quién puede ver lo que le cuenta a su equipo, y las pocas veces en que tienen que avisar.',
      minutes: 4,
    },
    {
      slug: 'choosing-the-next-step',
      title: 'Cuando todo hay que hacerlo a la vez',
      summary: 'Renta, comida, trabajo, corte: cuatro preguntas que encuentran el paso con que empezar.',
      minutes: 4,
    },
    {
      slug: 'help-in-a-crisis',
      title: 'Ayuda en una crisis: al llamar al 988 o al 211',
      summary: 'Quién contesta, qué pregunta, y frases para leer en voz alta si no salen las palabras.',
      minutes: 4,
    },
  ],
  learnMore: 'Leer más',
  kicker: 'Guía',
  minutes: (minutes: number) => `${minutes} minutos de lectura`,
  otherGuides: 'Siga con',
  allGuides: 'Todas las guías',
  portalTitle: 'Un lugar para su próximo paso',
  portalBody: 'El portal del paciente es gratis. Ahí puede escribir a su equipo y ver qué sigue.',
  signUp: 'Abrir su cuenta',
  example: 'Ver un portal de ejemplo',
}
