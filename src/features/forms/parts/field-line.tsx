import type { CSSProperties } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import {
  CalendarIcon,
  ChecklistIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  GripIcon,
  HeadingIcon,
  LongTextIcon,
  NumberIcon,
  OneChoiceIcon,
  ShortTextIcon,
  SignatureIcon,
} from '#ui/icons.ts'
import { hangingOf, isFieldInSpanish, numberAt } from '../form-management/form-management.rules.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import { type FormField, isQuestion, type QuestionType } from '../questions/questions.rules.ts'

const icons: Record<QuestionType, typeof CalendarIcon> = {
  text: ShortTextIcon,
  textarea: LongTextIcon,
  number: NumberIcon,
  select: OneChoiceIcon,
  choices: ChecklistIcon,
  date: CalendarIcon,
  signature: SignatureIcon,
  section: HeadingIcon,
}

/** English, Spanish and the kind of answer in columns; on a narrow screen one below the other. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 md:text-sm md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_11rem_auto]'

/** How far a field is set in for each question that it hangs on, in rem; no more than three times. */
const STEP = 1.5
const inset = (depth: number) => Math.min(depth, 3) * STEP

/** What the columns hold. Each line says it aloud by itself. */
export function FieldHeadings() {
  return (
    <div aria-hidden="true" className={joinClasses(columns, 'pb-1 text-muted text-sm max-md:hidden')}>
      <span className="pl-16">{text.inEnglish}</span>
      <span>{text.inSpanish}</span>
      <span>{text.answer}</span>
      <span className="w-8" />
    </div>
  )
}

/** A post of the rail, from the question above to the one that hangs on it. */
export function Post({ depth }: { depth: number }) {
  if (depth === 0) return null
  return (
    <span
      aria-hidden="true"
      style={{ left: `${inset(depth) - STEP + 0.9}rem` }}
      className="absolute -top-1.5 h-7 w-3 rounded-bl-[4px] border-rail border-b-3 border-l-3 max-lg:h-8"
    />
  )
}

/** One line of a form: its grip, its number, both languages, how it is answered, and when it is asked. */
export function FieldLine({
  fields,
  place,
  isOpen,
  grip,
  onOpen,
  onAddSpanish,
}: {
  fields: readonly FormField[]
  place: number
  isOpen: boolean
  grip: object
  onOpen: () => void
  onAddSpanish: () => void
}) {
  const field = fields[place] as FormField
  const words = field.label || field.name
  const Arrow = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <div
      style={{ '--inset': `${inset(hangingOf(fields, place)?.depth ?? 0)}rem` } as CSSProperties}
      className={joinClasses(
        columns,
        'relative items-center py-1.5 md:py-0.5',
        !isOpen && 'hover:bg-rail-soft/50',
        !isQuestion(field) && !isOpen && 'mt-3',
      )}
    >
      <EnglishCell fields={fields} place={place} isOpen={isOpen} words={words} grip={grip} />
      <SpanishCell field={field} words={words} onAddSpanish={onAddSpanish} />
      <Kind field={field} />
      <span className="max-md:col-start-2 max-md:row-start-1">
        <IconButton
          label={isOpen ? text.closeField(words) : text.editField(words)}
          aria-expanded={isOpen}
          icon={<Arrow size={18} aria-hidden="true" />}
          onClick={onOpen}
          // The whole line can be pressed.
          className="static after:absolute after:inset-0"
        />
      </span>
    </div>
  )
}

function EnglishCell({
  fields,
  place,
  isOpen,
  words,
  grip,
}: {
  fields: readonly FormField[]
  place: number
  isOpen: boolean
  words: string
  grip: object
}) {
  const field = fields[place] as FormField
  const hanging = hangingOf(fields, place)
  return (
    <span className="grid min-w-0 pl-[var(--inset)] grid-cols-[auto_auto_minmax(0,1fr)] items-center">
      <button
        type="button"
        data-grip
        aria-label={text.move(words)}
        className="relative z-1 grid size-11 cursor-grab touch-none place-items-center rounded-card text-muted hover:text-rail lg:h-8 lg:w-9"
        {...grip}
      >
        <GripIcon size={18} aria-hidden="true" />
      </button>
      <span className="w-7 text-muted tabular-nums">{isQuestion(field) && numberAt(fields, place)}</span>
      <span
        className={joinClasses(
          'min-w-0 wrap-anywhere',
          isOpen && 'font-semibold',
          !isQuestion(field) && '-ml-7 font-semibold',
        )}
      >
        {words}
      </span>
      {hanging && field.onlyWhen && (
        <span className="col-start-3 font-semibold text-rail text-sm wrap-anywhere">
          {text.shownWhen(hanging.number, field.onlyWhen.is)}
        </span>
      )}
    </span>
  )
}

/** The Spanish words; where some are missing, it says so and leads to them. */
function SpanishCell({
  field,
  words,
  onAddSpanish,
}: {
  field: FormField
  words: string
  onAddSpanish: () => void
}) {
  const isWhole = isFieldInSpanish(field)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 max-md:pl-[calc(4.5rem+var(--inset))]">
      {field.labelEs && (
        <span lang="es" className="text-muted wrap-anywhere">
          {field.labelEs}
        </span>
      )}
      {!isWhole && (
        <>
          <strong className="font-semibold">{field.labelEs ? text.notInSpanish : text.noSpanish}</strong>
          <Button
            look="quiet"
            aria-label={text.addSpanishTo(words)}
            className="-mx-4 dense:-mx-3 relative z-1 text-rail"
            onClick={onAddSpanish}
          >
            {text.addSpanish}
          </Button>
        </>
      )}
    </span>
  )
}

/** How it is answered, and where the answer goes. */
function Kind({ field }: { field: FormField }) {
  const Icon = icons[field.type]
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-muted text-sm max-md:col-span-2 max-md:pl-[calc(4.5rem+var(--inset))]">
      <span className="flex items-center gap-2">
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        {text.types[field.type]}
      </span>
      {field.required && <span className="md:ml-auto">{text.required}</span>}
      {field.fact && <span className="md:w-full md:pl-6">{text.toRecord}</span>}
    </span>
  )
}
