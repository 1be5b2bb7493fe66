import { brand } from '#lib/brand.ts'
import type { pricingText as English } from './pricing.text.ts'

export const pricingText: typeof English = {
  title: 'Precios: gratis para pacientes',
  description:
    'El portal del paciente siempre es gratis. Los equipos pagan al mes por cada integrante: Starter, Growth o Enterprise, con prueba gratis y sin tarjeta.',
  heading: 'Gratis para pacientes. Justo para equipos.',
  lead: 'Los pacientes nunca pagan. Un equipo paga por cada integrante de su personal, mes a mes, y puede dejarlo al final de cualquiera.',
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
  freeNote: `Nadie da un certificado de HIPAA. ${brand.name} está diseñado para sus reglas, y un equipo las cumple con su manera de trabajar.`,
  plansTitle: 'Planes para equipos',
  popular: 'El más elegido',
  unit: 'por persona al mes',
  plans: [
    {
      name: 'Starter',
      price: `$${brand.prices.starter}`,
      isPriced: true,
      body: `Para equipos pequeños, hasta ${brand.starterSeats} personas.`,
      features: [
        'Casos, tareas y metas',
        'Formularios que se guardan solos',
        'Mensajes y citas',
        'Una lista para cada paciente desde su primera charla',
        'Sus pacientes, traídos de un archivo',
        'Registro de accesos y permisos por rol',
      ],
      action: 'Empezar con Starter',
    },
    {
      name: 'Growth',
      price: `$${brand.prices.growth}`,
      isPriced: true,
      body: 'Para equipos que rinden cuentas a directivas y financiadores.',
      features: [
        'Todo lo de Starter',
        'Copiloto de IA: borradores que revisa una persona',
        'Listas y sugerencias para el personal',
        'Expedientes',
        'Tableros e informes de resultados',
      ],
      action: 'Probar Growth',
    },
    {
      name: 'Enterprise',
      price: 'A la medida',
      isPriced: false,
      body: 'Para varias sedes o para sus propios servidores.',
      features: [
        'Todo lo de Growth',
        'En sus servidores, con su almacenamiento y su correo',
        'Su propio modelo de IA, o ninguno',
        'Muchas organizaciones, cada una tras su muro',
        'Ayuda con el cambio y con la capacitación',
      ],
      action: 'Hablar con nosotros',
    },
  ],
  plansNote:
    'Precios en dólares de EE. UU. Se cuenta a las personas del personal. Los pacientes no se cuentan.',
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    {
      question: '¿Algún día tendrán que pagar los pacientes?',
      answer:
        'No. El portal, los mensajes, las citas y la primera charla son gratis para pacientes, sea cual sea el plan de su equipo, y aunque no tenga ninguno.',
    },
    {
      question: '¿Cómo funciona la prueba gratis?',
      answer: `Tiene Growth por ${brand.trialDays} días, con hasta ${brand.trialSeats} personas. No hace falta tarjeta de crédito.`,
    },
    {
      question: '¿Qué pasa cuando termina la prueba?',
      answer:
        'Las herramientas Premium se cierran y conserva Básico sin costo, con las personas que ya tiene. Todo lo que registró se puede leer, imprimir y exportar, y nada cambia para sus pacientes.',
    },
    {
      question: '¿A quién se cuenta?',
      answer:
        'A administradores, gestores de casos y especialistas. Los pacientes nunca cuentan: atender a más personas no cuesta más.',
    },
    {
      question: '¿Qué es Premium y hace falta?',
      answer: `Premium abre cuatro cosas: subir expedientes, los borradores y sugerencias de IA, las listas que el personal genera para un paciente y los informes con sus gráficas. Viene con la prueba, con Growth y con Enterprise. Sin ellos, cada persona del personal puede agregarlo para su cuenta, por $${brand.prices.premium} al mes.`,
    },
    {
      question: '¿Podemos cambiar de plan, irnos o tener nuestra propia copia?',
      answer: `Sí, las tres cosas. Escríbanos y su plan cambia de un mes a otro. ${brand.name} es código abierto: use su propia copia sin costo, con una base de datos que es suya, y pague por ayuda solo si la quiere.`,
    },
  ],
  trialTitle: `Pruebe Growth gratis por ${brand.trialDays} días.`,
  trialBody: `Hasta ${brand.trialSeats} personas, sin tarjeta de crédito, y lo que escriba sigue siendo suyo.`,
  trialAction: 'Empezar la prueba gratis',
  trialSecond: 'Pedir antes una demostración',
}
