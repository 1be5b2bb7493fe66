import { describe, expect, test } from 'vitest'
import { loadNeedsModel, needsFrom, recognizedNeeds, recognizeNeeds } from './needs-recognition.rules.ts'

const model = await loadNeedsModel()

describe('needsFrom', () => {
  const alike = recognizedNeeds.map(() => 0.3)

  test('asks of each need its own threshold', () => {
    expect(needsFrom(alike, { food: 0.3, housing: 0.31 })).toEqual(['food'])
  })

  test('never names a need that the model has no threshold for', () => {
    expect(
      needsFrom(
        recognizedNeeds.map(() => 0.9),
        {},
      ),
    ).toEqual([])
  })
})

describe('recognizeNeeds', () => {
  test('the shipped model has a threshold for every need', () => {
    expect(Object.keys(model.thresholds).sort()).toEqual([...recognizedNeeds].sort())
  })

  test.each([
    ['We have no food until Friday', ['food']],
    ['Nos cortaron la luz y el agua', ['utilities']],
    ['Thank you, see you Thursday', []],
  ])('%s', (text, needs) => {
    expect(recognizeNeeds(text, model)).toEqual(needs)
  })
})
