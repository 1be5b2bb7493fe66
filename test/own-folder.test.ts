/**
 * A feature says itself once, in its folder: what gathers, gathers. Tags, which show in five places of others, are what this is
 * held against: to be there they take four lines outside of their folder and their migrations. What others make with tags of
 * their own accord, and what tests of something else need tags for, is none of that, and stands here with its reason.
 */
import { expect, it } from 'vitest'
import { readFeatures } from '../scripts/features.ts'
import { findMentions } from '../scripts/mentions.ts'
import { readHouse } from './house/house-files.ts'

const madeWithTags: Readonly<Record<string, string>> = {
  'src/features/caseload/parts/caseload-table.tsx': 'Many of a caseload are tagged at once.',
  'src/features/patients/many-patients/': 'Many patients of an organization are tagged at once.',
  'src/features/reports/': 'A report counts the patients of a tag.',
  'src/features/merges/merges.around.db.test.ts': 'Which triggers a merge wakes, each read by somebody.',
  'src/features/merges/merges.db.test.ts': 'Where both records have a tag, one stays behind.',
  'test/merging.ts': 'What rows repeat of the record is left out of a comparison.',
  'src/screens/administration/administration.toasts.test.tsx': 'Each toast of administration, in its words.',
  'src/screens/administration/patient-list.test.tsx': 'The whole list of administration, on a phone.',
  'test/administration-questions.ts': 'Lists of many patients stay quick where a tag narrows them.',
  'test/large-organization.ts': 'Lists of many patients stay quick where a tag narrows them.',
  'test/attacks/names.test.ts': 'One name of many, so that the test is seen to find some.',
  'test/retired-words.test.ts': 'Any file, to try words in.',
  'test/own-folder.test.ts': 'This list.',
  'src/server/releases.test.ts': 'Any table, to try migrations with.',
}

it('tags take at most four lines outside of their folder and their migrations', async () => {
  const tags = (await readFeatures()).get('tags')
  if (!tags) throw new Error('There are no tags.')
  const mentions = findMentions(readHouse('.'), 'tags', tags)
  const places = Object.keys(madeWithTags)
  const needed = mentions.filter(({ path }) => !places.some(place => path.startsWith(place)))
  expect(needed.map(({ path }) => path)).toEqual([
    'scripts/build-chunks.ts',
    'scripts/build-chunks.ts',
    'src/access.order.ts',
    'src/router.server.ts',
  ])
  expect(places.filter(place => !mentions.some(({ path }) => path.startsWith(place)))).toEqual([])
  // It reads the whole house.
}, 60_000)

it('a line that knows of a feature is found, whatever it knows', async () => {
  const line = (text: string, path = 'src/screens/desk/patient.tsx') => ({ path, text })
  const found = (text: string, path?: string) =>
    findMentions([line('', 'src/features/visits/parts/visit-list.tsx'), line(text, path)], 'visits', {
      about: 'Visits.',
      merging: { patient_visits: 'moves' },
      erasing: { visits: 'stays' },
    }).length
  for (const text of [
    "import { visitsText } from '#features/visits/visits.text.ts'",
    "ask('GET', '/visits')",
    '<VisitList />',
    "const counted = { patient_visits: 'visit' }",
    "const entries = { visits: 'Visit' }",
    "'visits.add',",
  ])
    expect([text, found(text)]).toEqual([text, 1])
  expect(found('select * from public.visits v;', 'src/features/reports/reports.functions.sql')).toBe(1)
  for (const text of ["const revisits = 'a visit'", "tags: ['Visits'],"])
    expect([text, found(text)]).toEqual([text, 0])
  expect(found("import { visitsText } from './visits.text.ts'", 'src/features/visits/visits.rules.ts')).toBe(
    0,
  )
})
