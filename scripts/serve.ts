/** `npm start`, under the pinned runtime: builds what is stale, then runs the server, with the sample organization at hand. */
import { run } from '#server/run.ts'
import { prepareSample } from '../sample/prepare-sample.ts'
import { buildIfStale } from './build-stale.ts'

const report = (line: string) => console.log(line)
await run({
  report,
  reportFailure: line => console.error(line),
  prepare: () => buildIfStale(report),
  prepareSample,
})
