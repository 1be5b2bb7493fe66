/**
 * The roles on a care team. Case manager and specialist are one each; co-workers and those who cover are as many as there
 * are, and leave again.
 */

/** Letters that the reason for a co-worker may have. */
export const REASON_LENGTH = 500

/** The roles on a care team, in the order in which they are read aloud. */
export const careRoles = ['case_manager', 'specialist', 'co_worker', 'cover'] as const
