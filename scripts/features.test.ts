import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Feature } from '../src/lib/feature.ts'
import { describeGathered, describeLive, readFeatures } from './features.ts'

const features = await readFeatures()
const sources = globSync('src/features/**/*.{queries,server,jobs.server}.ts').map(path =>
  readFileSync(path, 'utf8'),
)
const all = sources.join('\n')

it('every feature says what it is, and what is gathered from that is as they say it today (npm run types writes it)', () => {
  expect(features.size).toBeGreaterThan(20)
  for (const [path, text] of describeGathered(features)) expect(readFileSync(path, 'utf8'), path).toBe(text)
})

it('only queries that there are can be asked again', () => {
  const nouns = [...all.matchAll(/apiFor<typeof (\w+)>\(\s*'([\w-]+)'/g)]
  const routes = readFileSync('src/platform/api/api-routes.gen.ts', 'utf8')
  const isThere = (query: string) => {
    const [noun, procedure] = query.split('.')
    const contracts = nouns.filter(match => match[2] === noun).map(match => match[1])
    const line = (name: string | undefined) =>
      routes.split('\n').find(each => each.trim().startsWith(`${name}:`))
    return query === '*' || contracts.some(name => !procedure || line(name)?.includes(`"${procedure}":`))
  }
  const asked = [...features.values()].flatMap(({ refreshedBy = {} }) => Object.keys(refreshedBy))
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(query => !isThere(query))).toEqual([])
})

it('a topic belongs to one feature, and nobody listens to one that belongs to none', () => {
  const with2 = (feature: Feature) => new Map([...features, ['other', feature]])
  expect(() => describeLive(with2({ about: '', topics: { tasks: 'staff' } }))).toThrow(/tasks belongs to two/)
  expect(() => describeLive(with2({ about: '', refreshedBy: { x: { staff: ['nothing'] } } }))).toThrow(
    /the topic nothing/,
  )
})

it('every topic is notified by somebody', () => {
  const sql = globSync('src/features/**/*.functions.sql')
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  const silent = [...features.values()]
    .flatMap(({ topics = {} }) => Object.keys(topics))
    .filter(topic => !all.includes(`topic: '${topic}'`) && !sql.includes(`'${topic}'`))
  expect(silent).toEqual([])
})
