import { brand } from '#lib/brand.ts'
import type { billingText as English } from './billing.text.ts'

export const billingText: typeof English = {
  seePremium: 'Ver Premium',
  loading: 'Buscando su plan…',
  yourPlan: 'Su plan',
  currentPlan: 'Plan actual',
  held: {
    administrator: {
      title: 'Administración: acceso a Premium concedido',
      body: 'Quien administra siempre tiene Premium. Sus colegas lo tienen por el plan o la prueba de su organización, o por una suscripción propia.',
    },
    plan: {
      title: 'Parte del plan de su organización',
      body: 'Su organización paga Premium. Usted no tiene que comprar nada.',
    },
    'billing-off': {
      title: 'Abierto para todos aquí',
      body: 'Quien lleva esta copia abre Premium a todo el personal. No hay nada que comprar.',
    },
  },
  administratorPays:
    'Esta suscripción la paga usted; como quien administra, tendría Premium también sin ella.',
  subscription: {
    renews: date => `Se renueva el ${date}`,
    ends: date => `Termina el ${date}`,
    endsBody: 'Hasta entonces todo sigue abierto. Después, todo lo que registró se puede seguir leyendo.',
    manage: 'Administrar la suscripción',
    again: 'Volver a renovar',
  },
  trial: {
    title: days =>
      days === 1 ? 'Abierto por la prueba: queda 1 día' : `Abierto por la prueba: quedan ${days} días`,
    body: 'Suscríbase para conservarlo después. Sin Premium, todo lo que registró se puede leer, imprimir y exportar.',
  },
  trialOver: date => `La prueba de su organización terminó el ${date}.`,
  subscriptionOver: date => `Su suscripción terminó el ${date}.`,
  none: {
    body: 'Todo lo que registró se puede leer, imprimir y exportar, con Premium o sin él.',
  },
  upgrade: 'Pasar a Premium',
  opening: 'Abriendo otra pestaña…',
  isTest: 'Pago de prueba: no se cobra ninguna tarjeta.',
  forOne: `$${brand.prices.premium} al mes, para su cuenta. Puede dejarlo al final de cualquier mes.`,
  patient: {
    title: 'Para usted todo es gratis',
    body: 'Su portal, los mensajes, las citas y todo lo demás no le cuestan nada, ni ahora ni después. Premium es para los equipos que trabajan con usted.',
    action: 'Ir a su portal',
  },
  noTeam: {
    title: 'Su cuenta todavía no es de ningún equipo',
    body: 'Premium es para integrantes de un equipo. Se abre aquí cuando se una a uno.',
    action: 'Su cuenta',
  },
  visitor: { signIn: 'Entrar para suscribirse', ask: 'Preguntar antes' },
  failed: {
    title: 'No pudimos buscar su plan',
    body: 'No cambió nada y no se cobró nada.',
  },
  opened: { title: 'Premium está abierto', body: 'Todo lo que incluye ya está disponible.' },
  failures: {
    checkout: { title: 'Error', body: 'No se pudo abrir el pago' },
    portal: { title: 'Error', body: 'No se pudo abrir la página de la suscripción' },
    change: { title: 'Error', body: 'No cambió nada. Intente otra vez.' },
  },
  test: {
    title: 'Pago de prueba',
    meta: 'Pago de prueba',
    lead: 'Esta copia de Handrail no cobra ninguna tarjeta. Aquí puede ver cómo es suscribirse.',
    noCard: 'No se cobra ninguna tarjeta',
    noCardBody: 'No se le pide nada y no paga nada. Una copia que cobra le lleva a su proveedor de pagos.',
    price: `Premium, $${brand.prices.premium} al mes`,
    subscribe: 'Suscribirse sin tarjeta',
    cancel: 'Cancelar la suscripción',
    back: 'Volver a su plan',
    working: 'Un momento…',
    closed: {
      title: 'Aquí no hay nada que comprar',
      body: 'Entre como integrante del personal para probar el pago.',
    },
    elsewhere: {
      title: 'Esta copia tiene un proveedor de pagos',
      body: 'Las suscripciones se administran allí, desde su plan.',
    },
  },
}
