/** The sign of Handrail: an H whose bar is a rail that climbs. Takes the colour of the text around it. */
export function HandrailMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path d="M10 9v19M22 5v23" strokeWidth="3.4" />
      <path d="M5.4 23.4c-2.6.4-3.8-2.6-1.6-3.6L27.2 11.6c2.6-.8 4 2.2 1.8 3.6" strokeWidth="3.4" />
    </svg>
  )
}
