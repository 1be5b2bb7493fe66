import { useState } from 'react'
import type { Language } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import type { Answers } from '../forms.rules.ts'
import { askedQuestions, type FormField, toQuestions } from '../questions/questions.rules.ts'
import { FormQuestion } from './form-question.tsx'

/** The form as a patient finds it, in either language. What is answered here is kept nowhere. */
export function FormPreview({ fields }: { fields: readonly FormField[] }) {
  const [isShown, setShown] = useState(false)
  const [language, setLanguage] = useState<Language>('en')
  const [answers, setAnswers] = useState<Answers>({})
  const questions = askedQuestions(toQuestions(fields, language), answers)
  return (
    <section aria-label={text.preview} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? text.hidePreview : text.preview}
        </Button>
        {isShown &&
          (['en', 'es'] as const).map(each => (
            <Button
              key={each}
              look="quiet"
              aria-pressed={language === each}
              className={language === each ? 'underline underline-offset-4' : undefined}
              onClick={() => setLanguage(each)}
            >
              {text.languages[each]}
            </Button>
          ))}
      </div>
      {isShown && (
        <div lang={language} className="grid max-w-md gap-5 rounded-card border border-line p-4">
          {questions.map((question, place) => (
            <div key={question.name} className="grid gap-3">
              {question.section && question.section !== questions[place - 1]?.section && (
                <h4 className="border-line border-b pb-1 font-semibold">{question.section}</h4>
              )}
              <FormQuestion
                question={question}
                value={answers[question.name] ?? ''}
                onChange={value => setAnswers({ ...answers, [question.name]: value })}
              />
            </div>
          ))}
          <p className="text-muted text-sm" lang="en">
            {text.previewHint}
          </p>
        </div>
      )}
    </section>
  )
}
