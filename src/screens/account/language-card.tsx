import { useMutation } from '@tanstack/react-query'
import { chooseLanguage } from '#features/auth/sessions/sessions.queries.ts'
import { sessionsText } from '#features/auth/sessions/sessions.text.ts'
import { addressIn, type Language, languageChoice, languages, pageLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckIcon } from '#ui/icons.ts'

const text = sessionsText.language

/** The language of one's pages and mails. Choosing another opens this page in it. */
export function LanguageCard() {
  const choose = useMutation(chooseLanguage)
  const open = (language: Language) =>
    window.location.assign(`${addressIn(language, '/account')}?${languageChoice}=${language}`)
  return (
    <Card title={text.title} description={text.body}>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">{text.label}</legend>
        {languages.map(language => (
          <Button
            key={language}
            look="secondary"
            lang={language}
            aria-pressed={language === pageLanguage}
            icon={language === pageLanguage && <CheckIcon size={18} aria-hidden="true" />}
            busy={choose.isPending && choose.variables.language === language}
            onClick={() =>
              void choose.mutateAsync({ language }).then(
                () => open(language),
                () => {},
              )
            }
          >
            {text.names[language]}
          </Button>
        ))}
      </fieldset>
    </Card>
  )
}
