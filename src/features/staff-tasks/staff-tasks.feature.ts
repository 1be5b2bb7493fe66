import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: "Tasks that are about no patient: one's own, and those that anybody may take.",
  topics: { 'staff-tasks': 'staff' },
  refreshedBy: { 'staff-tasks': { staff: ['staff-tasks'] } },
  erasing: { staff_tasks: 'stays' },
  words: { staff_tasks: ['title', 'description'] },
}
