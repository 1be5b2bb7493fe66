/** Every reading and every writing of the access tests: those of the features, and those that still stand here. */
import { featureSamples } from '../samples/feature-samples.ts'
import type { Reading } from './reading.ts'
import { readings } from './reads.ts'
import { writingsAboutPatients } from './writes-about-patients.ts'
import { writingsOfEngines } from './writes-of-engines.ts'
import { writingsOfOrganization } from './writes-of-organization.ts'
import { writingsOfWords } from './writes-of-words.ts'
import type { Writing } from './writing.ts'

export const allReadings: readonly Reading[] = [
  ...readings,
  ...featureSamples.flatMap(samples => samples.readings ?? []),
]

export const allWritings: readonly Writing[] = [
  ...writingsAboutPatients,
  ...writingsOfWords,
  ...writingsOfEngines,
  ...writingsOfOrganization,
  ...featureSamples.flatMap(samples => samples.writings ?? []),
]
