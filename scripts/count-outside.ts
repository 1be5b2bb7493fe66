/**
 * `node scripts/count-outside.ts NAME FROM [TO]`: how many lines between two commits were written by hand outside the folder of a
 * feature and its migration. What `npm run types` writes is left out.
 */
import { execFileSync } from 'node:child_process'

const [name, from, to = 'HEAD'] = process.argv.slice(2)
if (!name || !from) {
  console.error('Say which feature, and since which commit: node scripts/count-outside.ts tags HEAD~3')
  process.exit(2)
}
const own = new RegExp(`^(src/features/${name}/|migrations/\\d+-${name}\\.sql$)`)
const generated = /\.gen\.ts$|^docs\/(access|features)\.md$|^docs\/database\.sql$/

const changed = execFileSync('git', ['diff', '--numstat', '--no-renames', from, to], { encoding: 'utf8' })
  .split('\n')
  .flatMap(line => {
    const [added, removed, path] = line.split('\t')
    return path ? [{ path, added: Number(added), removed: Number(removed) }] : []
  })
const outside = changed.filter(({ path }) => !own.test(path) && !generated.test(path))
for (const { path, added, removed } of outside)
  console.log(`${String(added).padStart(4)} + ${String(removed).padStart(4)} -  ${path}`)
const lines = outside.reduce((sum, { added }) => sum + added, 0)
console.log(`${name}: ${lines} lines outside its folder and its migration, in ${outside.length} files.`)
