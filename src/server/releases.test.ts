/** How far a database may be ahead of a server. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareWith, published, releaseBeforeServes, releaseOf } from './releases.ts'

const root = join(import.meta.dirname, '../..')
const known = new Set(['0001-a.sql', '0002-b.sql'])
const own = ['0001-a.sql', '0002-b.sql', 'state'].map(name => row(name, 1))

function row(name: string, release: number, serves = false) {
  return { name, release, release_before_serves: serves }
}

describe('a database beside a server of the first release', () => {
  it.each([
    ['that is its own', own],
    ['that is older', own.slice(0, 1)],
    ['that is empty', []],
  ])('%s is not ahead', (_, applied) => {
    expect(compareWith(applied, known, 1)).toEqual({ isAhead: false })
  })

  it.each([
    ['by migrations that let it serve', [...own, row('0003-c.sql', 2, true), row('0004-d.sql', 2, true)]],
    ['by a migration of its own release that lets it serve', [...own, row('0003-c.sql', 1, true)]],
    ['by access rules alone', [...own.slice(0, 2), row('state', 2)]],
  ])('that is ahead %s is open to it', (_, applied) => {
    expect(compareWith(applied, known, 1)).toEqual({ isAhead: true })
  })

  it.each([
    [
      'one migration stops it',
      [...own, row('0003-c.sql', 2, true), row('0004-d.sql', 2)],
      /since 0004-d.sql\. Start/,
    ],
    [
      'it is two releases ahead',
      [...own, row('0003-c.sql', 3, true)],
      /is 2 releases ahead of this version\. Start/,
    ],
    ['its access rules are two releases ahead', [...own.slice(0, 2), row('state', 3)], /is 2 releases ahead/],
  ])('where %s is closed to it', (_, applied, sentence) => {
    expect(compareWith(applied, known, 1)).toEqual({
      isAhead: true,
      refusal: expect.stringMatching(sentence),
    })
  })
})

describe('a migration', () => {
  it('says whether the release before may serve, in a line of its own', () => {
    expect(releaseBeforeServes('-- Tags.\n-- release-before: serves\ncreate table tags ();')).toBe(true)
    expect(releaseBeforeServes('-- release-before: stops\ndrop table tags;')).toBe(false)
    expect(releaseBeforeServes('create table tags ();')).toBeUndefined()
    expect(releaseBeforeServes('-- release-before: serves perhaps\n')).toBeUndefined()
  })

  it('belongs to the release after the last one that was published without it', () => {
    const releases = [
      { release: '0.1.0', lastMigration: '0002-b.sql' },
      { release: '0.2.0', lastMigration: '0002-b.sql' },
      { release: '0.3.0', lastMigration: '0003-c.sql' },
    ]
    expect(releaseOf('0001-a.sql', releases)).toBe(1)
    expect(releaseOf('0002-b.sql', releases)).toBe(1)
    expect(releaseOf('0003-c.sql', releases)).toBe(3)
    expect(releaseOf('0004-d.sql', releases)).toBe(4)
  })
})

it('the list of releases is the changelog’s, and names migrations that are there', () => {
  const headings = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').match(/^## .*$/gm) ?? []
  const unpublished = headings.filter(heading => heading.endsWith('(unreleased)'))
  const names = headings
    .filter(heading => !heading.endsWith('(unreleased)'))
    .map(heading => heading.split(' ')[1])
  expect(unpublished.length).toBeLessThanOrEqual(1)
  expect(published.map(({ release }) => release)).toEqual(names.reverse())
  for (const { lastMigration } of published)
    expect(existsSync(join(root, 'migrations', lastMigration))).toBe(true)
})
