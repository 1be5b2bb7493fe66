/**
 * What keeps people safe of the assistant and of not being heard, each taken away once: a path off the detector of danger
 * (decision 53), a line of a draft off the record that it stands on (54), a field more in what may leave for a model (31).
 */
import { places } from '#features/safety/hearing/hearing.rules.ts'
import { type Mutation, mutation, type TextChange } from './mutations.ts'

interface Change extends Omit<TextChange, 'file'> {
  name: string
  /** Below `src/features`. */
  file: string
  /** Words of vitest's command line, the likeliest tests first. */
  stages: readonly (readonly string[])[]
}

const heardNothing = 'await hearDanger(words, inTimeSlices())'
/** Through every path at once; then beside the code, where something is said in the right moment. */
const inServer = (file: string) => [
  ['--project', 'db', 'test/heard.db.test.ts'],
  ['--project', 'db', `src/features/${file.split('/')[0]}/`],
]
const onDevice = [['--project', 'component', 'src/features', 'src/screens/patient-portal']]

/** Each path out of the map of those that are read. */
const placesTaken = Object.keys(places).map(procedure => ({
  name: `${procedure} is in no list of what is read`,
  file: 'safety/hearing/hearing.rules.ts',
  from: `'${procedure}': {`,
  to: `'${procedure}.unheard': {`,
  stages: [['--project', 'unit', 'test/heard.test.ts']],
}))

/** Each ear of the server, and of the device, hears nothing. */
const earsTaken = [
  ['goals/goals.server.ts', heardNothing],
  ['messaging/messaging.server.ts', 'await hearDanger(content, inTimeSlices())'],
  ['check-ins/check-ins.server.ts', 'await hearDanger(heard, inTimeSlices())'],
  ['assistant/assistant.server.ts', 'await hearDanger(input.text, inTimeSlices())'],
  ['remarks/remarks.server.ts', heardNothing],
  ['onboarding/onboarding.server.ts', 'await hearDanger(input.answer, inTimeSlices())'],
  ['forms/forms.server.ts', heardNothing],
  ['safety/hearing/hearing.server.ts', heardNothing],
].map(([file = '', from = '']) => ({
  name: `${file} hears nothing`,
  file,
  from,
  to: '[]',
  stages: inServer(file),
}))

const otherEarsTaken = [
  ['messaging/messaging.server.ts', 'await hearDanger(line.content, inTimeSlices())'],
  ['check-ins/check-ins.server.ts', 'await hearDanger(found(rows[0]).words, inTimeSlices())'],
  ['inquiries/inquiries.http.server.ts', heardNothing],
].map(([file = '', from = '']) => ({
  name: `${file} hears nothing in what is read anew`,
  file,
  from,
  to: '[]',
  stages: inServer(file),
}))

const devicesDeaf = [
  ['safety/hearing/hearing.store.ts', heardNothing],
  ['messaging/messaging.store.ts', 'await hearHere(content)'],
  ['forms/forms.store.ts', 'Promise<SafetyKind[]> =>\n  hearHere('],
  ['remarks/parts/autosaved-notes.tsx', 'hearHere(words)'],
  ['inquiries/parts/inquiry-form.tsx', "hearHere(Object.values(values).flat().join('\\n'))"],
].map(([file = '', from = '']) => ({
  name: `${file} hears nothing`,
  file,
  from,
  to: from.startsWith('await') ? '[]' : from.replace(/hearHere(\(.*)$/, '(async _ => [])$1'),
  stages: onDevice,
}))

const inDrafts = [['--project', 'unit', 'src/features/assistant/']]
const draftWriting = 'assistant/draft-writing/draft-writing.rules.ts'

/** A line names the record beside its own: of the guide all at once and each by itself, of a model, and on the screen. */
const sourcesSwapped = [
  [
    draftWriting,
    'from: from.flatMap(source => keys.get(JSON.stringify(source)) ?? [])',
    'from: sources.slice(0, from.length).map(({ key }) => key)',
  ],
  [draftWriting, 'from: [source] })', 'from: [ownTexts(facts)[0].source] })'],
  [
    draftWriting,
    'text.noDay(title), { what, words: title, on })',
    'text.noDay(title), { what, words: list[0].title, on: list[0].on })',
  ],
  [draftWriting, "{ what: 'task', words: title, on })", "{ what: 'task', words: tasks[1].title, on })"],
  [
    draftWriting,
    "{ what: 'checklist', words: title, on: null }",
    "{ what: 'checklist', words: openItems[1], on: null }",
  ],
  [
    draftWriting,
    "{ what: 'appointment', words, on })",
    "{ what: 'appointment', words: appointments[0].title, on })",
  ],
  [
    draftWriting,
    'title, { what, words: title, on }),\n  )',
    'title, { what, words: happened[0].title, on }),\n  )',
  ],
  [
    'assistant/drafts/drafts.prompt.ts',
    'from,\n        missing',
    'from: [[...known.keys()][0]],\n        missing',
  ],
  [
    'assistant/parts/draft-lines.tsx',
    'sources.filter(({ key }) => line.from.includes(key))',
    'sources.slice(0, 1)',
  ],
].map(([file = '', from = '', to = '']) => ({
  name: `${file}, ${from.slice(0, 50)}: another source`,
  file,
  from,
  to,
  stages: file.endsWith('x') ? onDevice : inDrafts,
}))

/** What may leave grows by a field, or by records that nobody looks through. */
const listsWidened = [
  ['field', "['key', 'what', 'on', 'words']", "['key', 'what', 'on', 'words', 'patientId']"],
  ['kind of record', "new Set(['record', 'appointment'])", "new Set(['record', 'appointment', 'goal'])"],
].map(([what = '', from = '', to = '']) => ({
  name: `a ${what} more may leave`,
  file: 'assistant/leaving/leaving.rules.ts',
  from,
  to,
  stages: inDrafts,
}))

export function mutateSafeguards(): Mutation[] {
  return [
    ...placesTaken,
    ...earsTaken,
    ...otherEarsTaken,
    ...devicesDeaf,
    ...sourcesSwapped,
    ...listsWidened,
  ].map(({ name, file, from, to, stages }: Change) =>
    mutation({ kind: 'safeguard', name, stages, text: { file: `src/features/${file}`, from, to } }),
  )
}
