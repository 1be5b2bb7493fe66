/** A handrail with a piece missing, for what is broken or not there. */
export function BrokenRailIllustration() {
  return (
    <svg viewBox="0 0 480 110" aria-hidden="true" fill="none" className="w-full max-w-md text-rail">
      <path d="M8 32h162M300 32h172" stroke="currentColor" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M184 40l10 9M286 40l-10 9"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path
        d="M48 36v66M138 36v66M332 36v66M422 36v66"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M203 92l72-10" stroke="var(--marigold)" strokeWidth="9" strokeLinecap="round" />
      <path d="M0 104h480" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
