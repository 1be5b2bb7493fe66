// An administrator's list of patients can be asked for some cases, in one order, and for some of their case managers. It begins with all
// of them, who needs somebody first.

/** Which cases a list of patients holds; `silent`: the active ones not heard from for the organization's days. */
export const patientStatusFilters = ['all', 'active', 'inactive', 'silent'] as const

/** Who needs somebody first; by when they came; by name. */
export const patientSorts = ['attention', 'newest', 'oldest', 'name', 'name-back'] as const

/** All patients of the organization, those who have no case manager, or all who have none, no next step, or are past it. */
export const patientsWhose = ['all', 'unassigned', 'attention'] as const
