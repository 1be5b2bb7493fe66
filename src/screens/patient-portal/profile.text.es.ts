import type { profileText as English } from './profile.text.ts'

export const profileText: typeof English = {
  title: 'Mi perfil',
  lead: 'Lo que su equipo sabe de usted y cómo comunicarse con usted.',
  account: 'Entrada y dispositivos',
  accountBody: 'Cambie su contraseña, agregue un segundo paso y vea dónde tiene la sesión abierta.',
  openAccount: 'Abrir su cuenta',
  signOut: 'Cerrar sesión',
}
