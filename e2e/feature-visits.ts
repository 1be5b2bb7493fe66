/**
 * What a feature brings to the walk over all screens (accessible.e2e.ts), where parts of it stand in screens of others: it lies in
 * the feature's folder as `<noun>.visits.ts`, exports `visits`, and is gathered here. Nothing central lists it.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Visit } from './accessible-visits.ts'
import type { Preparing } from './accessible-world.ts'

export interface FeatureVisits {
  prepare?: Preparing
  /** What a case manager visits besides. */
  caseManager?: readonly Visit[]
  /** What an administrator visits besides. */
  administrator?: readonly Visit[]
}

const root = join(import.meta.dirname, '..')

/** The visits of every feature, in the order of their names. */
export const featureVisits: readonly FeatureVisits[] = await Promise.all(
  globSync('src/features/*/*.visits.ts', { cwd: root })
    .toSorted()
    .map(async file => {
      const module = (await import(pathToFileURL(join(root, file)).href)) as { visits: FeatureVisits }
      return module.visits
    }),
)
