import { brand } from '#lib/brand.ts'
import type { workforceText as English } from './workforce.text.ts'

export const workforceText: typeof English = {
  title: 'Empleo y reinserción',
  description: `${brand.name} para programas de empleo y reinserción.`,
  lead: `Una identificación, un transporte, un número de teléfono, un primer turno. El camino a un trabajo estable es una fila de puertas pequeñas. ${brand.name} muestra cuál sigue.`,
  points: [
    {
      title: 'Los pasos pequeños cuentan',
      body: 'Cada paso queda escrito, con fecha, y se marca cuando está hecho. El avance se ve, y la persona es la primera en verlo.',
    },
    {
      title: 'Una mala semana no castiga',
      body: 'Los recordatorios no culpan a nadie. El avance se detiene; no vuelve a cero.',
    },
    {
      title: 'Seguro en casa',
      body: 'Los títulos y los correos no dicen nada a quien mire por encima del hombro.',
    },
  ],
  note: 'Esta página crecerá para mostrar los primeros noventa días después de salir. Mientras tanto, pida una demostración pensando en su programa.',
}
