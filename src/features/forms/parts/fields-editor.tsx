import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { ProblemIcon } from '#ui/icons.ts'
import { showToast, withdrawToast } from '#ui/toast.ts'
import {
  copyField,
  findFieldProblems,
  hangingOf,
  MOST_FIELDS,
  moveField,
} from '../form-management/form-management.rules.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import type { FormField } from '../questions/questions.rules.ts'
import { FieldForm } from './field-form.tsx'
import { FieldHeadings, FieldLine, Post } from './field-line.tsx'

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

/** What the toast about a copy is about: it goes once somebody works on the copy, because Undo would take their words with it. */
const aboutCopy = (name: string) => `copy-of-field-${name}`

/**
 * A field taken off, or copied right below itself; either is undone by itself, whatever was changed meanwhile. A copy that was changed
 * is a field like any other: it is taken off, which Undo brings back with its words.
 */
function useDeeds(
  fields: readonly FormField[],
  onChange: (fields: FormField[]) => void,
  onOpen: (place: number | undefined) => void,
  goTo: (place: number, what: string) => void,
) {
  const now = useRef(fields)
  now.current = fields
  const change = (changed: FormField[], opened?: number) => {
    onChange(changed)
    onOpen(opened)
  }
  return {
    set: (place: number, field: FormField) => {
      withdrawToast(aboutCopy(fields[place]?.name ?? ''))
      onChange(fields.map((each, at) => (at === place ? field : each)))
    },
    takeOff: (place: number) => {
      const gone = fields[place] as FormField
      withdrawToast(aboutCopy(gone.name))
      flushSync(() => change(fields.filter((_, at) => at !== place)))
      goTo(Math.min(place, fields.length - 2), '[data-grip]')
      showToast({
        kind: 'success',
        ...text.fieldTakenOff(gone.label || gone.name),
        action: { label: text.undo, onPress: () => change(now.current.toSpliced(place, 0, gone)) },
      })
    },
    copy: (place: number) => {
      const changed = copyField(fields, place)
      const { name, label } = changed[place + 1] as FormField
      const made = JSON.stringify(changed[place + 1])
      flushSync(() => change(changed, place + 1))
      goTo(place + 1, 'input')
      showToast({
        kind: 'success',
        ...text.fieldCopied(label || name),
        about: aboutCopy(name),
        action: {
          label: text.undo,
          onPress: () => change(now.current.filter(each => JSON.stringify(each) !== made)),
        },
      })
    },
  }
}

/** The fields of a form in their order, in both languages, a line each; one of them open to be changed. */
export function FieldsEditor({
  fields,
  opened,
  onOpen,
  onChange,
  showsProblems,
}: {
  fields: readonly FormField[]
  /** The place of the one that is open. */
  opened: number | undefined
  onOpen: (place: number | undefined) => void
  onChange: (fields: FormField[]) => void
  /** Says at each line what is wrong there. */
  showsProblems: boolean
}) {
  const moving = useMoving(fields, (from, to) => {
    onChange(moveField(fields, from, to))
    onOpen(opened === from ? to : undefined)
  })
  const problems = new Map(findFieldProblems(fields).map(({ place, problem }) => [place, problem]))
  const { set, takeOff, copy } = useDeeds(fields, onChange, onOpen, (place, what) => {
    const line = moving.list.ref.current?.children[place]
    // Beneath the head that stays, where the browser alone would leave what has the focus.
    line?.scrollIntoView?.({ block: 'center' })
    line?.querySelector<HTMLElement>(what)?.focus()
  })
  /** Opens a line, and goes to the first Spanish words that are missing in it. */
  const addSpanish = (place: number) => {
    flushSync(() => onOpen(place))
    const words =
      moving.list.ref.current?.children[place]?.querySelectorAll<HTMLInputElement>('input[lang="es"]')
    const missing = [...(words ?? [])].find(({ value }) => value === '')
    missing?.focus()
  }
  return (
    <section aria-label={text.fields} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold">{text.fields}</h2>
        {fields.length > 1 && <p className="text-muted text-sm">{text.moveHint}</p>}
      </div>
      {fields.length === 0 && <p className="text-muted">{text.noFields}</p>}
      {fields.length > 0 && <FieldHeadings />}
      <ol {...moving.list} className="grid grid-cols-[minmax(0,1fr)] border-line border-b">
        {fields.map((field, place) => {
          const problem = problems.get(place)
          const isOpen = opened === place
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its name may be changed as it is typed
              key={place}
              className={joinClasses(
                'relative border-line border-t',
                isOpen && 'rounded-card border bg-surface',
                moving.dragged === place && 'bg-rail-soft',
              )}
            >
              <Post depth={hangingOf(fields, place)?.depth ?? 0} />
              <FieldLine
                fields={fields}
                place={place}
                isOpen={isOpen}
                grip={moving.grip(place)}
                onOpen={() => onOpen(isOpen ? undefined : place)}
                onAddSpanish={() => addSpanish(place)}
              />
              {problem && (showsProblems || isOpen) && (
                <p className="flex items-start gap-1.5 pb-2 pl-9 text-brick text-sm">
                  <ProblemIcon size={18} aria-hidden="true" className="shrink-0" />
                  {text.problems[problem]}
                </p>
              )}
              {isOpen && (
                <div className="grid gap-4 px-4 pt-2 pb-3 md:pl-16">
                  <FieldForm
                    field={field}
                    earlier={fields.slice(0, place)}
                    onChange={changed => set(place, changed)}
                  />
                  <Deeds
                    place={place}
                    last={fields.length - 1}
                    onMove={to => moving.move(place, to)}
                    onCopy={fields.length < MOST_FIELDS ? () => copy(place) : undefined}
                    onTakeOff={() => takeOff(place)}
                  />
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

/** What is done with a field as a whole. */
function Deeds({
  place,
  last,
  onMove,
  onCopy,
  onTakeOff,
}: {
  place: number
  last: number
  onMove: (to: number) => void
  /** Undefined in a form that is full. */
  onCopy: (() => void) | undefined
  onTakeOff: () => void
}) {
  return (
    <div className="flex flex-wrap border-line border-t pt-2 [&>button]:text-rail">
      <Button look="quiet" className="-ml-4 dense:-ml-3" disabled={!onCopy} onClick={onCopy}>
        {text.duplicate}
      </Button>
      <Button look="quiet" onClick={onTakeOff}>
        {text.takeOff}
      </Button>
      <Button look="quiet" disabled={place === 0} onClick={() => onMove(place - 1)}>
        {text.moveUp}
      </Button>
      <Button look="quiet" disabled={place === last} onClick={() => onMove(place + 1)}>
        {text.moveDown}
      </Button>
    </div>
  )
}
