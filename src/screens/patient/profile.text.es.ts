import type { profileText as English } from './profile.text.ts'

export const profileText: typeof English = {
  title: 'Mi perfil',
  lead: 'Lo que su equipo sabe de usted y cómo comunicarse con usted.',
  language: 'Idioma',
  languages: { en: 'English', es: 'Español' },
  goals: 'Sus metas y su progreso',
  overall: 'Progreso total',
  account: 'Su cuenta',
  signOut: 'Cerrar sesión',
}
