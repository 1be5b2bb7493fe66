/** What the bench can be told on its command line. */
import { parseArgs } from 'node:util'
import { type WorkKey, workKeys } from './works.ts'

export interface BenchOptions {
  isSmall: boolean
  /** How long each line of the table is measured. */
  seconds: number
  only: readonly WorkKey[]
  /** Where the figures are written. */
  jsonFile: string
  /** Where it is written how to ask the server, which then stays; undefined to measure and end. */
  serveFile: string | undefined
  profileFolder: string | undefined
}

const LONGEST_SECONDS = 60

/** Reads them. Throws an Error of one sentence for what cannot be. */
export function readBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      small: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'string', default: 'build/bench.json' },
      serve: { type: 'string' },
      profile: { type: 'string' },
    },
  })
  const seconds = Number(values.seconds ?? (values.small ? 1 : 5))
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS))
    throw new Error(
      `--seconds ${values.seconds}: say how long each line is measured, up to ${LONGEST_SECONDS}.`,
    )
  return {
    isSmall: values.small,
    seconds,
    only: readOnly(values.only),
    jsonFile: values.json,
    serveFile: values.serve,
    profileFolder: values.profile,
  }
}

function readOnly(asked: string | undefined): readonly WorkKey[] {
  if (asked === undefined) return workKeys
  const unknown = asked.split(',').find(word => !workKeys.some(key => key === word))
  if (unknown !== undefined)
    throw new Error(`--only ${asked}: there is no work "${unknown}"; choose of ${workKeys.join(', ')}.`)
  return workKeys.filter(key => asked.split(',').includes(key))
}
