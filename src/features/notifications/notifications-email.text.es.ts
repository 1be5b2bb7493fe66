import type { notificationsEmailText as English } from './notifications-email.text.ts'

export const notificationsEmailText: typeof English = {
  open: 'Ábrala aquí:',
  whyPatient:
    'Puede cambiar cómo y cuándo le avisamos en la página de su perfil. Por favor, no responda a este correo.',
  whyStaff: 'Recibe este correo porque trabaja con Handrail. Por favor, no lo responda.',
}
