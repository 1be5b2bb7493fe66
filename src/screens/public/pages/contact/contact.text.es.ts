import { brand } from '#lib/brand.ts'
import type { contactText as English } from './contact.text.ts'

export const contactText: typeof English = {
  title: 'Contacto',
  description:
    'Escríbanos, llámenos o visítenos, en español o en inglés. Una persona lee cada mensaje y lo responde; nada de esto tiene costo.',
  heading: 'Hable con una persona.',
  lead: 'Escriba o llame. Si busca ayuda para usted, también puede registrarse como paciente y escribir ahí a un gestor de casos.',
  formTitle: 'Escríbanos',
  formLead: 'Respondemos por correo, en días hábiles.',
  waysTitle: 'Otras maneras de encontrarnos',
  email: 'Correo',
  phone: 'Teléfono',
  office: 'Oficina',
  hours: 'De lunes a viernes, de 9:00 a. m. a 5:00 p. m., hora de la montaña',
  urgentTitle: 'Si no puede esperar',
  urgent:
    'De noche nadie mira esta página. En una emergencia llame al 911. Para hablar con alguien a cualquier hora, llame o escriba al 988. Para ayuda cerca de usted, llame al 211.',
  privacy: `Solo las personas que llevan ${brand.name} leen lo que usted envía aquí.`,
  received: {
    title: '¡Mensaje enviado!',
    lead: 'Gracias por escribirnos. Le responderemos pronto.',
    progressLabel: 'Qué pasa después',
    steps: ['Su mensaje ya está aquí', 'Una persona lo lee', 'Le escribimos'],
    hint: '¿Olvidó algo? Escríbanos:',
    action: 'Quiénes somos',
    second: 'Volver al inicio',
  },
}
