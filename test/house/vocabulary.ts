import { type Finding, featureOf, type HouseFile, isTest } from './house-files.ts'

const nouns =
  `auth organizations people people/patients people/staff caseload cover tasks goals notes forms checklist onboarding
  assistant safety messaging momentum offline activities files appointments notifications billing inquiries reports audit`.split(
    /\s+/,
  )
const rooms = ['screens', 'features', 'ui', 'platform', 'lib']
const endings =
  `contract.ts access.sql functions.sql defaults.ts server.ts queries.ts rules.ts text.ts text.es.ts
  jobs.server.ts email.ts prompt.ts`.split(/\s+/)
const screenEndings = ['tsx', 'text.ts', 'text.es.ts']
const nameless = ['index', 'utils', 'util', 'helpers', 'helper', 'hooks', 'types', 'common', 'misc']

function findFeatureProblem(path: string, feature: string): string | undefined {
  if (!nouns.includes(feature)) return `${feature} is no feature of house.md`
  const noun = feature.slice(feature.lastIndexOf('/') + 1)
  const inside = path.slice(`src/features/${feature}/`.length)
  if (inside.startsWith('parts/')) {
    return /^parts\/[a-z0-9-]+(\.test)?\.tsx$/.test(inside)
      ? undefined
      : 'parts/ holds components (.tsx) only'
  }
  if (inside.includes('/')) return 'a feature has no folder but parts/'
  const dot = inside.indexOf('.')
  const base = inside.slice(0, dot)
  if (base !== noun && !base.startsWith(`${noun}-`)) return `its name does not begin with ${noun}`
  if (isTest(path) || endings.includes(inside.slice(dot + 1))) return undefined
  return `.${inside.slice(dot + 1)} is not in the vocabulary of a feature`
}

function findSourceProblem(path: string): string | undefined {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  if (nameless.includes(name.split('.')[0] ?? '') || parts.some(part => nameless.includes(part)))
    return 'the name says nothing about what is inside'
  if (/[A-Z_ ]/.test(path.slice('src/'.length))) return 'files are named in kebab-case'
  if (parts.length > 2 && !rooms.includes(parts[1] ?? '')) return `${parts[1]} is no room of src`
  const ending = name.slice(name.indexOf('.') + 1)
  if (parts[1] === 'screens' && parts[2] !== 'frame' && !isTest(path) && !screenEndings.includes(ending))
    return 'a screen is .tsx and its words; the rest belongs to a feature'
  if (/\.es\.(?!ts$)/.test(name)) return '.es. stands last'
  return undefined
}

/** Rule 2: a feature speaks its closed vocabulary, and every file says what it is. */
export function findStrangers(files: HouseFile[]): Finding[] {
  return files
    .filter(file => file.path.startsWith('src/'))
    .flatMap(({ path }) => {
      const feature = featureOf(path)
      const isLost = path.startsWith('src/features/') && feature === undefined
      const problem =
        findSourceProblem(path) ??
        (isLost ? 'every file of a feature lies in its folder' : undefined) ??
        (feature === undefined ? undefined : findFeatureProblem(path, feature))
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
    const needsSibling = isSpanish || /^src\/(ui|screens\/(public|auth|patient))\/.*\.text\.ts$/.test(path)
    const problem =
      needsSibling && !paths.has(sibling)
        ? `${sibling} is missing`
        : isSpanish && !/: typeof \w+/.test(text)
          ? 'Spanish is typed after the English (`: typeof English`), so that a missing word is an error'
          : undefined
    return problem ? [{ rule: 'both-languages', what: path, problem }] : []
  })
}
