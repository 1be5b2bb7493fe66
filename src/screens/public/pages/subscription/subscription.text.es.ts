import { brand } from '#lib/brand.ts'
import type { subscriptionText as English } from './subscription.text.ts'

export const subscriptionText: typeof English = {
  title: 'Suscribirse: Básico y Premium',
  description: `Básico es gratis: mensajes, citas y el portal del paciente. Premium cuesta $${brand.prices.premium} al mes y agrega copiloto de IA, expedientes, evaluaciones y tableros.`,
  heading: 'Empiece gratis. Agregue lo que ahorra tiempo.',
  lead: 'Los mensajes, las citas y el portal del paciente no cuestan nada. Premium abre las herramientas que le quitan trabajo a su personal. Para los pacientes nada cambia.',
  plans: [
    {
      name: 'Básico',
      price: '$0',
      unit: 'al mes',
      features: ['Mensajes y citas', 'Portal del paciente básico', 'Ayuda estándar'],
    },
    {
      name: 'Premium',
      price: `$${brand.prices.premium}`,
      unit: 'al mes',
      features: [
        'Copiloto de IA',
        'Expedientes y procesos avanzados',
        'Evaluaciones y metas completas',
        'Tableros y resultados al momento',
        'Ayuda prioritaria',
        'Gestión de casos sin límite',
      ],
    },
  ],
  waysTitle: 'Quién tiene Premium y cómo se consigue',
  ways: [
    {
      title: 'Los equipos nuevos ya lo tienen.',
      body: `Los primeros ${brand.trialDays} días todo está abierto, hasta para ${brand.trialSeats} personas y sin tarjeta.`,
    },
    {
      title: 'Los administradores siempre lo tienen.',
      body: 'Entre y mire arriba de la página: la etiqueta Premium dice que está abierto para usted.',
    },
    {
      title: 'Se abre con un mensaje.',
      body: 'Escríbanos para qué equipo es. Una persona se encarga y contesta en un día hábil.',
    },
    {
      title: 'No se le quita nada.',
      body: 'Sin Premium, todo lo que registró se puede leer e imprimir, y los pacientes no notan diferencia.',
    },
  ],
  ask: 'Pedir Premium',
  signIn: 'Entrar',
  compare: 'Comparar los planes para equipos',
}
