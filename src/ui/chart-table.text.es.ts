import type { chartTableText as English } from './chart-table.text.ts'

export const chartTableText: typeof English = {
  show: 'Ver como tabla',
  showOf: caption => `Ver como tabla: ${caption}`,
  hide: 'Ocultar tabla',
  hideOf: caption => `Ocultar tabla: ${caption}`,
}
