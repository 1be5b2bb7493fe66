/** The rules of the house read code without its comments, and comments without the code: what is which is told by its marks. */
import { describe, expect, test } from 'vitest'
import { readPieces, withoutComments } from './house/house-files.ts'

const commentsOf = (path: string, text: string) =>
  readPieces({ path, text }).flatMap(piece => (piece.kind === 'comment' ? [piece.text] : []))

describe('what looks like a comment', () => {
  test.each([
    ['a glob', "const all = ['**/assets/*', '**/x/**']"],
    ['an address', 'const home = "https://example.org"'],
    ['a template', `const at = \`\${origin}//\${paths.map(path => \`/*\${path}\`)}\``],
    ['a template over lines', 'const text = `\n// no comment\n/* nor this */\n`'],
    ['a quote in quotes', String.raw`const said = 'it\'s // here'`],
    ['a pattern', String.raw`const marks = /\/\*|["'//]/g`],
  ])('in %s is none', (_, text) => {
    expect(commentsOf('src/lib/one.ts', text)).toEqual([])
    expect(withoutComments({ path: 'src/lib/one.ts', text })).toBe(text)
  })

  test('is one behind a glob, a pattern, a division and an element', () => {
    const text = `const all = ['**/assets/*'] // first
const isIt = /'/.test(all[0] ?? '') // second
const half = all.length / 2 // third
const shown = <img alt={alt} /> /* fourth, it's */
`
    expect(commentsOf('src/ui/one.tsx', text)).toEqual([
      '// first',
      '// second',
      '// third',
      "/* fourth, it's */",
    ])
  })

  test('is one in SQL and in styles by their own marks', () => {
    const sql = `-- it's one\ncreate policy "a -- name" on x using (y = 'a''-- b'); /* two */`
    expect(commentsOf('src/one.functions.sql', sql)).toEqual(["-- it's one", '/* two */'])
    expect(commentsOf('src/app.css', "/* one */ a { background: url('//x/*y*/') } // none")).toEqual([
      '/* one */',
    ])
  })
})
