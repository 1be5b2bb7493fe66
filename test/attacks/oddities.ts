/** What does not belong: values, parts of addresses, bodies and headers that no screen sends; and a series of numbers to choose by. */
/** A number from 0 to 1, the same series for the same seed (mulberry32). */
export function seriesOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const deep = (open: string, close: string) => `${open.repeat(20_000)}${close.repeat(20_000)}`
/** JSON of values that do not belong. */
export const oddities: readonly string[] = [
  ...[
    'null',
    'true',
    '-1',
    '1e400',
    '-1e308',
    '0.1',
    '""',
    '" "',
    '[]',
    '{}',
    '[[[]]]',
    '"NaN"',
    '"9007199254740993"',
  ],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00 after"', '"\\u202e"', '"\u{1f600}"'],
  ...[
    '"2026-99-99"',
    '"0000-00-00"',
    '"9999-12-31T23:59:59.999999999999999999Z"',
    '"../../etc/passwd"',
    '"\'; drop table x"',
  ],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1,"then":1}'],
  ...[deep('[', ']'), deep('{"a":', '}').replace('}', '1}')],
  ...[JSON.stringify('x'.repeat(100_000)), JSON.stringify(Array(10_000).fill('x'))],
  JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, key) => [`k${key}`, key]))),
]
/** Parts of addresses that name nothing. */
export const oddParts = [
  'not-a-uuid',
  '%00',
  '..%2f..%2f',
  '%E0%A4%A',
  '%ff',
  'a'.repeat(3_000),
  '__proto__',
  '%7b%7d',
  '0',
]
/** What is no JSON. */
export const notJson = [
  '{"a":',
  '{]',
  'undefined',
  '{"a":1}}',
  '\ufeff{',
  "{'a':1}",
  '{"a":01}',
  '{"a":"\u0001"}',
  'NaN',
  '-',
]
/** Headers that change nothing, or claim too much. */
export const oddHeaders: readonly Record<string, string>[] = [
  {},
  { 'x-handrail-hat': '__proto__' },
  { 'content-encoding': 'gzip' },
  { 'accept-language': 'x'.repeat(4_000) },
  { 'x-forwarded-for': '::1, 999.999.1.1' },
  { 'content-disposition': 'attachment; filename=../../x' },
  { range: 'bytes=0-' },
]
