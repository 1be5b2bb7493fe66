import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readRising } from '#lib/linear-model.ts'
import { mendDangerWords } from '../spelling/spelling.rules.ts'
import { detectDanger, detectDangerInTimeSlices, loadDangerModel } from './detection.rules.ts'

const model = await loadDangerModel()
const practical =
  'The bus pass arrived and I brought the lease to the office. The meeting at the school is on Tuesday at ten. '

/** How long this thread has had the processor: what else the machine does takes none of it. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

describe('detectDanger', () => {
  test.each([
    ['I have the pills in my hand and I want to die tonight', 'self_harm', 'explicit'],
    ['Anoche mi esposo me volvió a pegar y me agarró del cuello', 'abuse', 'explicit'],
    ['My mom cannot breathe and her lips are turning blue', 'emergency', 'explicit'],
    ['Voy a matar a mi vecino hoy, ya tengo la pistola', 'harm_to_others', 'explicit'],
    ['Everyone will be better off without me, thank you for everything, goodbye', 'self_harm', 'implicit'],
  ])('%s', (text, kind, level) => {
    const found = detectDanger(text, model)
    expect(found).toMatchObject({ kind, level })
    expect(found.concerns.map(concern => concern.kind)).toContain(kind)
  })

  test('says nothing of ordinary matter, or of nothing', () => {
    for (const text of [
      '',
      '...',
      'Can we move Thursday to Friday at the same time?',
      '¿A qué hora es mi cita del jueves?',
    ])
      expect(detectDanger(text, model)).toEqual({ level: 'none', kind: null, concerns: [] })
  })

  test('finds danger in the middle of practical matter, and says where', () => {
    const text = `${practical.repeat(4)}Last night my husband choked me and said he will kill me. ${practical.repeat(4)}`
    const found = detectDanger(text, model)
    expect(found.kind).toBe('abuse')
    expect(found.concerns[0]?.matched).toContain('choked me')
  })

  // The best of some runs. On a processor slowed four times 100 ms are allowed for a thousand.
  test.each([
    [1_000, 25],
    [20_000, 300],
  ])('reads %i characters within %i ms', (length, most) => {
    const text = practical.repeat(200).slice(0, length)
    const runs = Array.from({ length: 5 }, () => {
      const before = spentMs()
      detectDanger(text, model)
      return spentMs() - before
    })
    expect(Math.min(...runs)).toBeLessThan(most)
  })
})

describe('a rule beside the model (decision 53)', () => {
  const floor = model.thresholds.floor ?? 0

  test('is set aside below 0.1 only', () => {
    expect(floor).toBeLessThanOrEqual(0.1)
  })

  test.each([
    [0, 'explicit'],
    [1, 'none'],
  ])('finds what it names, unless the model is surer than %d that it is harmless', (least, level) => {
    const text = 'I want to die'
    const deaf = { ...model, thresholds: { danger: 2, part: 2, floor: least } }
    expect(detectDanger(text, deaf).level).toBe(level)
  })
})

describe('detectDangerInTimeSlices', () => {
  const long = `${practical.repeat(90)}Last night my husband choked me and said he will kill me. ${practical.repeat(90)}`

  test('finds what detectDanger finds', async () => {
    for (const text of ['', 'Thank you!', long])
      expect(await detectDangerInTimeSlices(text, model, async () => {})).toEqual(detectDanger(text, model))
  })

  test('pauses often: no piece of the longest text holds anything up', async () => {
    const text = `${long}${long}`.slice(0, 20_000)
    const longestPieces: number[] = []
    for (let run = 0; run < 5; run++) {
      let [last, longest, pauses] = [spentMs(), 0, 0]
      await detectDangerInTimeSlices(text, model, async () => {
        longest = Math.max(longest, spentMs() - last)
        last = spentMs()
        pauses++
      })
      longestPieces.push(Math.max(longest, spentMs() - last))
      expect(pauses).toBeGreaterThan(text.length / 200)
    }
    expect(Math.min(...longestPieces)).toBeLessThan(50)
  })

  test('lets others go on while it reads a long text', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++)
    const pause = () => new Promise<void>(resolve => setTimeout(resolve))
    await detectDangerInTimeSlices(`${long}${long}`.slice(0, 20_000), model, pause)
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(0)
  })
})

describe('words as they sound', () => {
  const isKnown = (word: string) => ['kilt', 'want', 'thinking', 'about'].includes(word)

  test.each([
    ['thinking about suwiside', 'suicid'],
    ['thinking about ovredose', 'overdos'],
    ['thinking about strangeling', 'strangl'],
  ])('%s', (plain, word) => {
    expect(mendDangerWords(plain, isKnown)).toContain(word)
  })

  test('known words, short words and words like no other stay', () => {
    expect(mendDangerWords('i want a kilt', isKnown)).toBeNull()
    expect(mendDangerWords('the zucchini and the xylophone', isKnown)).toBeNull()
  })
})

describe('the shipped model', () => {
  const text = readFileSync('src/features/safety/recognition/recognition.model.json', 'utf8')

  test('with its known words and the lexicon it weighs at most 250 KB compressed', () => {
    // As the build compresses it, which takes some seconds.
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    const lexicon = ['lexicon', 'lexicon-english', 'lexicon-everyday', 'lexicon-spanish'].map(name =>
      readFileSync(`src/features/safety/${name}/${name}.rules.ts`, 'utf8'),
    )
    const bytes = [text, lexicon.join('\n')].map(each => brotliCompressSync(each, options).length)
    expect((bytes[0] ?? 0) + (bytes[1] ?? 0)).toBeLessThanOrEqual(250_000)
  }, 60_000)

  test('has a weight for every place of every column, and no place beyond its features', () => {
    const { buckets, places, weights, columns } = JSON.parse(text)
    expect([weights.length, places.length]).toEqual([columns.length, columns.length])
    const features = readRising(buckets).length
    for (const [column, letters] of weights.entries()) {
      const rows = readRising(places[column])
      expect(letters).toHaveLength(rows.length)
      expect(rows.at(-1)).toBeLessThan(features)
    }
  })
})

test('what the rules are tested with is still found, and seldom more', () => {
  const probes = ['en', 'es'].flatMap(language =>
    readFileSync(`training/safety/taught/rules-${language}-probes.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { text: string; level: string }),
  )
  const isFound = ({ text }: { text: string }) => detectDanger(text, model).level !== 'none'
  expect(probes.filter(probe => probe.level !== 'none' && !isFound(probe))).toEqual([])
  const harmless = probes.filter(({ level }) => level === 'none')
  expect(harmless.filter(isFound).length / harmless.length).toBeLessThan(0.1)
})
