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
      price: `$${brand.prices.basic}`,
      unit: 'al mes',
      features: ['Mensajes y citas', 'Portal del paciente básico', 'Ayuda estándar'],
    },
    {
      name: 'Premium',
      price: `$${brand.prices.premium}`,
      unit: 'al mes, por una persona del personal',
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
      title: 'Puede agregarlo para usted.',
      body: `$${brand.prices.premium} al mes abren Premium para una persona del personal. O lo incluye para todos el plan de su organización: Growth y Enterprise lo hacen.`,
    },
    {
      title: 'No se le quita nada.',
      body: 'Sin Premium, todo lo que registró se puede leer, imprimir y exportar, y los pacientes no notan diferencia.',
    },
  ],
  compare: 'Comparar los planes para equipos',
}
