import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLinearModel } from '../src/lib/linear-model.ts'
import { textFeatures } from '../src/lib/text-features.ts'
import { describeSafety, describeThresholds, needsFigures, safetyFigures } from './training-figures.ts'
import { fitModel, quantize } from './training-linear.ts'
import { foldOf, readTaught, type SafetyLine } from './training-lines.ts'

const read = (text: string) => textFeatures(text, text, () => [])
const words = [
  'rent is late',
  'late rent again',
  'no rent today',
  'food is gone',
  'gone is food',
  'no food today',
]
const examples = words.map((text, index) => ({
  family: `family-${index}`,
  features: read(text),
  target: text.includes('rent') ? [1, 0, 1] : [0, 1, 0],
  weight: 1,
}))
const groups = [
  { from: 0, to: 2, kind: 'one of' as const },
  { from: 2, to: 3, kind: 'any of' as const },
]
const teach = () =>
  quantize(
    fitModel(examples, groups, { epochs: 20, rate: 0.3, decay: 1e-5, families: 2 }),
    ['rent', 'food', 'rent by itself'],
    groups,
    { 'one of': 0.5, 'any of': 0.5 },
  )

describe('teaching', () => {
  test('learns what tells the examples apart, of either kind of column', () => {
    const [rent = 0, food = 0, itself = 0] = readLinearModel({ ...teach(), thresholds: {} }).scores(
      read('my rent'),
    )
    expect(rent).toBeGreaterThan(food)
    expect(itself).toBeGreaterThan(0)
  })

  test('gives the same model for the same lines', () => {
    expect(teach()).toEqual(teach())
  })

  test('learns nothing that one family alone says', () => {
    const alone = readLinearModel({ ...teach(), thresholds: {} })
    expect(alone.scores(read('again'))).toEqual(alone.scores(read('zzz')))
  })
})

describe('the lines', () => {
  const lines = readTaught<SafetyLine>('safety')

  test('are whole: level and kind agree, and each has a part by its family', () => {
    const bad = lines.filter(({ level, kind, text }) => (level === 'none') !== (kind === null) || text === '')
    expect(bad.map(({ id }) => id)).toEqual([])
    expect(new Set(lines.map(({ family }) => foldOf(family))).size).toBe(5)
  })
})

describe('figures', () => {
  const line = (
    level: SafetyLine['level'],
    not: string | null,
    said: string,
    kind: string | null = null,
  ) => ({
    id: 'x',
    family: 'f',
    lang: 'en' as const,
    text: 't',
    level,
    kind: level === 'none' ? null : 'abuse',
    not,
    said: { level: said, kind },
  })

  test('of danger: recall by level, precision, alarms in a hundred ordinary texts', () => {
    const lines = [
      line('explicit', null, 'explicit', 'abuse'),
      line('explicit', null, 'none'),
      line('implicit', null, 'explicit', 'emergency'),
      line('none', 'idiom', 'implicit', 'abuse'),
      line('none', null, 'none'),
      line('none', null, 'explicit', 'abuse'),
    ]
    expect(safetyFigures(lines)).toEqual({
      lines: 6,
      explicit: 0.5,
      implicit: 1,
      precision: 0.5,
      alarmsInHundred: 50,
      rightKind: 0.5,
      rightLevel: 0.5,
    })
    expect(describeSafety(lines)).toContain('| idiom | 1.000 of 1 |')
  })

  test('of danger by threshold: whoever is surer than it raises an alarm', () => {
    const sure = { explicit: 0.65, none: 0.45 }
    const lines = [line('explicit', null, 'none'), line('none', null, 'none')]
    const table = describeThresholds(
      lines,
      (threshold, { level }) => sure[level as keyof typeof sure] >= threshold,
    )
    expect(table).toContain('| 0.40 | 1.000 | – | 0.500 | 100.0 |')
    expect(table).toContain('| 0.50 | 1.000 | – | 1.000 | 0.0 |')
  })

  test('of needs: what was found, missed and invented', () => {
    const need = (needs: string[], said: string[]) => ({ ...line('none', null, 'none'), needs, said })
    expect(needsFigures([need(['food', 'housing'], ['food']), need([], ['food'])])).toEqual({
      lines: 2,
      precision: 0.5,
      recall: 0.5,
      f1: 0.5,
    })
  })
})

test('npm run classify answers every line of a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'))
  try {
    const file = join(folder, 'texts.jsonl')
    writeFileSync(
      file,
      '{"id":"a","text":"I want to die tonight","lang":"en"}\n\n{"id":"b","text":"Gracias","lang":"es"}\n',
    )
    const ask = (topic: string) =>
      execFileSync(process.execPath, ['scripts/classify.ts', topic, file], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map(answer => JSON.parse(answer))
    expect(ask('safety')).toEqual([
      { id: 'a', level: 'explicit', kind: 'self_harm' },
      { id: 'b', level: 'none', kind: null },
    ])
    expect(ask('needs').map(({ id, needs }) => [id, Array.isArray(needs)])).toEqual([
      ['a', true],
      ['b', true],
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
