/**
 * Words of danger are heard through each path by which a patient or a visitor writes, in each of its texts, also where the request is
 * refused (decisions 53 and 58): a path taken off the detector fails here.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { places } from '#features/safety/hearing/hearing.rules.ts'
import { withServer } from './ask.ts'
import { written } from './danger-inputs.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from './database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
let conversationId: string

beforeEach(async () => {
  people = await onlyPeople(db)
  conversationId = (await ask('maria', 'patient', 'POST', '/conversations', {})).body.id
})

const paths = written.flatMap(({ name, ...request }) => {
  const place = places[name]
  return place ? [{ name, place, ...request }] : []
})

describe('words of danger', () => {
  it.each(paths.filter(({ place }) => place.source !== null))(
    'sent to $name tell somebody, unless they are private',
    async ({ method, path, texts, place }) => {
      for (const sample of texts as Record<string, unknown>[]) {
        await db.rows('delete from safety_alerts')
        const text = 'conversationId' in sample ? { ...sample, conversationId } : sample
        const address = path.replace(/\{(\w+)\}/g, (_, field: string) => String(text[field] ?? ''))
        const answer = await ask('maria', 'patient', method, address, text)
        const alerts = await db.rows('select source, said from safety_alerts where patient_id = $1', [
          people.maria.recordId,
        ])
        const said = expect.stringContaining('kill myself')
        const heard = place.isPrivate?.(text) ? [] : [{ source: expect.any(String), said }]
        expect(alerts, `${answer.status} ${answer.text} to ${JSON.stringify(text)}`).toEqual(heard)
      }
    },
  )

  it.each(paths.filter(({ place }) => place.source === null))(
    'of a visitor sent to $name are answered, and tell nobody',
    async ({ method, path, texts }) => {
      for (const text of texts as Record<string, unknown>[]) {
        const answer = await ask('nobody', 'visitor', method, path, text)
        expect(answer.status, answer.text).toBeLessThan(500)
      }
      expect(await db.rows('select from safety_alerts')).toEqual([])
    },
  )
})
