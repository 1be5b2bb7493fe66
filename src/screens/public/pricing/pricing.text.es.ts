import { brand } from '#lib/brand.ts'
import type { pricingText as English } from './pricing.text.ts'

export const pricingText: typeof English = {
  title: 'Precios',
  description: 'El portal del paciente siempre es gratis. Los equipos eligen Starter, Growth o Enterprise.',
  heading: 'Gratis para pacientes. Justo para equipos.',
  lead: 'Los pacientes nunca pagan. Los equipos pagan por cada persona que lo usa y pueden dejarlo al final de cualquier mes.',
  freeTitle: 'Portal del paciente',
  freePrice: 'Gratis, siempre',
  freeBody: 'Para quien busca ayuda y para quien ya la recibe.',
  freeFeatures: [
    'Mensajes seguros con su equipo',
    'Citas',
    'Sus registros de salud y sus metas',
    'Su avance',
    'Funciona en el teléfono',
    'Seguro y conforme a HIPAA',
  ],
  freeAction: 'Ir al portal del paciente',
  plansTitle: 'Planes para equipos',
  popular: 'El más elegido',
  unit: 'por persona al mes',
  plans: [
    {
      name: 'Starter',
      price: `$${brand.prices.starter}`,
      isPriced: true,
      body: `Para equipos pequeños de hasta ${brand.starterSeats} personas.`,
      features: ['Casos, tareas y formularios', 'Mensajes y citas', 'Una lista para cada paciente'],
      action: 'Empezar con Starter',
    },
    {
      name: 'Growth',
      price: `$${brand.prices.growth}`,
      isPriced: true,
      body: 'Para equipos que rinden cuentas a directivas y financiadores.',
      features: ['Todo lo de Starter', 'Copiloto de IA con revisión humana', 'Expedientes y tableros'],
      action: 'Probar Growth',
    },
    {
      name: 'Enterprise',
      price: 'A la medida',
      isPriced: false,
      body: 'Para varias sedes o para sus propios servidores.',
      features: ['Todo lo de Growth', 'Su propio almacenamiento y correo', 'Ayuda con el cambio'],
      action: 'Hablar con nosotros',
    },
  ],
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    {
      question: '¿Algún día tendrán que pagar los pacientes?',
      answer:
        'No. El portal, los mensajes y la primera charla son gratis para pacientes, sea cual sea el plan del equipo.',
    },
    {
      question: '¿Cómo funciona la prueba?',
      answer: `Tiene Growth por ${brand.trialDays} días con hasta ${brand.trialSeats} personas. No hace falta tarjeta.`,
    },
    {
      question: '¿Qué pasa cuando termina la prueba?',
      answer: 'Las herramientas premium se cierran. Todo lo que registró se puede leer, imprimir y exportar.',
    },
    {
      question: '¿A quién se cuenta?',
      answer: 'A administradores, gestores de casos y especialistas. Los pacientes no cuentan.',
    },
    {
      question: '¿Se puede cambiar de plan?',
      answer: 'Sí, hacia arriba o hacia abajo, de un mes a otro. No se pierde nada de lo registrado.',
    },
    {
      question: '¿Podemos tener nuestra propia copia?',
      answer: `Sí. ${brand.name} es código abierto. Puede usar su propia copia y pagar por ayuda solo si la quiere.`,
    },
  ],
  trialTitle: `Pruebe Growth por ${brand.trialDays} días.`,
  trialBody: `Hasta ${brand.trialSeats} personas, sin tarjeta, y lo que escriba sigue siendo suyo.`,
  trialAction: 'Empezar con una demostración',
}
