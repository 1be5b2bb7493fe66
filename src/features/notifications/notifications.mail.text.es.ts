import { brand } from '#lib/brand.ts'
import type { notificationsEmailText as English } from './notifications.mail.text.ts'

export const notificationsEmailText: typeof English = {
  open: 'Ábralo aquí:',
  why: {
    patient:
      'Puede cambiar cómo y cuándo le avisamos en la página de su perfil. Por favor, no responda a este correo.',
    staff: `Recibe este correo porque trabaja con ${brand.name}. Por favor, no lo responda.`,
    subscriber: `Recibe este correo porque se suscribió a Premium de ${brand.name}. Por favor, no lo responda.`,
    operator: `Recibe este correo porque los mensajes para ${brand.name} llegan a esta dirección.`,
    invited: 'Si no esperaba este correo, puede dejarlo así. Por favor, no lo responda.',
  },
}
