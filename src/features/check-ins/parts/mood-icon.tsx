import { ClearingIcon, CloudyIcon, RainyIcon, StormyIcon, SunnyIcon } from '#ui/icons.ts'

const icons = [StormyIcon, RainyIcon, CloudyIcon, ClearingIcon, SunnyIcon]

/** The weather of a day. The words always stand beside it. */
export function MoodIcon({ mood, size, className }: { mood: number; size: number; className?: string }) {
  const Icon = icons[mood - 1] ?? CloudyIcon
  return <Icon size={size} aria-hidden="true" className={className} />
}
