declare module 'pg/lib/utils.js' {
  /** Turns a JavaScript value into what the wire takes (dates, buffers, arrays, objects as JSON text). */
  export function prepareValue(value: unknown): unknown
}
