// `npm start`: everything a bare machine needs, then Handrail itself (scripts/serve.ts).
import { goOnUnderPinnedNode, prepare } from './prepare.mjs'

await prepare()
goOnUnderPinnedNode('serve.ts', process.argv.slice(2), { apart: true })
