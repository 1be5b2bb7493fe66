/** Comma-separated values as RFC 4180 writes them, which a spreadsheet opens without running anything in them. */

/** A cell that a spreadsheet would take for a formula, which a quote before it keeps from being one. */
export const formula = /^[=+\-@\t\r\n＝＋－＠]/

function cell(value: unknown): string {
  const words = value === null || value === undefined ? '' : String(value)
  const harmless = formula.test(words) ? `'${words}` : words
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One line with its end. Nothing, and what is null, is an empty cell. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`

/** Stands before everything, so that spreadsheets read letters beyond English as they are. */
export const CSV_BEGIN = '\uFEFF'
