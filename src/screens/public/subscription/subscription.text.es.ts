import type { subscriptionText as English } from './subscription.text.ts'

export const subscriptionText: typeof English = {
  title: 'Suscribirse',
  description: 'Qué es gratis y qué agrega Premium para los equipos.',
  lead: 'Los mensajes, las citas y el portal del paciente son gratis para todo equipo. Premium agrega las herramientas que ahorran tiempo.',
  points: [
    { title: 'Básico: gratis', body: 'Mensajes y citas, el portal del paciente y ayuda estándar.' },
    {
      title: 'Premium: $49 al mes',
      body: 'Copiloto de IA, expedientes y procesos, evaluaciones y metas, tableros y ayuda prioritaria.',
    },
    {
      title: 'Los pacientes nunca pagan',
      body: 'Elija lo que elija un equipo, nada cambia para las personas a su cuidado.',
    },
  ],
  note: 'Aquí se podrá pagar con tarjeta. Mientras tanto, escríbanos y abriremos Premium para su equipo.',
}
