import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('a path to redirect to', () => {
  it.each([
    ['/demo', '/demo'],
    ['/es/', '/es/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/a\nb', '/a%0Ab'],
    ['/niño', '/ni%C3%B1o'],
  ])('%j becomes %s', (path, own) => {
    expect(ownPath(path)).toBe(own)
  })

  it.each([
    '//evil.example/',
    '/\\/evil.example',
    '/\t/evil.example',
    '///\\evil.example',
    '\\\\evil.example',
  ])('never leads elsewhere: %j', path => {
    expect(new URL(ownPath(path), 'https://this.site').origin).toBe('https://this.site')
  })
})
