// When a caseload is handed over, one colleague gets everybody, and as many patients as somebody wants go to others. Choices are
// kept by patient; choosing the one who gets everybody anyway is no choice of its own.

/** Patients who go to somebody else than everybody does; more of them are handed over in a second step. */
export const MOST_OTHERS = 1000

/** The patients who go to somebody else than the receiver of all. */
export function othersOf(chosen: Readonly<Record<string, string>>, receiverId: string) {
  return Object.entries(chosen)
    .filter(([, caseManagerId]) => caseManagerId !== receiverId)
    .map(([patientId, caseManagerId]) => ({ patientId, caseManagerId }))
}
