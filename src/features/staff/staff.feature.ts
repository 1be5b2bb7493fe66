import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Case managers and specialists, as their administrator keeps them; who leaves, and who follows.',
  refreshedBy: { staff: { administrator: ['patients'] }, leaving: { administrator: ['patients'] } },
  erasing: {
    case_managers: 'stays',
    specialists: 'stays',
    staff: 'stays',
  },
  words: { case_managers: ['name'], specialists: ['name'] },
}
