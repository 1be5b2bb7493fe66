/** Planted identities (`training/leaving`, written before the check) and ordinary texts, on their way to a model behind HTTP. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { checklistCatalogue } from '#features/checklist/checklist.defaults.ts'
import { createModel } from '#platform/ai/ai.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { startModelServer } from '../../../../test/fakes/model-server.ts'
import { type DraftSource, sourceKinds } from '../draft-sources/draft-sources.rules.ts'
import { askForDraft } from '../drafts/drafts.prompt.ts'
import { asItMayLeave, recordsThatMayLeave, speakOfDanger } from './leaving.rules.ts'

const names = ['Maria Luz Vega', 'Marisol Vega', 'Lupita', 'Dana Whitfield', 'Priya Nair']
const RECORDS_IN_A_QUESTION = 60

let model: Awaited<ReturnType<typeof startModelServer>>
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.stop())

/** Every sentence with every identity, as a title, in an answer, and within a longer text. */
function plantedRecords(): { value: string; record: DraftSource }[] {
  let values: string[] = []
  const planted = readFileSync('training/leaving/planted.txt', 'utf8')
    .split('\n')
    .flatMap(row => {
      if (row.startsWith('= ')) values = row.slice(2).split(' | ')
      return row === '' || /^[=@]/.test(row)
        ? []
        : values.map(value => ({ value, said: row.replace('{}', value) }))
    })
  const ways = [
    { what: 'task', asWords: (said: string) => said },
    { what: 'answer', asWords: (said: string) => `Housing: ${said}` },
    { what: 'notes', asWords: (said: string) => `I need help with food.\n${said}\nThank you.` },
  ] as const
  return ways.flatMap(({ what, asWords }) =>
    planted.map(({ value, said }, place) => ({
      value,
      record: { key: `F${place + 1}`, what, words: asWords(said), on: null },
    })),
  )
}

const bare = (value: string) => value.replace(/['’]s?$/, '')

it('of 2,556 records with planted identities not one arrives', async () => {
  const planted = plantedRecords()
  expect(planted).toHaveLength(2_556)
  const asker = createModel({ baseUrl: model.baseUrl, model: 'small', timeoutMs: 5_000 })
  for (let at = 0; at < planted.length; at += RECORDS_IN_A_QUESTION) {
    const some = planted.slice(at, at + RECORDS_IN_A_QUESTION)
    const question = askForDraft(
      'suggestions',
      some.map(({ record }) => record),
      names,
      'en',
    )
    if (!question) continue
    model.asked.length = 0
    model.answerWith({ content: '{}' })
    await asker.ask({ ...question, schema: z.object({}) })
    const arrived =
      (model.asked[0]?.body.messages.at(-1)?.content ?? '').split('<records>')[1]?.toLowerCase() ?? ''
    for (const { value } of some) expect(arrived, value).not.toContain(bare(value).toLowerCase())
  }
})

/** Who and when some of the ordinary lines tell themselves. */
const telling = /Dana|Tony|Toño|\bElm\b|\bPine\b|\bPino\b|Hope House|1988|2004/

/** Lines that were never used to gather the known words. */
const ordinary = [
  'safety/taught/second-ordinary-en',
  'safety/taught/second-ordinary-es',
  'needs/taught/second-needs-both',
]
  .flatMap(file => readFileSync(`training/${file}.jsonl`, 'utf8').split('\n').filter(Boolean))
  .map(line => (JSON.parse(line) as { text: string }).text)
  .filter(text => !telling.test(text))

// Of texts that the vocabulary was read against; the aim is 0.9.
it('most ordinary texts leave', () => {
  const sent = ordinary.filter(text => asItMayLeave(text, names) !== undefined)
  expect(sent.length / ordinary.length).toBeGreaterThanOrEqual(0.88)
})

it.each(['my friend mark drives me', 'mi hijo julio ya camina', 'MY COUSIN YESENIA DRIVES ME'])(
  'a name that is a word, or shouted, stays here: %s',
  text => {
    expect(asItMayLeave(text, names)).toBeUndefined()
  },
)

it('of a record nothing leaves but the allowed fields', () => {
  const record = {
    key: 'F1',
    what: 'task',
    words: 'Call the landlord',
    on: '2026-12-01',
    birthDate: 'secret',
  } as const
  const [left] = recordsThatMayLeave([record], names)
  // Strictly: a field more is seen though this record does not have it.
  expect(left).toStrictEqual({ key: 'F1', what: 'task', words: 'Call the landlord', on: '2026-12-01' })
})

it.each(sourceKinds.filter(kind => !['record', 'appointment'].includes(kind)))(
  'a %s in which somebody wrote a name stays here',
  what => {
    const records = [{ key: 'F1', what, words: 'Call Yesenia', on: null }]
    expect(recordsThatMayLeave(records, names)).toEqual([])
  },
)

it('where no record may leave, nobody is asked', () => {
  const source = { key: 'F1', what: 'task', words: 'Call Yesenia', on: null } as const
  expect(askForDraft('note', [source], names, 'en')).toBeUndefined()
})

it('of what every record holds from its first day nothing is taken for danger', async () => {
  const items = checklistCatalogue.flatMap(category => category.items)
  for (const words of items.flatMap(({ title, titleEs }) => [title, titleEs]))
    expect(await speakOfDanger([{ words }], inTimeSlices()), words).toBe(false)
})
