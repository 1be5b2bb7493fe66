import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { ChevronDownIcon, ChevronUpIcon, GripIcon, ProblemIcon } from '#ui/icons.ts'
import { findFieldProblems, moveField } from '../form-management/form-management.rules.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import { type FormField, isQuestion } from '../questions/questions.rules.ts'
import { FieldForm } from './field-form.tsx'

/** Moving a line by its grip: with the pointer or a finger, or with the arrow keys. A line is its place. */
function useMoving(fields: readonly FormField[], onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return
    onMove(from, to)
    setSaid(text.movedTo(fields[from]?.label ?? '', to + 1, fields.length))
  }
  const placeAt = (y: number) =>
    [...(list.current?.children ?? [])].findIndex(line => {
      const { top, bottom } = line.getBoundingClientRect()
      return y >= top && y < bottom
    })
  return {
    dragged,
    said,
    move,
    list: {
      ref: list,
      onPointerMove: ({ clientY }: PointerEvent) => {
        const to = dragged === undefined ? -1 : placeAt(clientY)
        if (dragged === undefined || to === -1 || to === dragged) return
        move(dragged, to)
        setDragged(to)
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
    },
    grip: (place: number) => ({
      onPointerDown: (event: PointerEvent) => {
        list.current?.setPointerCapture(event.pointerId)
        setDragged(place)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!step || !fields[place + step]) return
        event.preventDefault()
        move(place, place + step)
        list.current?.children[place + step]?.querySelector<HTMLElement>('[data-grip]')?.focus()
      },
    }),
  }
}

/** The fields of a form in their order, in both languages; one of them open to be changed. */
export function FieldsEditor({
  fields,
  onChange,
  showsProblems,
}: {
  fields: readonly FormField[]
  onChange: (fields: FormField[]) => void
  /** Says at each line what is wrong there. */
  showsProblems: boolean
}) {
  const [open, setOpen] = useState<number>()
  const moving = useMoving(fields, (from, to) => {
    onChange(moveField(fields, from, to))
    setOpen(open === from ? to : undefined)
  })
  const problems = new Map(findFieldProblems(fields).map(({ place, problem }) => [place, problem]))
  return (
    <section aria-label={text.fields} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold">{text.fields}</h3>
        {fields.length > 1 && <p className="text-muted text-sm">{text.moveHint}</p>}
      </div>
      {fields.length === 0 && <p className="text-muted">{text.noFields}</p>}
      <ol {...moving.list} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {fields.map((field, place) => {
          const problem = problems.get(place)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its name may be changed as it is typed
              key={place}
              className={joinClasses('grid gap-3 py-1', moving.dragged === place && 'bg-rail-soft')}
            >
              <Line
                field={field}
                number={isQuestion(field) ? fields.slice(0, place + 1).filter(isQuestion).length : undefined}
                isOpen={open === place}
                grip={moving.grip(place)}
                onOpen={() => setOpen(open === place ? undefined : place)}
              />
              {problem && (showsProblems || open === place) && (
                <p className="flex items-start gap-1.5 pl-12 text-brick">
                  <ProblemIcon size={18} aria-hidden="true" className="mt-1 shrink-0" />
                  {text.problems[problem]}
                </p>
              )}
              {open === place && (
                <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
                  <FieldForm
                    field={field}
                    earlier={fields.slice(0, place)}
                    onChange={changed => onChange(fields.map((each, at) => (at === place ? changed : each)))}
                  />
                  <div className="-ml-4 flex flex-wrap">
                    <Button look="quiet" disabled={place === 0} onClick={() => moving.move(place, place - 1)}>
                      {text.moveUp}
                    </Button>
                    <Button
                      look="quiet"
                      disabled={place === fields.length - 1}
                      onClick={() => moving.move(place, place + 1)}
                    >
                      {text.moveDown}
                    </Button>
                    <Button
                      look="quiet"
                      onClick={() => {
                        onChange(fields.filter((_, at) => at !== place))
                        setOpen(undefined)
                      }}
                    >
                      {text.takeOff}
                    </Button>
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
    </section>
  )
}

function Line({
  field,
  number,
  isOpen,
  grip,
  onOpen,
}: {
  field: FormField
  number: number | undefined
  isOpen: boolean
  grip: object
  onOpen: () => void
}) {
  const words = field.label || field.name
  const Arrow = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2">
      <button
        type="button"
        data-grip
        aria-label={text.move(words)}
        className="grid size-10 cursor-grab touch-none place-items-center rounded-card text-muted hover:text-rail"
        {...grip}
      >
        <GripIcon size={18} aria-hidden="true" />
      </button>
      <div
        className={joinClasses(
          'grid items-baseline gap-x-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem]',
          !number && 'font-semibold',
        )}
      >
        <span className="wrap-anywhere">
          {number && <span className="text-muted tabular-nums">{number} </span>}
          {words}
          {field.required && <span aria-hidden="true"> *</span>}
        </span>
        <span lang={field.labelEs ? 'es' : undefined} className="text-muted wrap-anywhere">
          {field.labelEs || text.noSpanish}
        </span>
        <span className="text-muted text-sm">
          {[
            text.types[field.type],
            field.required && text.required,
            field.onlyWhen && text.onlySometimes,
            field.fact && text.toRecord,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <IconButton
        label={isOpen ? text.closeField(words) : text.editField(words)}
        aria-expanded={isOpen}
        icon={<Arrow size={18} aria-hidden="true" />}
        onClick={onOpen}
      />
    </div>
  )
}
