/** The migrated, empty database that test files copy. */
export const template = 'handrail_template'
