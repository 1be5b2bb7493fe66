/** A handrail with a piece missing, for what is broken or not there. */
export function BrokenRailIllustration() {
  return (
    <svg viewBox="0 0 480 110" aria-hidden="true" fill="none" className="w-full max-w-md text-rail">
      <path
        d="M10 102V42q0-10 10-10h150M300 32h160q10 0 10 10v60"
        stroke="currentColor"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M184 40l10 9M286 40l-10 9"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path
        d="M74 32v70M138 32v70M332 32v70M396 32v70"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M203 92l72-10" stroke="var(--marigold)" strokeWidth="9" strokeLinecap="round" />
      <path d="M0 104h480" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
