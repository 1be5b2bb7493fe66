import { brand } from '#lib/brand.ts'
import type { socialServicesText as English } from './social-services.text.ts'

export const socialServicesText: typeof English = {
  title: 'Servicios sociales y organizaciones',
  description: `${brand.name} para agencias de servicios sociales y organizaciones sin fines de lucro.`,
  lead: `Vivienda, comida, papeles, escuela, corte. La gente llega con cinco necesidades a la vez y cuenta su historia en diez oficinas. Con ${brand.name} la cuenta una sola vez.`,
  points: [
    {
      title: 'Una historia, contada una vez',
      body: 'Una primera conversación tranquila, que se guarda al avanzar. A nadie se le pregunta lo mismo dos veces.',
    },
    {
      title: 'Un plan al alcance de la mano',
      body: 'Una lista en palabras sencillas, en español y en inglés, en el teléfono que ya tiene.',
    },
    {
      title: 'Nadie queda en el olvido',
      body: 'Quien no tiene un próximo paso, o ya se le pasó, aparece primero en la pantalla del gestor de casos.',
    },
  ],
  note: 'Esta página crecerá para acompañar a una familia durante un año. Mientras tanto, véalo en una demostración.',
}
