import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { Task } from '../tasks.contract.ts'
import { tasksText } from '../tasks.text.ts'

/** Urgent stands out, high a little, as specified (decision 80). */
const tones: Record<Task['priority'], BadgeTone> = {
  low: 'plain',
  medium: 'plain',
  high: 'fair',
  urgent: 'poor',
}

/** How pressing a task is; `words` where the list says it otherwise. */
export function PriorityBadge({
  priority,
  words = tasksText.priority,
}: {
  priority: Task['priority']
  words?: Record<Task['priority'], string>
}) {
  return <Badge tone={tones[priority]}>{words[priority]}</Badge>
}
