import { describe, expect, test } from 'vitest'
import { checklistCatalogue } from '#features/checklist/checklist.defaults.ts'
import { affirmationsText } from './affirmations/affirmations.text.ts'
import {
  acknowledgement,
  affirmationFor,
  classifyNeeds,
  type Need,
  needs,
  recommendationByKey,
  recommendationKeyFor,
  recommendationKeyOf,
  supportResponse,
} from './assistant.rules.ts'
import { recommendationsText as spanishLibrary } from './recommendations/recommendations.text.es.ts'
import { recommendationsText as englishLibrary } from './recommendations/recommendations.text.ts'

const languages = ['en', 'es'] as const
const catalogue = checklistCatalogue.flatMap(category =>
  category.items.map(item => ({ ...item, categoryKey: category.key })),
)
const recommendationFor = (
  item: Parameters<typeof recommendationKeyFor>[0],
  heard: readonly Need[],
  answer: string | null,
  language: 'en' | 'es',
) => recommendationByKey(recommendationKeyFor(item, heard, answer, language), item, language) ?? ''
const named = (key: string) => ({ key, title: key })
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\p{Lu})/u)

const spoken: readonly (readonly [string, 'en' | 'es', readonly Need[]])[] = [
  ["I'm behind on rent and I'm hungry", 'en', ['housing', 'food']],
  ["I'm not hungry, but I need a ride to the doctor", 'en', ['health', 'transport']],
  ['I have a place to stay, a job and enough food', 'en', []],
  ["I don't have food", 'en', ['food']],
  ['no problem with food', 'en', []],
  ["I don't need food, I need internet", 'en', ['digital']],
  ['houseing and perscription help', 'en', ['housing', 'medication']],
  ['evictoin notice', 'en', ['housing']],
  ['I work nights and nobody can watch my kids', 'en', ['childcare']],
  ['I have a court date and no lawyer', 'en', ['legal']],
  ['I am not homeless but I couch surf', 'en', ['no_home']],
  ['I am pregnant and sleep in my car', 'en', ['no_home', 'pregnancy']],
  ['I lost my kids', 'en', ['family']],
  ['estoy embarazada', 'es', ['pregnancy']],
  ['I need help to quit drinking and to get my GED', 'en', ['substance_use', 'learning']],
  ['He hits me', 'en', ['safety']],
  ['I feel alone and depressed', 'en', ['mental_health', 'loneliness']],
  ['the insulin is too expensive', 'en', ['medication']],
  ['I lost my job and need day care', 'en', ['childcare', 'work']],
  ['I lost my ID', 'en', ['documents']],
  ['not only hungry, also broke: I am broke', 'en', ['food', 'money']],
  ['no tengo hambre pero no tengo trabajo', 'es', ['work']],
  ['Necesito ayuda con la renta y medisina', 'es', ['housing', 'medication']],
  ['me siento muy sola', 'es', ['loneliness']],
  ['tengo casa y comida suficiente', 'es', []],
  ['No tengo deudas', 'es', []],
  ['mi mamá está enferma y no hablo inglés', 'es', ['health', 'language']],
  ['quiero aprender inglés y conseguir mis papeles', 'es', ['documents', 'learning', 'language']],
  ['me van a desalojar', 'es', ['housing']],
  ['They shut off our lights, and there is no hot water', 'en', ['utilities']],
  ['me cortaron la luz', 'es', ['utilities']],
  ['no me alcanza para la comida', 'es', ['food', 'money']],
  ['No tengo cómo llegar a la clínica', 'es', ['health', 'transport']],
  ['tengo ansiedad y no puedo dormir', 'es', ['mental_health']],
  ['quiero ver a mis hijos', 'es', ['family']],
  ['I need comida y un ride', 'en', ['food', 'transport']],
  ['hola', 'es', []],
  ['', 'en', []],
]

describe('classifyNeeds', () => {
  test.each(spoken)('%s (%s)', (text, language, expected) => {
    expect(classifyNeeds(text, language)).toEqual(expected)
  })

  test('slips are forgiven in the own language only', () => {
    expect(classifyNeeds('apartmento', 'es')).toEqual(['housing'])
    expect(classifyNeeds('guarderai', 'es')).toEqual(['childcare'])
    expect(classifyNeeds('guarderai', 'en')).toEqual([])
  })

  test('every need can be heard in both languages', () => {
    const heard = new Set(spoken.flatMap(([, , expected]) => expected))
    expect(needs.filter(need => !heard.has(need))).toEqual([])
  })
})

describe('recommendationFor', () => {
  test.each(catalogue)('$key has a first step in both languages, and variants by need', item => {
    const english = recommendationFor(item, [], null, 'en')
    const spanish = recommendationFor(item, [], null, 'es')
    expect(english).not.toBe(spanish)
    expect(english).not.toBe(recommendationFor({ ...item, key: null }, [], null, 'en'))
    const variants = needs.filter(need => recommendationFor(item, [need], null, 'en') !== english)
    expect(variants.length).toBeGreaterThanOrEqual(2)
  })

  test('the library has no entry without an item, and the same variants in both languages', () => {
    const keys = catalogue.map(item => item.key).sort()
    expect(Object.keys(englishLibrary.items).sort()).toEqual(keys)
    expect(Object.keys(spanishLibrary.items).sort()).toEqual(keys)
    expect(shapeOf(spanishLibrary.items)).toEqual(shapeOf(englishLibrary.items))
    expect(Object.keys(englishLibrary.categories)).toEqual(checklistCatalogue.map(category => category.key))
  })

  test('the answer about this item weighs more than needs in general', () => {
    const place = named('housing_safe_place')
    const { general, needs: variants } = englishLibrary.items.housing_safe_place
    expect(recommendationFor(place, [], 'No, I am in my car', 'en')).toBe(variants.no_home)
    expect(recommendationFor(place, ['food'], 'No', 'en')).toBe(general)
    expect(recommendationFor(place, ['safety'], 'No', 'en')).toBe(variants.safety)
  })

  test('a skipped answer changes nothing', () => {
    const food = named('food_enough')
    expect(recommendationFor(food, [], 'skip', 'en')).toBe(recommendationFor(food, [], null, 'en'))
    expect(recommendationFor(food, ['transport'], 'prefiero no decir', 'es')).toBe(
      spanishLibrary.items.food_enough.needs.transport,
    )
  })

  test("an organization's own items get a step of their category, else one with their title", () => {
    const own = { key: null, title: 'Get a library card' }
    expect(recommendationFor({ ...own, categoryKey: 'work' }, [], null, 'en')).toBe(
      englishLibrary.categories.work,
    )
    expect(recommendationFor(own, [], null, 'en')).toContain('"Get a library card"')
    expect(recommendationFor({ key: 'constructor', title: 'X' }, [], null, 'en')).toContain('"X"')
  })

  test.each(allRecommendations())('begins with a verb, and is short: %s', text => {
    const first = text.split(/[\s,]/)[0] ?? ''
    expect(beginnings).toContain(first)
    expect(text.length).toBeLessThanOrEqual(190)
    expect(text).not.toMatch(/\b(?:you must|you should|debe|tienes|puedes|tu)\b/i)
  })
})

function shapeOf(items: object): unknown {
  return Object.entries(items)
    .map(([key, entry]) => [key, Object.keys(entry), Object.keys(entry.needs ?? {})])
    .sort()
}

function allRecommendations(): string[] {
  return [englishLibrary, spanishLibrary].flatMap(library => [
    library.reviewPlan,
    ...Object.values(library.categories),
    ...Object.values(library.items).flatMap((entry: { general: string; needs: object }) => [
      entry.general,
      ...(Object.values(entry.needs) as string[]),
    ]),
  ])
}

describe('supportResponse', () => {
  test.each(spoken)('a few short sentences for: %s (%s)', (text, language) => {
    for (const name of ['Ana', null]) {
      const response = supportResponse(classifyNeeds(text, language), name, language)
      expect(sentencesOf(response).length).toBeGreaterThanOrEqual(3)
      expect(sentencesOf(response).length).toBeLessThanOrEqual(10)
      expect(response).toContain(language === 'en' ? 'case manager' : 'gestor de casos')
      expect(response.includes('Ana')).toBe(name !== null)
    }
  })

  test('names a first step for each need, the most urgent first, three at most', () => {
    const response = supportResponse(['housing', 'food', 'transport', 'work', 'learning'], 'Ana', 'en')
    expect(response.indexOf('rent')).toBeLessThan(response.indexOf('food pantry'))
    expect(response).toContain('rides')
    expect(response).not.toContain('Job Center')
  })

  test('promises no case manager where there is none', () => {
    expect(supportResponse(['housing'], 'Ana', 'en', false)).toContain(
      'as soon as a case manager is with you',
    )
  })

  test('says nothing about feelings, illness or therapy', () => {
    for (const language of languages) {
      for (const need of needs) {
        expect(supportResponse([need], 'Ana', language)).not.toMatch(
          /you (?:feel|are feeling|seem|sound)|depress|anxi|disorder|usted (?:siente|parece)|depresi|ansied|trastorno/i,
        )
      }
    }
  })
})

describe('affirmationFor', () => {
  test('is the same all day, another one tomorrow, and each comes once in a round', () => {
    expect(affirmationFor('2026-03-03', 'p1', 'en')).toBe(affirmationFor('2026-03-03T23:59:59Z', 'p1', 'en'))
    const round = affirmationsText.all.map((_, day) =>
      affirmationFor(new Date(Date.UTC(2026, 1, 20 + day)).toISOString(), 'p1', 'en'),
    )
    expect(new Set(round).size).toBe(affirmationsText.all.length)
  })

  test('there are at least 31 in each language, all different', () => {
    for (const language of languages) {
      const texts = Array.from({ length: 60 }, (_, day) =>
        affirmationFor(new Date(Date.UTC(2026, 0, 1 + day)).toISOString(), 'p', language),
      )
      expect(new Set(texts).size).toBeGreaterThanOrEqual(31)
    }
  })

  test('two people do not always read the same', () => {
    const texts = ['p1', 'p2', 'p3', 'p4'].map(id => affirmationFor('2026-03-03', id, 'en'))
    expect(new Set(texts).size).toBeGreaterThan(1)
  })
})

describe('acknowledgement', () => {
  const answers = [
    'No',
    'I lost my house',
    'my son died',
    'Yes',
    'skip',
    'not sure',
    'Why do you ask?',
    'No tengo nada',
  ]

  test('is short, never praises and never judges', () => {
    for (const language of languages) {
      for (const answer of answers) {
        const text = acknowledgement(answer, language)
        expect(text.length).toBeGreaterThan(5)
        expect(text.length).toBeLessThanOrEqual(110)
        expect(text).not.toMatch(
          /great|awesome|perfect|wonderful|good job|excelente|perfecto|qué bien|genial|!/i,
        )
        expect(text).not.toMatch(/sad|sorry|terrible|triste|lamento/i)
      }
    }
  })

  test('is always the same for the same answer, and skipping is fine', () => {
    expect(acknowledgement('No', 'en')).toBe(acknowledgement('No', 'en'))
    expect(acknowledgement('skip', 'en')).toMatch(/fine|skip|decide/)
    expect(acknowledgement('Why do you ask?', 'en')).toContain('question')
  })
})

const beginnings = (
  'Apply Ask Avoid Bring Call Check Choose Copy Find Get Go Keep List Look Make Open Pay Pick Put Report Save Say Set ' +
  'Sign Start Take Talk Tell Test Try Use Visit Write ' +
  'Abra Anote Avise Busque Cambie Copie Cuente Diga Elija Empiece Escriba Fije Guarde Haga Hable Inscríbase Junte Lea ' +
  'Lleve Llame Mantenga Mire Muestre Pague Pida Ponga Pregunte Pruebe Revise Siga Solicite Tome Use Vaya Visite Vuelva'
).split(' ')

test('whatever the library says leads back to its key, and so to the other language; other words lead nowhere', () => {
  const keys = catalogue.flatMap(item =>
    ([[], ...needs.map(need => [need])] as Need[][]).map(heard =>
      recommendationKeyFor(item, heard, null, 'en'),
    ),
  )
  for (const key of new Set([...keys, 'plan', 'category.housing'])) {
    const said = (language: 'en' | 'es', of: string | null) =>
      recommendationByKey(of, { title: '' }, language)
    expect(said('es', recommendationKeyOf(said('en', key) ?? '')), key).toBe(said('es', key))
  }
  expect(recommendationKeyOf('Call the county')).toBeNull()
})
