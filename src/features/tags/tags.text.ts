import { LONGEST_NAME, MOST_ON_PATIENT, MOST_TAGS } from './tags.rules.ts'

const patients = (count: number) => (count === 1 ? '1 patient' : `${count} patients`)

export const tagsText = {
  heading: 'Tags',
  add: 'Add a tag',
  showAll: (count: number) => `Show all ${count} tags`,
  remove: (name: string) => `Take off the tag ${name}`,
  undo: 'Undo',
  dialog: {
    title: 'Add a tag',
    hint: 'Only staff see tags. What a patient downloads about themselves lists them, so word them with respect.',
    find: 'Find a tag, or type a new one',
    found: 'Tags of the organization',
    fresh: 'New tag',
    make: (name: string) => `Make the tag “${name}”`,
    none: 'No tags yet',
    noneHint: 'Type a word or two, such as “Housing first”, to make the first one.',
    all: 'They have every tag there is',
    allHint: 'Type a word or two to make a new one.',
    tooLong: `Use at most ${LONGEST_NAME} letters for a tag.`,
    count: (count: number) => (count === 1 ? '1 tag found' : `${count} tags found`),
    done: 'Close',
  },
  many: {
    open: 'Tag',
    title: (count: number) => (count === 1 ? 'A tag for 1 patient' : `A tag for ${count} patients`),
    hint: 'Only staff see tags. You can undo this right after.',
    tag: 'Tag',
    whom: 'For whom',
    noneHint: 'Put the first one on a patient, on their page. Then it stands here too.',
    cancel: 'Cancel',
    putOn: 'Put it on',
    takeOff: 'Take it off',
    done: (name: string, count: number, isOn: boolean) =>
      isOn ? `“${name}” put on ${patients(count)}` : `“${name}” taken off ${patients(count)}`,
    had: (count: number) => (count === 1 ? '1 had it already.' : `${count} had it already.`),
    hadNone: (count: number) => (count === 1 ? '1 did not have it.' : `${count} did not have it.`),
    left: (names: string) =>
      `Left as they are, for they have ${MOST_ON_PATIENT} tags or are not yours now: ${names}`,
    all: 'Only staff see it.',
  },
  ofOrganization: 'Labels that only staff see. Put them on patients, and narrow lists by them.',
  filter: {
    label: 'Narrow by tags',
    choose: 'Choose a tag',
    chosen: 'Patients who have all of',
    letGo: (name: string) => `No longer narrow by ${name}`,
    gone: 'a tag that is gone',
    manage: 'Manage tags',
  },
  manage: {
    title: 'Tags of the organization',
    hint: 'What you change here changes on every patient who has the tag.',
    none: 'No tags yet',
    noneHint: 'Put the first one on a patient, on their page.',
    does: { rename: 'Rename', merge: 'Merge', delete: 'Delete' },
    rename: (name: string) => `Rename ${name}`,
    merge: (name: string) => `Merge ${name}`,
    delete: (name: string) => `Delete ${name}`,
    back: 'Back',
    close: 'Close',
    name: 'Name of the tag',
    save: 'Save',
    into: (name: string) => `Instead of “${name}”, patients have`,
    mergeNow: 'Merge',
    deleteNow: 'Delete the tag',
    willMerge: (count: number, both: number) =>
      count === 0
        ? 'No patient has it. It goes from the list.'
        : `${patients(count)} ${count === 1 ? 'gets' : 'get'} the other tag instead${both > 0 ? `; ${both} of them ${both === 1 ? 'has' : 'have'} it already` : ''}. You can undo this.`,
    willDelete: (count: number) =>
      count === 0
        ? 'No patient has it.'
        : `It is taken off ${patients(count)}. This can’t be undone; merging it into another tag can.`,
    counting: 'Counting the patients …',
  },
  putOn: (name: string) => ({ title: 'Tag added', body: name }),
  takenOff: (name: string) => ({ title: 'Tag taken off', body: name }),
  renamed: (name: string) => ({ title: 'Tag renamed', body: name }),
  merged: ({ name, intoName }: { name: string; intoName: string }) => ({
    title: 'Tags merged',
    body: `${intoName} stands in place of ${name}.`,
  }),
  mergeUndone: (name: string) => ({ title: 'Merge undone', body: `${name} is back where it was.` }),
  removed: (name: string) => ({ title: 'Tag deleted', body: name }),
  failures: {
    load: 'The tags could not be loaded.',
    change: { title: 'Tags not changed', body: 'Nothing was changed. Try again.' },
    gone: { title: 'Tags not changed', body: 'The tag is gone, or you may no longer change it.' },
    nameTaken: { title: 'There is such a tag already', body: 'Merge the two, or choose another name.' },
    tooManyOnPatient: {
      title: `A patient has at most ${MOST_ON_PATIENT} tags`,
      body: 'Take one off before you add another.',
    },
    tooManyTags: {
      title: `There are ${MOST_TAGS} tags already`,
      body: 'An administrator can merge or delete some before new ones are made.',
    },
  },
  problems: {
    nameMissing: 'Write a name.',
    nameLong: `Use at most ${LONGEST_NAME} letters.`,
    intoMissing: 'Choose the tag that stays.',
  },
}
