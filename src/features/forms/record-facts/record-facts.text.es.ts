import type { recordFactsText as English } from './record-facts.text.ts'

export const recordFactsText: typeof English = {
  title: '¿Poner esto también en su expediente?',
  hint: 'Su equipo lo verá en su expediente y lo usará. Su formulario se envía de todos modos.',
  now: words => `Ahora: ${words}`,
  nothing: 'Todavía nada',
  yes: 'Sí, y enviar el formulario',
  no: 'No, solo enviar el formulario',
  facts: {
    preferredName: 'Cómo le gusta que le llamen',
    pronouns: 'Pronombres',
    interpreterLanguage: 'Intérprete',
    birthDate: 'Fecha de nacimiento',
    phone: 'Teléfono',
    contact: 'Cómo comunicarnos con usted de forma segura',
  },
  refused: 'No se pudo poner en su expediente. Su formulario todavía no se envió y no se perdió nada.',
  changed: 'Su expediente cambió mientras tanto. Mire otra vez lo que dice ahora.',
}
