import { brand } from '#lib/brand.ts'
import type { privacyText as English } from './privacy.text.ts'

export const privacyText: typeof English = {
  title: 'Política de privacidad',
  description: `Qué guarda ${brand.name} sobre usted, quién lo ve y qué puede pedir.`,
  lead: 'Último cambio: 21 de noviembre de 2026. En pocas palabras: su registro es suyo, solo lo lee su equipo y nada se vende.',
  points: [
    {
      title: 'Qué guardamos',
      body: 'Lo que usted escribe, lo que su equipo escribe sobre su atención y cuándo entró. Nada más.',
    },
    {
      title: 'Quién lo ve',
      body: 'Usted, su gestor de casos, su especialista si lo tiene y el administrador de su organización. Su cuaderno privado lo ve solo usted.',
    },
    {
      title: 'Qué no hacemos nunca',
      body: 'No vendemos datos, no mostramos anuncios y no le seguimos a otros sitios.',
    },
    {
      title: 'La IA y sus palabras',
      body: 'Se le pregunta una vez antes de que un modelo lea sus palabras. Puede decir que no, o retirar un sí, sin perder nada.',
    },
    {
      title: 'Qué puede pedir',
      body: 'Una copia de todo lo guardado sobre usted, la lista de quién abrió su registro, una corrección o el borrado.',
    },
  ],
  note: '¿Preguntas sobre su privacidad? Escríbanos; responde una persona.',
}
