/** What an import is called where one begins it: lists of administration say it without the other words about imports. */
export const openingText = {
  title: { patients: 'Import patients', case_managers: 'Import case managers', tasks: 'Import tasks' },
}
