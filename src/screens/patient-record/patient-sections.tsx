import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { SourceKind } from '#features/assistant/draft-sources/draft-sources.rules.ts'
import { placeOf } from '#features/assistant/parts/draft-lines.tsx'
import type { PatientNews } from '#features/patients/patient-news/patient-news.contract.ts'
import { sayCount, sectionOfNews } from '#features/patients/patient-news/patient-news.rules.ts'
import { patientNewsText } from '#features/patients/patient-news/patient-news.text.ts'
import { joinClasses } from '#ui/class-names.ts'
import { OPEN } from '#ui/opened-by-address.ts'
import { usePageKeys } from '#ui/page-keys.ts'
import { tab, useScrollToChosen } from '#ui/tab-row.ts'
import { patientRecordText } from './patient-record.text.ts'

const text = patientRecordText.sections

export type PatientSection = Exclude<keyof typeof text, 'label'>

/** In the order in which they stand, and are reached by digits. */
const sections = (Object.keys(text) as (keyof typeof text)[]).filter(
  (name): name is PatientSection => name !== 'label',
)

/** Where what a draft's line names stands. */
const sectionOfSource: Record<SourceKind, PatientSection> = {
  record: 'summary',
  notes: 'summary',
  next_step: 'summary',
  answer: 'checklist',
  checklist: 'checklist',
  goal: 'goals',
  task: 'goals',
  appointment: 'visits',
  form: 'forms',
}

/** Where a dialog that an address opens has its button, or what it begins its place. */
const sectionOfDialog: Record<string, PatientSection> = {
  task: 'goals',
  goal: 'goals',
  appointment: 'visits',
  form: 'forms',
  message: 'messages',
}

const SECTION = 'section'

/** The address of a section: where one is, without what only the section before asked. */
export function addressOf(
  section: PatientSection,
  { pathname, search }: { pathname: string; search: string },
) {
  const asked = new URLSearchParams(search)
  asked.delete(OPEN)
  if (section === 'summary') asked.delete(SECTION)
  else asked.set(SECTION, section)
  return `${pathname}${asked.size > 0 ? `?${asked}` : ''}`
}

/** The section that the address names: by its own name, by a dialog that opens there, or by a record that a draft's line quotes. */
export function usePatientSection(): PatientSection {
  const [address] = useSearchParams()
  const { hash } = useLocation()
  const source = Object.entries(sectionOfSource).find(([what]) => hash === `#${placeOf(what as SourceKind)}`)
  useEffect(() => {
    if (source) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [source, hash])
  const named = source?.[1] ?? sectionOfDialog[address.get(OPEN) ?? ''] ?? address.get(SECTION)
  return sections.find(each => each === named) ?? 'summary'
}

/** What stands in a section, as a figure and as words; undefined where there is nothing to count. */
function figureOf(section: PatientSection, counts: PatientNews['counts'] | undefined) {
  if (!counts || section === 'summary' || section === 'activity') return undefined
  if (section === 'checklist') {
    const { completed, total } = counts.checklist
    return total > 0
      ? { figure: `${completed}/${total}`, words: patientNewsText.checklist(completed, total) }
      : undefined
  }
  const figure = sayCount(counts[section])
  return counts[section] > 0 ? { figure, words: patientNewsText.figures[section](figure) } : undefined
}

/** The way from section to section; each is an address, and has a digit for a key, how much stands there, and what is new. */
export function PatientSections({
  current,
  news,
}: {
  current: PatientSection
  news: PatientNews | undefined
}) {
  const here = useLocation()
  const navigate = useNavigate()
  const row = useRef<HTMLElement>(null)
  // Their figures widen the sections before it.
  useScrollToChosen(row, `${current} ${news ? 'counted' : ''}`)
  usePageKeys(key => {
    const section = sections[Number(key) - 1]
    if (section) void navigate(addressOf(section, here), { preventScrollReset: true })
    return section !== undefined
  })
  return (
    <nav
      ref={row}
      aria-label={text.label}
      className="relative flex min-w-0 flex-1 gap-1 overflow-x-auto [scrollbar-width:none]"
    >
      {sections.map((section, place) => {
        const figure = figureOf(section, news?.counts)
        const hasNews = news?.news.some(({ kind }) => sectionOfNews[kind] === section)
        const said = [
          figure?.words,
          hasNews && patientNewsText.hasNews,
          patientRecordText.key(String(place + 1)),
        ]
        return (
          <Link
            key={section}
            to={addressOf(section, here)}
            preventScrollReset
            title={said.filter(Boolean).join('. ')}
            aria-keyshortcuts={String(place + 1)}
            aria-current={section === current ? 'page' : undefined}
            className={joinClasses(
              tab,
              'text-sm sm:px-3',
              section === current ? 'border-rail text-rail' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {text[section]}
            {figure && (
              <span aria-hidden="true" className="font-normal text-muted tabular-nums">
                {figure.figure}
              </span>
            )}
            {hasNews && <span aria-hidden="true" className="size-2 rounded-full bg-marigold" />}
          </Link>
        )
      })}
    </nav>
  )
}
