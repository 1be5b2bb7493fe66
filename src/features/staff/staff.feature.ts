import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Case managers and specialists, as their administrator keeps them.',
  refreshedBy: { staff: { administrator: ['patients'] } },
}
