import { useState } from 'react'
import { type Language, languages } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { HandrailProgress } from '#ui/handrail.tsx'
import { uiText as spanishUi } from '#ui/ui.text.es.ts'
import { uiText as englishUi } from '#ui/ui.text.ts'
import { answersThatLeadTo } from '../form-management/form-management.rules.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import { formsText as spanish } from '../forms.text.es.ts'
import { formsText as english } from '../forms.text.ts'
import { askedQuestions, type FormField, isQuestion, toQuestions } from '../questions/questions.rules.ts'
import { FormQuestion } from './form-question.tsx'

const wordsIn = {
  en: { ...english, optional: englishUi.optional, choose: englishUi.choose },
  es: { ...spanish, optional: spanishUi.optional, choose: spanishUi.choose },
}

/**
 * The form as a patient finds it, one question at a time and in either language, beside the words that make it. It follows the field
 * that is open, and can be gone through by hand. What is answered here is kept nowhere.
 */
export function FormPreview({
  fields,
  opened,
}: {
  fields: readonly FormField[]
  /** The place of the field that is open. */
  opened: number | undefined
}) {
  const [isShown, setShown] = useState(false)
  const [language, setLanguage] = useState<Language>('en')
  return (
    <aside
      aria-label={text.preview}
      className="xl:-mr-8 border-line max-xl:border-t max-xl:py-3 xl:min-h-[calc(100dvh-9rem)] xl:border-l xl:bg-sunken"
    >
      <Button
        look="secondary"
        className="xl:hidden"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? text.hidePreview : text.preview}
      </Button>
      <div
        className={joinClasses('grid gap-4 py-4 xl:sticky xl:top-38 xl:px-6', !isShown && 'max-xl:hidden')}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted text-sm max-xl:sr-only">{text.preview}</p>
          <LanguageChoice language={language} onChoose={setLanguage} />
        </div>
        <div lang={language} className="grid max-w-md gap-5 rounded-card border border-edge bg-paper p-4">
          <Walk fields={fields} opened={opened} language={language} />
        </div>
        <p className="text-center text-muted text-sm max-xl:text-left">{text.previewHint}</p>
      </div>
    </aside>
  )
}

function LanguageChoice({
  language,
  onChoose,
}: {
  language: Language
  onChoose: (language: Language) => void
}) {
  return (
    <div className="flex overflow-hidden rounded-card border border-edge">
      {languages.map(each => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={language === each}
          onClick={() => onChoose(each)}
          className="min-h-11 px-3 font-semibold text-sm -outline-offset-3 aria-pressed:bg-rail-soft aria-pressed:text-rail lg:min-h-9"
        >
          {text.languages[each]}
        </button>
      ))}
    </div>
  )
}

/** The questions that the answers lead to, and the one that is looked at: what is open beside it, or where somebody went since. */
function useWalk(fields: readonly FormField[], opened: number | undefined, language: Language) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [went, setWent] = useState<string>()
  const [followed, setFollowed] = useState(opened)
  const nameAt = (place = fields.length) => fields.slice(place).find(isQuestion)?.name
  if (followed !== opened) {
    setFollowed(opened)
    setWent(opened === undefined ? nameAt(followed) : undefined)
  }
  const isFollowing = opened !== undefined && went === undefined
  const answers = isFollowing ? answersThatLeadTo(fields, opened, typed) : typed
  const name = isFollowing ? nameAt(opened) : went
  const questions = askedQuestions(toQuestions(fields, language), answers)
  return {
    questions,
    at: Math.max(
      questions.findIndex(question => question.name === name),
      0,
    ),
    answers,
    answer: (to: string, value: string) => {
      setTyped({ ...answers, [to]: value })
      // The answer may lead to a question that was looked for before: nobody is taken there by it.
      if (!isFollowing) setWent(to)
    },
    goTo: (place: number) => {
      setTyped(answers)
      setWent(questions[place]?.name)
    },
  }
}

function Walk({
  fields,
  opened,
  language,
}: {
  fields: readonly FormField[]
  opened: number | undefined
  language: Language
}) {
  const { questions, at, answers, answer, goTo } = useWalk(fields, opened, language)
  const question = questions[at]
  if (!question)
    return (
      <p lang="en" className="text-muted">
        {text.previewEmpty}
      </p>
    )
  const words = wordsIn[language]
  const where = words.questionOf(at + 1, questions.length)
  const isLast = at === questions.length - 1
  return (
    <>
      <HandrailProgress label={words.stepsLabel} total={questions.length} done={at + 1} valueText={where} />
      <p className="text-muted">
        {question.section && <span className="block font-semibold text-ink text-lg">{question.section}</span>}
        {where}
      </p>
      <FormQuestion
        key={question.name}
        question={question}
        value={answers[question.name] ?? ''}
        words={words}
        onChange={value => answer(question.name, value)}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="secondary" disabled={at === 0} onClick={() => goTo(at - 1)}>
          {words.previous}
        </Button>
        <Button disabled={isLast} onClick={() => goTo(at + 1)}>
          {isLast ? words.submit : words.next}
        </Button>
      </div>
    </>
  )
}
