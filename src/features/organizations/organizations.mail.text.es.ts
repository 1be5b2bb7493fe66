import { brand } from '#lib/brand.ts'
import type { organizationsEmailText as English } from './organizations.mail.text.ts'

export const organizationsEmailText: typeof English = {
  patient: {
    subject: 'Tiene una invitación',
    body: 'Alguien que trabaja con usted preparó una página para usted. Es gratis, privada y solo suya.\n\nEl enlace sirve por 14 días y abre la página solo para usted. Por favor, no lo comparta.',
  },
  staff: {
    subject: (organization: string) => `Únase a ${organization} en ${brand.name}`,
    body: (name: string, organization: string, role: string) =>
      `Hola, ${name}:\n\n${organization} le invita a trabajar con ${brand.name} en el puesto de ${role}.\n\nEl enlace sirve por 14 días y solo para usted. Por favor, no lo comparta.`,
  },
  roles: {
    administrator: 'administración',
    case_manager: 'gestión de casos',
    specialist: 'especialista',
  },
}
