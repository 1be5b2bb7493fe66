import type { contactText as English } from './contact.text.ts'

export const contactText: typeof English = {
  title: 'Contacto',
  description: 'Escríbanos, llámenos o visítenos. Responde una persona.',
  heading: 'Hable con una persona.',
  lead: 'Escriba o llame. Si busca ayuda para usted, también puede registrarse como paciente y escribir ahí a un gestor de casos.',
  email: 'Correo',
  phone: 'Teléfono',
  office: 'Oficina',
  hours: 'De lunes a viernes, de 9:00 a. m. a 5:00 p. m., hora de la montaña',
  urgentTitle: 'Si no puede esperar',
  urgent:
    'En una emergencia llame al 911. Para hablar con alguien a cualquier hora, llame o escriba al 988. Para ayuda cerca de usted, llame al 211.',
  note: 'Aquí habrá un formulario para quien prefiera no usar su propio correo. Mientras tanto, un correo llega a las mismas personas.',
}
