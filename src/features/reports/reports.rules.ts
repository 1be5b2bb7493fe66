// A progress report says how far patients are with their checklists, whether their next steps are in time, and how long they
// waited for answers. A percentage is a whole number; of no items there is none, since nothing of nothing is not zero percent.

/** Whose patients a member of staff reports on. */
export const staffReportKinds = ['own', 'covered'] as const
/** Whose patients an administrator reports on: everybody's, or a part. */
export const administratorReportKinds = ['all', 'case_manager', 'specialist', 'tag'] as const
export const reportKinds = [...staffReportKinds, ...administratorReportKinds] as const
export type ReportKind = (typeof reportKinds)[number]

export const nextStepStates = ['in_time', 'overdue', 'missing'] as const
export type NextStepState = (typeof nextStepStates)[number]
/** 80 % and more, 50 to 79 %, below 50 %, and without items. */
export const reportBands = ['good', 'fair', 'poor', 'none'] as const
export type ReportBand = (typeof reportBands)[number]

/** How many patients the page of a report names at most; all of them stand in its files. */
export const NAMED = 50

/** Whole percent, or null of no items. */
export const percentOf = (completed: number, items: number): number | null =>
  items === 0 ? null : Math.round((100 * completed) / items)
