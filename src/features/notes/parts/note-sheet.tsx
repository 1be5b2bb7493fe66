import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { formatDateTime, formatDay } from '#lib/dates.ts'
import type { Note, SignedNote } from '../notes.contract.ts'
import { notesText as text } from '../notes.text.ts'
import { originOf, signatureOf } from './note-item.tsx'

const onlyTheSheet = '@media print{body>:not([data-print-sheet]){display:none!important}}'

/** Paper is read years later: its dates say the year, whichever it is. */
const withYear = { now: new Date(0) }

/** Sends one note with its addenda to the printer, and nothing else of the page. */
export function NoteSheet({
  note,
  name,
  onPrinted,
}: {
  note: SignedNote
  name: string
  onPrinted: () => void
}) {
  const done = useRef(onPrinted)
  useEffect(() => {
    const end = () => done.current()
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [])
  return createPortal(
    <div data-print-sheet className="hidden gap-6 p-8 print:grid">
      <style>{onlyTheSheet}</style>
      <header className="grid gap-1 border-line border-b pb-4">
        <h1 className="font-semibold text-2xl">{text.kinds[note.kind]}</h1>
        <p>{text.sheet.patient(name)}</p>
        <Facts note={note} />
      </header>
      <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      {note.origin && <p className="text-muted">{originOf(note)}</p>}
      <p className="text-muted">{signatureOf(note, withYear)}</p>
      {note.addenda.map(addendum => (
        <section key={addendum.id} className="grid gap-2 border-line border-t pt-4">
          <h2 className="font-semibold text-lg">{text.addendum}</h2>
          <Facts note={addendum} />
          <p className="whitespace-pre-wrap wrap-anywhere">{addendum.text}</p>
          <p className="text-muted">{signatureOf(addendum, withYear)}</p>
        </section>
      ))}
      <footer className="border-line border-t pt-4 text-muted text-sm">
        {text.sheet.printed(formatDateTime(new Date(), withYear))}
      </footer>
    </div>,
    document.body,
  )
}

function Facts({ note }: { note: Note }) {
  return (
    <>
      <p>{text.sheet.contact(formatDay(note.contactOn, withYear))}</p>
      {note.contactWay && <p>{text.sheet.way(text.ways[note.contactWay])}</p>}
      {note.contactMinutes !== null && <p>{text.sheet.minutes(note.contactMinutes)}</p>}
    </>
  )
}
