import { brand } from '#lib/brand.ts'
import type { mailboxText as English } from './mailbox.text.ts'

export const mailboxText: typeof English = {
  meta: 'Buzón',
  title: 'Buzón',
  lead: 'Una copia de prueba no envía correo. Cada correo que habría enviado llega aquí, primero el más nuevo.',
  closed: {
    title: 'Aquí no hay buzón',
    body: `Solo una copia de prueba de ${brand.name} muestra sus correos. Esta copia los envía a quien corresponde, y nadie más puede leerlos.`,
  },
  locked: {
    title: 'Este buzón está cerrado',
    body: 'Otras máquinas llegan a esta copia, y sus correos tienen enlaces que abren cuentas. Abra el buzón con la dirección que muestra su terminal.',
  },
  home: 'Volver al inicio',
  empty: {
    title: 'Todavía no hay correo',
    body: 'Regístrese, invite a alguien o termine los primeros pasos: el correo que sigue aparece aquí en segundos.',
  },
  choose: 'Elija un correo para leerlo aquí.',
  look: 'Buscar correo nuevo',
  loading: 'Abriendo el buzón',
}
