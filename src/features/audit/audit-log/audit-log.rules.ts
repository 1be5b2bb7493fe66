/**
 * What the audit log knows of acts. Which of them are rare decides how it is looked through.
 */

/** The acts, in the order in which a screen offers them. */
export const verbs = ['read', 'insert', 'update', 'delete', 'export', 'refused'] as const
export type Verb = (typeof verbs)[number]

/** Those that have an index of their own (audit_log_rare). */
export const rareVerbs: ReadonlySet<Verb> = new Set(['delete', 'export', 'refused'])
