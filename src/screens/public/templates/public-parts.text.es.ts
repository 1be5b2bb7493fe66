import type { publicPartsText as English } from './public-parts.text.ts'

export const publicPartsText: typeof English = {
  exampleNote: 'Un ejemplo con personas inventadas.',
  where: 'Dónde',
  ruleAsks: 'La norma',
  ruleHere: 'Qué hace el producto',
  ruleYours: 'Qué queda en sus manos',
  limitsTitle: 'Lo que no hace',
  laterTitle: 'Lo que todavía no está',
  whoTitle: 'Quién puede usarlo',
  productTitle: 'Las partes que aquí importan',
  onThisPage: 'En esta página',
  lastChanged: 'Último cambio:',
  notAdvice: 'Es un resumen en palabras sencillas, no un consejo legal.',
}
