import { brand } from '#lib/brand.ts'
import type { workspaceText as English } from './workspace.text.ts'

/** The words of the workspace's frame (Spanish). */
export const workspaceText: typeof English = {
  sections: 'Secciones',
  more: 'Más',
  menuOf: (initials: string, name: string) => `${initials}, ${name}: cuenta y otros lugares`,
  offline:
    'Está sin conexión. Lo que escriba se guarda en este dispositivo. Lo que envíe saldrá cuando vuelva la conexión, mientras esta página siga abierta.',
  about: (brand: string) => `Sobre ${brand}`,
  privacy: 'Privacidad',
  terms: 'Términos',
  disclaimer: `${brand.name} no da consejos médicos, legales ni clínicos. Llame al 911 o, a toda hora, al 988.`,
}
