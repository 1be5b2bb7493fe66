/** The letter that does the same, beside words; to who does not see it the button's shortcut says it. */
export function KeyHint({ letter }: { letter: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded border border-line px-1.5 font-normal font-sans text-sm max-lg:hidden"
    >
      {letter}
    </span>
  )
}
