/** What the pictures of the product pages show is what the product says: the guide's own steps for the words in them. */
import { describe, expect, it } from 'vitest'
import { assistantPatientText as spanishPortal } from '#features/assistant/assistant.patient.text.es.ts'
import { assistantPatientText as portal } from '#features/assistant/assistant.patient.text.ts'
import { classifyNeeds } from '#features/assistant/assistant.rules.ts'
import { assistantText as spanishGuide } from '#features/assistant/assistant.text.es.ts'
import { assistantText as guide } from '#features/assistant/assistant.text.ts'
import { stepsFor } from '#features/assistant/situations/situations.rules.ts'
import { formDefaults } from '#features/forms/forms.defaults.ts'
import { uiText as spanishUi } from '#ui/ui.text.es.ts'
import { uiText as ui } from '#ui/ui.text.ts'
import { aiCopilotText as spanishCopilot } from './ai-copilot.text.es.ts'
import { aiCopilotText as copilot } from './ai-copilot.text.ts'
import { assessmentsText as spanishAssessments } from './assessments.text.es.ts'
import { assessmentsText as assessments } from './assessments.text.ts'
import { dashboardsText as spanishDashboards } from './dashboards.text.es.ts'
import { dashboardsText as dashboards } from './dashboards.text.ts'

describe.each([
  { language: 'en' as const, picture: copilot.picture, guide: { ...guide, ...portal } },
  { language: 'es' as const, picture: spanishCopilot.picture, guide: { ...spanishGuide, ...spanishPortal } },
])('the picture of the needs box in $language', ({ language, picture, guide: { needsBox, support } }) => {
  it('shows what the guide hears in the words, and its own steps for it', () => {
    const heard = classifyNeeds(picture.wrote, language)
    expect(
      stepsFor(heard, picture.wrote)
        .map(step => support.steps[step])
        .sort(),
    ).toEqual([...picture.steps].sort())
    expect(picture.heard).toHaveLength(heard.length)
  })

  it('has the titles of the screen', () => {
    expect(picture).toMatchObject({ title: needsBox.title, answerTitle: needsBox.responseTitle })
  })
})

describe.each([
  { language: 'en', picture: dashboards.picture, words: ui },
  { language: 'es', picture: spanishDashboards.picture, words: spanishUi },
])('the picture of the completion in $language', ({ picture, words }) => {
  it('computes its percentages and grades them as the product does', () => {
    for (const row of picture.rows) {
      const [done, total] = row.counted.match(/\d+/g)?.map(Number) ?? []
      expect(row.percent).toBe(Math.round(((done ?? 0) / (total ?? 1)) * 100))
    }
    expect(picture.rows.map(row => row.word)).toEqual([
      words.completionPoor,
      words.completionFair,
      words.completionGood,
    ])
  })
})

describe('the picture of a form', () => {
  const form = formDefaults.find(one => one.key === 'help_first')
  const question = form?.fields[2]

  it('is the third question of a form that every organization begins with, in both languages', () => {
    expect(assessments.picture).toMatchObject({
      form: form?.title,
      question: question?.label,
      options: question?.options,
    })
    expect(spanishAssessments.picture).toMatchObject({
      form: form?.titleEs,
      question: question?.labelEs,
      options: question?.optionsEs,
    })
    for (const { position } of [assessments.picture, spanishAssessments.picture])
      expect(position.match(/\d+/g)?.map(Number)).toEqual([3, form?.fields.length])
  })
})
