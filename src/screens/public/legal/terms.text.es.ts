import { brand } from '#lib/brand.ts'
import type { termsText as English } from './terms.text.ts'

export const termsText: typeof English = {
  title: 'Términos del servicio',
  description: `Qué puede esperar de ${brand.name} y qué espera ${brand.name} de usted.`,
  lead: `Último cambio: 21 de noviembre de 2026. En pocas palabras: sea honesto, sea amable y no use ${brand.name} en lugar de la ayuda de emergencia.`,
  points: [
    {
      title: `Qué es ${brand.name}`,
      body: 'Una herramienta que ayuda a las personas y a sus equipos a organizarse. No da consejos médicos, legales ni clínicos.',
    },
    {
      title: 'En una emergencia',
      body: 'Llame al 911, o llame o escriba al 988. Los mensajes de aquí pueden esperar hasta que haya alguien trabajando.',
    },
    {
      title: 'Su cuenta',
      body: 'No comparta su contraseña. Abra una cuenta para usted, no para otras personas.',
    },
    {
      title: 'Qué cuesta dinero',
      body: 'Los pacientes nunca pagan. Los equipos pagan Premium solo después de elegirlo.',
    },
    { title: 'Si nos despedimos', body: 'Puede dejarlo cuando quiera y llevarse sus datos.' },
  ],
  note: '¿Algo no está claro? Escríbanos antes de aceptarlo.',
}
