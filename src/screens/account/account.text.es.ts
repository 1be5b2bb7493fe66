import type { accountText as English } from './account.text.ts'

export const accountText: typeof English = {
  title: 'Acceso y sesiones',
  lead: 'Cómo entra usted, dónde tiene su sesión abierta y a dónde pertenece.',
  requiredTitle: 'Su organización pide un segundo paso al personal',
  setUpTitle: 'Active su segundo paso',
  required: 'Actívelo aquí abajo. Toma unos dos minutos. Después sigue a la página que quería.',
  requiredDone: 'Todo está listo. Puede seguir a la página que quería.',
  goOn: 'Seguir',
  signedOutTitle: 'Entre para ver esta página',
  signedOut: 'Aquí cambia cómo entra, y ve dónde tiene su sesión abierta.',
  patientLogin: 'Entrada de pacientes',
  staffLogin: 'Entrada de administradores',
  failed: 'No pudimos abrir su cuenta',
}
