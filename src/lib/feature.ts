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

/** What becomes of the rows of a table when the record that they are about goes into another one (decision 83). */
export type Merging =
  /** They come along; where both records have the same thing (by a unique key), the staying record's stands. */
  | 'moves'
  /** They stand below a row of another table; where both records have that one, they come below the staying record's. */
  | 'follows'
  /** They end with the record that goes, and begin again with Undo. */
  | 'ends'
  /** They belong to the record that goes. */
  | 'stays'
  /** They repeat other tables, and follow them by themselves. */
  | 'repeats'
  /**
   * As `moves`; and where both have the same thing, the staying record's (`s`) takes these columns from the other's (`g`), in
   * SQL. `only` leaves the private behind.
   */
  | { folds: string; only?: string }

/**
 * What becomes of rows that no foreign key deletes with a person (decision 85). In the SQL `x` is the row, $1 the organization,
 * $2 the records, $3 the accounts that go, $4 the record's e-mail addresses, $5 proven addresses of these accounts, $6 folded
 * names.
 */
export type Erasing =
  /** They say nothing of the person but, in places, an id that leads nowhere any more. */
  | 'stays'
  /** Those that name the person go. */
  | { goes: string }
  /** Those are about somebody else, and lose what names the person. */
  | { loses: string; where: string }

/** What administrators read of tables, by name: the words of `<noun>.tables.text.ts`. */
export type TableWords = Readonly<
  Record<
    string,
    {
      /** One row, in the audit log. Every audited table has it. */
      entry?: string
      /** One and several, where a merge or an erasure counts them. */
      counted?: readonly [one: string, several: string]
      /** What a merge does where both records have the same. */
      both?: string
    }
  >
>

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
   * a row with the asked id in `column`. `part` is where it is chosen, beside the search of a list.
   */
  patientFilters?: Readonly<Record<string, { table: string; column: string; part: string }>>
  /**
   * Components of its own that stand in screens of others, by place. Each is named by its file in the folder, such as
   * `parts/patient-tags`, which exports `PatientTags`.
   */
  shownIn?: {
    /** Under a patient's name, on staff's pages of the patient. */
    recordHeader?: string
    /** Among the settings of administration: what an administrator keeps of it for the organization. */
    settings?: string
  }
  /** Its tables with a `patient_id`, and what the patient's download holds of them. */
  patientTables?: Readonly<Record<string, Download>>
  /** Where people's words stand, of patients and of staff: columns by table. Screens are tried with as many as fit. */
  words?: Readonly<Record<string, readonly string[]>>
  /** Its tables that lead to a patient, and what a merge of two records does with them. */
  merging?: Readonly<Record<string, Merging>>
  /** Its tables that do not go with a person by a foreign key, and what an erasure does with them. */
  erasing?: Readonly<Record<string, Erasing>>
}
