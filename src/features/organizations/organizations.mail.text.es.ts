import { brand } from '#lib/brand.ts'
import type { organizationsEmailText as English } from './organizations.mail.text.ts'

export const organizationsEmailText: typeof English = {
  patient: {
    subject: 'Tiene una invitación',
    body: 'Alguien que trabaja con usted preparó una página para usted. Es gratis, privada y solo suya.\n\nEl enlace sirve por 14 días y abre la página solo para usted. Por favor, no lo comparta.',
  },
  staff: {
    subject: `Le invitan a un equipo en ${brand.name}`,
    team: 'Un equipo',
    body: (name: string, organization: string, role: string) =>
      `Hola${name && `, ${name}`}:\n\n${organization} le invita a trabajar con ${brand.name} en el puesto de ${role}.\n\nEl enlace sirve por 14 días y solo para usted. Por favor, no lo comparta.`,
    unverified: (body: string) =>
      `${body}\n\nEste equipo es nuevo aquí. ${brand.name} no ha verificado quién lo dirige. Si no lo conoce, puede ignorar este correo.`,
  },
  roles: {
    administrator: 'administración',
    case_manager: 'gestión de casos',
    specialist: 'especialista',
  },
}
