/** Sixty needs of everyday life (`training/guide`): what the guide hears in each, with the model and without it. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/language.ts'
import type { LinearModel } from '#lib/linear-model.ts'
import { type Need, needs } from '../assistant.rules.ts'
import { loadNeedsModel } from '../needs-recognition/needs-recognition.rules.ts'
import { needsHeard } from './needs-hearing.rules.ts'

const model = await loadNeedsModel()

const everyday = readFileSync('training/guide/everyday-needs.txt', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [language, fitting = '', text = ''] = line.split(' | ')
    return { language: language as Language, fitting: fitting.split(' ') as Need[], text }
  })

/** Fitting: a step for what was asked comes among the three that are named, and most of them are to the point. */
function isFitting(
  { fitting, text, language }: (typeof everyday)[number],
  heardBy: LinearModel | undefined,
): boolean {
  const steps = needsHeard(text, language, heardBy).slice(0, 3)
  const right = steps.filter(step => fitting.includes(step))
  return right.length > 0 && right.length * 2 >= steps.length
}

describe('the needs of everyday life', () => {
  test('are sixty, each with steps that exist', () => {
    expect(everyday).toHaveLength(60)
    for (const { fitting } of everyday) expect(needs).toEqual(expect.arrayContaining(fitting))
  })

  // Three do not: a pregnancy and a loss told without a word for them, and a paper for a job taken for the job.
  test('get fitting answers, by the words alone a third fewer', () => {
    const amiss = everyday.filter(line => !isFitting(line, model)).map(({ text }) => text)
    expect(amiss.length, amiss.join('\n')).toBeLessThanOrEqual(3)
    expect(everyday.filter(line => !isFitting(line, undefined)).length).toBeGreaterThan(20)
  })

  test('solved, past or somebody else’s are none', () => {
    for (const text of ['We found an apartment and moved in, thank you', 'My cousin got a job at the bakery'])
      expect(needsHeard(text, 'en', model)).toEqual([])
  })
})
