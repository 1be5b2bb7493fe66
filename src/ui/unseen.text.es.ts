import type { unseenText as English } from './unseen.text.ts'

export const unseenText: typeof English = {
  title: 'Esto cambió mientras usted escribía',
  now: label => `Ahora dice en «${label}»:`,
  empty: 'Nada, se borró',
  theirs: 'Usar esto',
  both: 'Dejar los dos',
  mine: 'Dejar lo mío',
  hint: 'No se perdió nada de lo suyo y todavía no se guardó nada. Elija qué debe quedar, o guarde otra vez para poner lo suyo.',
}
