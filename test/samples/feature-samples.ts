/**
 * What a feature brings to the tests that ask about every table: it lies in the feature's folder as `<noun>.samples.ts`,
 * exports `samples`, and is gathered here. Nothing central lists it.
 */

import type { Change } from '#platform/database/notifier.server.ts'
import type { PersonKey } from '../../sample/people.ts'
import type { Reading } from '../access/reading.ts'
import type { World, WorldRows } from '../access/world-rows.ts'
import type { Writing } from '../access/writing.ts'
import type { TableExample } from './constraint-examples.ts'

/** A request that writes a table about a patient, so that it can be seen who is notified of it. */
export interface ChangeRequest {
  by: PersonKey
  hat: 'patient' | 'staff' | 'administrator' | 'administrator'
  /** Whom it is about, where it is not Maria. */
  about?: PersonKey
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{label}` in it stands for a value of the world, `{new}` for a new id. */
  path: string
  body?: (world: World) => Record<string, unknown>
  /** What the notification is about. */
  topic: Change['topic'] | 'cover'
}

/** A request that is counted, and refused where there were too many of its kind. Whether it succeeds is all the same. */
export interface LimitedRequest {
  /** Without it, nobody is signed in. */
  by?: PersonKey
  hat?: 'patient' | 'staff' | 'administrator'
  method: 'GET' | 'POST' | 'PUT'
  /** From the root of the server; `{label}` in it stands for a value of the world, `{new}` for a new id. */
  path: string
  /** Made anew for each sending where the same one again would not be counted. */
  body?: Record<string, unknown> | ((world: World) => Record<string, unknown>)
}

/** Statements at the end of which a function raises its error. The owner runs them, standing where a person stands. */
export interface ErrorExample {
  /** Without it, nobody is signed in. */
  by?: PersonKey
  hat?: 'patient' | 'staff' | 'administrator' | 'administrator' | 'visitor'
  /** `{label}` in it stands for a value of the world. */
  statement: string
}

/** A text that several people may change (decision 48), one of its rows, and the request that changes it. */
export interface SharedText {
  table: string
  /** Makes the row; $1 is the organization. Answers with its id. */
  insert: string
  by: readonly [PersonKey, 'staff' | 'administrator']
  request: (id: string) => readonly [method: string, path: string]
  /** What the request asks for beside the fields. */
  beside?: object
  /** By field: what stands there, what the first makes of it, and what the second does. */
  fields: Readonly<Record<string, readonly [before: string, first: string, second: string]>>
}

export interface FeatureSamples {
  /** Adds the feature's rows to the world of the access tests (test/access/world.ts). */
  world?: (rows: WorldRows) => Promise<void>
  /** Who sees which of those rows. */
  readings?: readonly Reading[]
  /** Who may write what. */
  writings?: readonly Writing[]
  /** By table: rows that its constraints refuse, and their neighbours. */
  constraints?: Readonly<Record<string, TableExample>>
  /** By table about a patient: a request that writes it. */
  changes?: Readonly<Record<string, ChangeRequest>>
  /** By the beginning of the key under which uses are counted: every request that is. */
  limits?: Readonly<Record<string, readonly LimitedRequest[]>>
  /** Procedures that take words and are not read for danger (decision 53), since staff alone may send them. */
  writtenByStaff?: readonly string[]
  /** Requests about a patient, as `METHOD path`, that are taken while the case is closed, and why. */
  whileClosed?: Readonly<Record<string, string>>
  /** By what they are of, as in `a tag`: texts of which a change names what it was made from. */
  shared?: Readonly<Record<string, SharedText>>
  /** By `function: message`, as `raise exception` says it. */
  errors?: Readonly<Record<string, ErrorExample>>
}

const found = import.meta.glob<{ samples: FeatureSamples }>('../../src/**/*.samples.ts', { eager: true })

/** The samples of every feature, each with the path of its file. */
export const featureSamples: readonly (FeatureSamples & { file: string })[] = Object.entries(found).map(
  ([file, { samples }]) => ({ ...samples, file: file.replace('../../', '') }),
)

/** Everything under one key, by table (limits by key); what two features bring fails. */
export function byTable<Key extends 'constraints' | 'changes' | 'limits' | 'errors'>(
  key: Key,
): Map<string, NonNullable<FeatureSamples[Key]>[string]> {
  const all = new Map<string, NonNullable<FeatureSamples[Key]>[string]>()
  for (const { file, [key]: tables } of featureSamples)
    for (const [table, sample] of Object.entries(tables ?? {})) {
      if (all.has(table)) throw new Error(`${file}: another feature brings ${table}.`)
      all.set(table, sample as NonNullable<FeatureSamples[Key]>[string])
    }
  return all
}
