/** The four guides, in both languages: long enough to help, easy enough for a sixth-grader, and announced as what they are. */
import { describe, expect, it } from 'vitest'
import { englishGrade, spanishEase, wordsOf } from '../../../../../test/readability.ts'
import { choosingTheNextStepText as choosingSpanish } from './choosing-the-next-step.text.es.ts'
import { choosingTheNextStepText as choosing } from './choosing-the-next-step.text.ts'
import { firstVisitText as visitSpanish } from './first-visit.text.es.ts'
import { firstVisitText as visit } from './first-visit.text.ts'
import { helpInACrisisText as crisisSpanish } from './help-in-a-crisis.text.es.ts'
import { helpInACrisisText as crisis } from './help-in-a-crisis.text.ts'
import { resourcesText as spanishPage } from './resources.text.es.ts'
import { resourcesText as page } from './resources.text.ts'
import { whatStaysPrivateText as privacySpanish } from './what-stays-private.text.es.ts'
import { whatStaysPrivateText as privacy } from './what-stays-private.text.ts'

const guides = [
  { slug: 'first-visit', english: visit, spanish: visitSpanish },
  { slug: 'what-stays-private', english: privacy, spanish: privacySpanish },
  { slug: 'choosing-the-next-step', english: choosing, spanish: choosingSpanish },
  { slug: 'help-in-a-crisis', english: crisis, spanish: crisisSpanish },
]

/** What is read on the page, a line for each paragraph and point. */
function readAll(guide: typeof visit): string {
  const sections = guide.sections.flatMap(({ heading, paragraphs, points }) => [
    heading,
    ...paragraphs,
    ...points,
  ])
  return [guide.lead, ...sections].join('\n')
}

describe.each(guides)('the guide $slug', ({ slug, english, spanish }) => {
  it('has 600 words or more in each language', () => {
    expect(wordsOf(readAll(english)).length).toBeGreaterThanOrEqual(600)
    expect(wordsOf(readAll(spanish)).length).toBeGreaterThanOrEqual(600)
  })

  it('reads at sixth grade in English (Flesch–Kincaid, at most 6.9)', () => {
    expect(englishGrade(readAll(english))).toBeLessThanOrEqual(6.9)
  })

  it('is fairly easy in Spanish (Szigriszt-Pazos on the INFLESZ scale, at least 65)', () => {
    expect(spanishEase(readAll(spanish))).toBeGreaterThanOrEqual(65)
  })

  it.each([
    { guide: english, cards: page.guides },
    { guide: spanish, cards: spanishPage.guides },
  ])('is announced by its own title and its own length', ({ guide, cards }) => {
    const card = cards.find(one => one.slug === slug)
    expect(card?.title).toBe(guide.title)
    // 200 words a minute is a slow, careful pace.
    expect(card?.minutes).toBe(Math.ceil(wordsOf(readAll(guide)).length / 200))
  })

  it('was changed on the same day in both languages', () => {
    expect(spanish.changedOn).toBe(english.changedOn)
    expect(english.changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})
