import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Whether Premium is open for the member of staff who asks, and why; buying it for oneself.',
  topics: { billing: 'staff' },
  refreshedBy: { billing: { staff: ['billing'], administrator: ['billing'] } },
}
