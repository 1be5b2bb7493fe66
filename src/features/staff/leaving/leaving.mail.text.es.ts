import type { leavingEmailText as English } from './leaving.mail.text.ts'

export const leavingEmailText: typeof English = {
  hello: name => (name ? `Hola, ${name}:` : 'Hola:'),
  subject: 'Tiene una novedad',
  body: 'Desde ahora otra persona trabaja con usted. Entre para ver quién es y para escribirle. Lo que usted escribió antes va con esa persona.',
}
