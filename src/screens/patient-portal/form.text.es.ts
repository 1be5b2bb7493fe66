import type { formText as English } from './form.text.ts'

export const formText: typeof English = {
  pageTitle: 'Formulario',
}
