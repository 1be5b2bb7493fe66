import type { contactAddressText as English } from './contact-address.text.ts'

export const contactAddressText: typeof English = {
  change: 'Cambiar el correo',
  title: '¿A dónde le escribimos?',
  hint: 'Enviamos un código al correo nuevo. Hasta que lo escriba aquí, todo va a donde iba antes.',
  email: 'Correo nuevo',
  send: 'Envíenme un código',
  sending: 'Enviando…',
  changed: { title: 'Correo cambiado', body: 'De ahora en adelante le escribimos a su correo nuevo.' },
  failed: { title: 'Error', body: 'No se cambió su correo. Inténtelo otra vez.' },
}
