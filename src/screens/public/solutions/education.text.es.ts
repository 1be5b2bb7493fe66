import { brand } from '#lib/brand.ts'
import type { educationText as English } from './education.text.ts'

export const educationText: typeof English = {
  title: 'Educación y apoyo a estudiantes',
  description: `${brand.name} para equipos de apoyo a estudiantes.`,
  lead: `Los estudiantes casi nunca se van por una sola cosa. Es el autobús, la renta y la clase, en la misma semana. ${brand.name} ayuda a verlo a tiempo y a responder juntos.`,
  points: [
    {
      title: 'Un solo lugar para preguntar',
      body: 'El estudiante escribe una vez. El mensaje llega a quien puede ayudar.',
    },
    { title: 'Metas propias', body: 'Cada estudiante pone sus metas junto a las que acuerda con su asesor.' },
    { title: 'Discreto por diseño', body: 'Los registros quedan entre el estudiante y quienes lo apoyan.' },
  ],
  note: 'Esta página crecerá para mostrar un semestre con un equipo de apoyo. Mientras tanto, pida una demostración.',
}
