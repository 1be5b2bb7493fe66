import type { claimsText as English } from './claims.text.ts'

export const claimsText: typeof English = {
  become: {
    title: organization => `¿Quiere ser paciente de ${organization}?`,
    body: organization =>
      `Usted no es paciente allí. Si dice que sí, ${organization} recibe una página con su nombre y su correo, y su equipo puede leerla. Si dice que no, no pasa nada.`,
    yes: 'Sí, quiero ser paciente',
    no: 'No, volver',
  },
  claim: {
    title: '¿Es suya esta página?',
    body: (organization, name) =>
      `${organization} preparó una página para ${name}, con el correo de usted. Si es suya, ábrala. Si no lo es, no le preguntamos otra vez.`,
    yes: 'Sí, es mía',
    no: 'No, empezar una página propia',
  },
  join: {
    title: '¿Hay otra página suya?',
    body: 'Su equipo preparó una página con su correo. Si es suya, toma el lugar de esta, en la que usted todavía no escribió nada.',
    yes: 'Sí, abrirla',
    no: 'No, no es mía',
  },
  busy: 'Un momento…',
  bothHold: {
    title: 'Las dos páginas están en uso',
    body: 'Usted escribió en esta página, y su equipo en la otra. No se perdió nada. Ya pedimos a su equipo que las una.',
  },
  failed: { title: 'Error', body: 'No funcionó. No se cambió nada. Intente otra vez.' },
}
