import type { signInText as English } from './sign-in.text.ts'

export const signInText: typeof English = {
  needsScripts:
    'Esta página necesita JavaScript, que está apagado en este navegador. Actívelo y vuelva a cargar la página. Mientras tanto, puede escribirnos:',
  contact: 'Contacto',
}
