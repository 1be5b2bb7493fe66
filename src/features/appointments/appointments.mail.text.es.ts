import type { appointmentsEmailText as English } from './appointments.mail.text.ts'

export const appointmentsEmailText: typeof English = {
  hello: name => (name ? `Hola, ${name}:` : 'Hola:'),
  transition: {
    subject: 'Tiene una novedad',
    offered: time => `Hay una hora para usted: ${time}. Entre para decir sí o no.`,
    confirmed: time => `Su hora está confirmada: ${time}. Entre si la quiere guardar en su calendario.`,
    moved: time => `Hay una hora nueva para usted: ${time}. Entre para decir sí o no.`,
    declined: time => `La hora que pidió no es posible: ${time}. Entre para elegir otra.`,
    cancelled: time => `Esta hora se canceló: ${time}. Entre para elegir otra.`,
    requested: time => `Ahora trabaja con usted otra persona. Verá esta hora y le avisará: ${time}.`,
  },
  reminder: {
    subject: 'Un recordatorio',
    body: time => `Se acerca esta hora: ${time}. Si no puede, no hay problema. Entre para cambiarla.`,
  },
}
