/**
 * `node scripts/count-outside.ts NAME`: the lines by which anything outside of a feature's folder and its migrations knows of it.
 * What `npm run types` writes is left out.
 */
import { join } from 'node:path'
import { readHouse } from '../test/house/house-files.ts'
import { readFeatures } from './features.ts'
import { findMentions } from './mentions.ts'

const name = process.argv[2] ?? ''
const feature = (await readFeatures()).get(name)
if (!feature) {
  console.error('Say which feature: node scripts/count-outside.ts tags')
  process.exit(2)
}
const mentions = findMentions(readHouse(join(import.meta.dirname, '..')), name, feature)
for (const { path, line, text } of mentions) console.log(`${path}:${line}  ${text}`)
const files = new Set(mentions.map(({ path }) => path))
console.log(
  `${name}: ${mentions.length} lines outside its folder and its migrations, in ${files.size} files.`,
)
