// How an alert comes to a person (decision 53). The case manager is told at once, and whoever covers for them; after a quarter
// of an hour the rest of the care team; after half an hour every administrator. It stops when somebody settles it.

/** The steps by which an alert climbs, and after how many minutes without an answer each is made. */
export const ESCALATION_STEPS = { team: 15, administrators: 30 } as const

/** For so many days the head of a record says that somebody was in danger: whoever calls them knows it first. */
export const SAID_FOR_DAYS = 30

/** The sentence about what was done, at most, in letters. */
export const OUTCOME_LENGTH = 1000
