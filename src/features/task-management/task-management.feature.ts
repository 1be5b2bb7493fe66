import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'The tasks of patients and of staff in one list, as an administrator keeps them.',
  refreshedBy: { 'task-management': { administrator: ['tasks', 'staff-tasks', 'patients'] } },
}
