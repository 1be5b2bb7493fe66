import { type Finding, type HouseFile, isTest, readFeaturePlace } from './house-files.ts'

const rooms = ['server', 'screens', 'features', 'ui', 'platform', 'lib']
const endings =
  `contract.ts access.sql functions.sql defaults.ts server.ts http.server.ts jobs.server.ts queries.ts
  store.ts rules.ts mail.ts prompt.ts feature.ts text.ts text.es.ts`.split(/\s+/)
/** Who reads the words of a file, where it is not everybody who sees the feature: it stands directly before `.text`. */
const audience = /^(patient|staff|mail|staff-mail|letter|download|tables)\.(?=text\.)/
/** What stands at the top of src: the maps, and what every page begins with. Tests stand beside what they test. */
const maps =
  'routes.ts routes.public.ts router.server.ts jobs.server.ts access.order.ts root.tsx app.css service-worker.ts'.split(
    ' ',
  )
const screenEndings = ['tsx', 'text.ts', 'text.es.ts']
const nameless = ['index', 'utils', 'util', 'helpers', 'helper', 'hooks', 'types', 'common', 'misc']

/** A folder is a feature that says what it is (`<noun>.feature.ts`). */
const saysItself = (noun: string, paths: ReadonlySet<string>) =>
  paths.has(`src/features/${noun}/${noun}.feature.ts`)

function findFeatureProblem(path: string, paths: ReadonlySet<string>): string | undefined {
  const place = readFeaturePlace(path)
  if (!place)
    return path.startsWith('src/features/') ? 'every file of a feature lies in its folder' : undefined
  const { feature, slice, inside } = place
  if (!saysItself(feature, paths))
    return `${feature} says nowhere what it is: ${feature}.feature.ts is missing`
  if (inside.startsWith('parts/'))
    return /^parts\/[a-z0-9-]+(\.test)?\.tsx$/.test(inside)
      ? undefined
      : 'parts/ holds components (.tsx) only'
  if (inside.includes('/')) return 'a feature has parts/ and slices, one level deep; a slice has parts/ alone'
  const noun = slice ?? feature
  const ending = inside.slice(inside.indexOf('.') + 1)
  if (!inside.startsWith(`${noun}.`)) return `its name is not ${noun}`
  if (isTest(path)) return undefined
  return endings.includes(ending.replace(audience, ''))
    ? undefined
    : `.${ending} is not in the vocabulary of a feature`
}

function findSourceProblem(path: string): string | undefined {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  if (nameless.includes(name.split('.')[0] ?? '') || parts.some(part => nameless.includes(part)))
    return 'the name says nothing about what is inside'
  if (/[A-Z_ ]/.test(path.slice('src/'.length))) return 'files are named in kebab-case'
  if (parts.length > 2 && !rooms.includes(parts[1] ?? '')) return `${parts[1]} is no room of src`
  if (parts.length === 2 && !maps.includes(name) && !isTest(path))
    return 'at the top of src stand the maps alone'
  const ending = name.slice(name.indexOf('.') + 1)
  if (parts[1] === 'screens' && parts[2] !== 'frame' && !isTest(path) && !screenEndings.includes(ending))
    return 'a screen is .tsx and its words; the rest belongs to a feature'
  if (/\.es\.(?!ts$)/.test(name)) return '.es. stands last'
  return undefined
}

/** Rule 2: a feature speaks its closed vocabulary, and every file says what it is. */
export function findStrangers(files: HouseFile[]): Finding[] {
  const paths = new Set(files.map(file => file.path))
  return files
    .filter(file => file.path.startsWith('src/'))
    .flatMap(({ path }) => {
      const problem = findSourceProblem(path) ?? findFeatureProblem(path, paths)
      return problem ? [{ rule: 'vocabulary', what: path, problem }] : []
    })
}

/** Spanish words replace English ones, so they have an English sibling; and what the public reads has Spanish. */
export function findUnpairedWords(files: HouseFile[]): Finding[] {
  const paths = new Set(files.map(file => file.path))
  return files.flatMap(({ path, text }) => {
    const isSpanish = path.endsWith('.text.es.ts')
    const sibling = isSpanish
      ? path.replace('.text.es.ts', '.text.ts')
      : path.replace('.text.ts', '.text.es.ts')
    const needsSibling =
      isSpanish || /^src\/(ui|screens\/(public|auth|patient-portal))\/.*\.text\.ts$/.test(path)
    const problem =
      needsSibling && !paths.has(sibling)
        ? `${sibling} is missing`
        : isSpanish && !/: typeof \w+/.test(text)
          ? 'Spanish is typed after the English (`: typeof English`), so that a missing word is an error'
          : undefined
    return problem ? [{ rule: 'both-languages', what: path, problem }] : []
  })
}
