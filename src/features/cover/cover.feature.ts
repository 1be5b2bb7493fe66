import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: "A colleague's access to a caseload, or to one patient of it, for a while.",
  topics: { cover: 'everybody' },
  // Whom one may see has changed: staff ask everything again.
  refreshedBy: {
    '*': { staff: ['cover'], administrator: ['cover'] },
  },
  patientTables: {
    covers: {
      withheld:
        'Who opened the record while covering is in the download; why a colleague was away is theirs.',
    },
  },
  merging: { covers: 'ends' },
}
