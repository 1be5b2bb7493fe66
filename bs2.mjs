import { buildIfStale } from './scripts/build-stale.ts'
await buildIfStale(l=>console.log(l))
