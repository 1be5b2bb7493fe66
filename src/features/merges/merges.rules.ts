/**
 * Which details of a record can come from the one that goes, when two records of one person are merged. Everything else that is
 * about the person comes along by itself; an e-mail address that somebody signs in with stays theirs.
 */
export const mergeableDetails = [
  'name',
  'givenName',
  'familyName',
  'preferredName',
  'pronouns',
  'birthDate',
  'interpreterLanguage',
  'email',
  'phone',
  'language',
] as const
export type MergeableDetail = (typeof mergeableDetails)[number]

/** What stands in both records and differs is to be chosen; what only the one that goes has comes along. */
export function detailsToChoose<T extends Record<MergeableDetail, string | null>>(
  staying: T & { hasAccount: boolean },
  going: T,
): MergeableDetail[] {
  return mergeableDetails.filter(
    detail =>
      going[detail] !== null &&
      going[detail] !== staying[detail] &&
      !(detail === 'email' && staying.hasAccount),
  )
}

/** Whether the name that was typed is the one that was asked for: capitals and blanks around it don't count. */
export const isSameName = (typed: string, name: string) =>
  typed.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase()
