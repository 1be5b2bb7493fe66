// `npm test`: everything a bare machine needs, then the tests (scripts/run-tests.ts).
import { goOnUnderPinnedNode, prepare } from './prepare.mjs'

await prepare()
goOnUnderPinnedNode('run-tests.ts', process.argv.slice(2))
