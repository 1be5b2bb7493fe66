// `npm run dev`: as `npm start`, and again after every change of the code (scripts/dev-serve.ts).
import { goOnUnderPinnedNode, prepare } from './prepare.mjs'

await prepare()
goOnUnderPinnedNode('dev-serve.ts', process.argv.slice(2), { apart: true, env: { HANDRAIL_DEV: '1' } })
