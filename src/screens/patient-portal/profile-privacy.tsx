import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordOpenings } from '#features/audit/parts/record-openings.tsx'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { OwnReaders } from '#features/care-team/history/parts/own-readers.tsx'
import { OwnErasure } from '#features/erasures/parts/own-erasure.tsx'
import { ClosedWords } from '#features/merges/parts/closed-words.tsx'
import { OwnDeviceCard } from '#features/offline/parts/own-device-card.tsx'
import { CheckInsChoice } from '#features/preferences/parts/check-ins-choice.tsx'
import { ClockChoice } from '#features/preferences/parts/clock-choice.tsx'
import { ContactChoice } from '#features/preferences/parts/contact-choice.tsx'
import { ModelChoice } from '#features/preferences/parts/model-choice.tsx'
import type { OwnChoices } from '#features/preferences/preferences.contract.ts'
import { ownChoices } from '#features/preferences/preferences.queries.ts'
import { addressIn, type Language, languageChoice } from '#lib/language.ts'
import { buttonClasses } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { profilePrivacyText as text } from './profile-privacy.text.ts'

/** The same page in the language that was just chosen; the server stores the choice. */
function followLanguage(language: Language): void {
  window.location.assign(`${addressIn(language, '/patient-portal/profile')}?${languageChoice}=${language}`)
}

/**
 * What the patient decides about themselves, who can open their record and who did, and the way to take it along; `children` are
 * folds of the screen itself, which follow the choices.
 */
export function ProfilePrivacy({ children }: { children?: ReactNode }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(ownChoices)
  const { data: session } = useQuery(sessionQuery)
  return (
    <section aria-labelledby="your-choices" className="mt-8 grid gap-1">
      <h2 id="your-choices" className="font-semibold text-2xl">
        {text.heading}
      </h2>
      <div className="grid items-start lg:grid-cols-2 lg:gap-12">
        <div className="grid">
          {isPending && <SkeletonLines lines={10} />}
          {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
          {data && <Choices choices={data} />}
          {data && <CheckInsChoice isWanted={data.wantsCheckIns} />}
          {children}
        </div>
        <div className="grid">
          <OwnReaders />
          <RecordOpenings timeZone={data?.timeZone} />
          <OwnData />
          <ClosedWords />
          {session?.person && <OwnDeviceCard personId={session.person.id} />}
          <OwnErasure />
        </div>
      </div>
    </section>
  )
}

function Choices({ choices }: { choices: OwnChoices }) {
  return (
    <>
      <ContactChoice contact={choices.contact} />
      <ModelChoice choices={choices} />
      <ClockChoice choices={choices} onLanguageChanged={followLanguage} />
    </>
  )
}

const downloads = [
  { href: '/my-data.html', label: text.data.page },
  { href: '/my-data.zip', label: text.data.archive },
  { href: '/my-data.json', label: text.data.json },
]

function OwnData() {
  return (
    <FoldCard staysFolded id="data" title={text.data.heading} description={text.data.body}>
      <div className="flex flex-wrap gap-3">
        {downloads.map(({ href, label }) => (
          <a key={href} href={href} className={buttonClasses('secondary')}>
            <DownloadIcon size={20} aria-hidden="true" className="shrink-0" />
            {label}
          </a>
        ))}
      </div>
    </FoldCard>
  )
}
