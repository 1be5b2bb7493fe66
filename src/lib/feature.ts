/** What a feature says about itself, once, in its `<noun>.feature.ts`. `npm run types` gathers them; nothing lists them by hand. */

/** The hats whose screens hear of changes. */
export type ListeningHat = 'patient' | 'staff' | 'administrator'

/** How the patient's download holds the rows of a table about them (decision 40). */
export type Download =
  | {
      /** Key of the section in the document; the table's own name where it is not said. */
      section?: string
      /** What is written of each row, in this order, as SQL names it; each has its label in the words of the document. */
      columns: readonly string[]
      orderBy: string
      /**
       * `app.<name>()`, which answers with the patient's rows where their hat may not read the table itself. Granted in the
       * feature's access file.
       */
      through?: string
      /** Columns that hold somebody's own words: they are written letter by letter, even where they read like a status. */
      ownWords?: readonly string[]
    }
  /** The download has a section of its own for it, written by hand in data-export. */
  | 'by hand'
  /** Why it is no part of the download. */
  | { withheld: string }

export interface Feature {
  /** What it is for, in one sentence. */
  about: string
  /**
   * The topics of change that are its own, and who may hear of one: `everybody` who may see the patient whom it is about, or
   * `staff` alone (then, where it is about no patient, every member of staff of the organization), or the `patient` alone, on
   * each of their devices (`app.notify` names these).
   */
  topics?: Readonly<Record<string, 'everybody' | 'staff' | 'patient'>>
  /**
   * Which queries are asked again on which topics, its own or others', by the hat of the screen. A query is named as in the
   * cache: `noun` for everything asked of that noun, `noun.procedure` for one, `*` for whatever that hat has asked.
   */
  refreshedBy?: Readonly<Record<string, Partial<Record<ListeningHat, readonly string[]>>>>
  /**
   * What lists of patients can be narrowed by, under the name that it has in their address: only those about whom `table` has
   * a row with the asked id in `column`.
   */
  patientFilters?: Readonly<Record<string, { table: string; column: string }>>
  /** Its tables with a `patient_id`, and what the patient's download holds of them. */
  patientTables?: Readonly<Record<string, Download>>
}
