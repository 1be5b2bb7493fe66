/** Which bytes of a file a request asks for (RFC 9110, 14.2): one range, or all of it where more are asked for or nothing can be read. */

/** Bytes, counted from 0, both ends included. */
interface ByteRange {
  from: number
  to: number
}

const form = /^bytes=(\d*)-(\d*)$/i

/**
 * @param header the request's `Range`
 * @param size of the whole, in bytes
 * @returns `all` where it is given whole, `none` where nothing of it lies in the range
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, first = '', last = ''] = form.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'all'
  // The last so many bytes.
  if (first === '')
    return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)]
  if (last !== '' && to < from) return 'all'
  return from >= size ? 'none' : { from, to: Math.min(to, size - 1) }
}
