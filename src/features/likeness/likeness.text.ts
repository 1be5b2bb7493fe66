/** The words about records that may be one person's, for staff. */
export const likenessText = {
  found: {
    title: 'Is this somebody who is here already?',
    own: 'Like somebody you may see:',
    open: (name: string) => `Open ${name}`,
    case: (number: string) => `case ${number}`,
    born: (day: string) => `born ${day}`,
    others: {
      email: 'A record that you can’t see has this e-mail address.',
      phone: 'A record that you can’t see has this phone number.',
      name: 'A record that you can’t see has a name like this, with the same birth date.',
    },
    recorded: 'That you were told so is written into that record.',
    unasked:
      'Colleagues’ patients were not compared: you have asked often in this hour. Administrators are shown records that are alike.',
    askHint: 'You can ask an administrator to add you to the care team instead of creating a second record.',
    why: 'Why you need this record',
    ask: 'Ask an administrator',
    asked: 'An administrator has been asked. You will find the answer here and on your desk.',
    createAnyway: 'Somebody else: create',
  },
  reasons: {
    name: 'the same name',
    namePart: 'a part of the name',
    birthDate: 'the same birth date',
    nearBirthDate: 'nearly the same birth date',
    email: 'the same e-mail address',
    phone: 'the same phone number',
    rareName: 'a rare name',
  },
  section: {
    title: 'May be the same',
    requests: 'Colleagues who ask for a record',
    requestsHint:
      'They were about to create a patient who is like one they can’t see. Whoever you add reads and writes there from that moment.',
    request: (asker: string, typed: string) => `${asker} typed “${typed}”`,
    foundBy: {
      email: 'It has the same e-mail address.',
      phone: 'It has the same phone number.',
      name: 'Its name is like it, with the same birth date.',
    },
    record: (name: string, manager: string | null) =>
      `${name}, ${manager ? `with ${manager}` : 'without a case manager'}`,
    add: 'Add to the care team',
    addOf: (asker: string, name: string) => `Add ${asker} to the care team of ${name}`,
    decline: 'Decline',
    declineOf: (asker: string) => `Decline what ${asker} asks`,
    addTitle: (asker: string, name: string) => `Add ${asker} to the care team of ${name}?`,
    declineTitle: (asker: string) => `Decline what ${asker} asks?`,
    why: 'Why',
    whyAdded: 'For administrators and the one who asked. The patient sees the name, never the reason.',
    whyDeclined: 'They read this. Name nobody whom they may not know.',
    cancel: 'Cancel',
    pairs: 'Records that may be one person’s',
    pairsHint:
      'Look at both before you merge them. Two people can have much in common: twins, a father and his son.',
    because: (reasons: string) => `Alike in: ${reasons}`,
    isAskedFor:
      'Somebody opened an invitation or a page with their email, and had a page with words in it already.',
    compare: (one: string, other: string) => `Compare ${one} and ${other}`,
    apart: 'Two people',
    apartOf: (one: string, other: string) => `${one} and ${other} are two people`,
    apartTitle: (one: string, other: string) => `Are ${one} and ${other} two people?`,
    apartHint: 'They are not shown as the same again.',
    whyApart: 'How you know',
    with: (manager: string | null) => (manager ? `with ${manager}` : 'without a case manager'),
    empty: 'No two records are alike',
    emptyHint:
      'When somebody signs up, is created or changes, Handrail compares them, and shows here who may be the same.',
    more: 'These are the newest fifty. More come as you answer these.',
    waiting: (requests: number, pairs: number) =>
      [
        requests > 0 && `${requests} ${requests === 1 ? 'colleague asks' : 'colleagues ask'} for a record`,
        pairs > 0 &&
          `${pairs} ${pairs === 1 ? 'pair of records' : 'pairs of records'} may be the same person`,
      ]
        .filter(Boolean)
        .join(' · '),
    look: 'Look',
  },
  own: {
    waiting: (name: string) => `You asked for the record of “${name}”. An administrator will answer.`,
    added: (name: string) => `You are on the care team of “${name}” now. Find them among your patients.`,
    declined: (name: string) => `Your request for “${name}” was declined.`,
    putAway: 'Got it',
    putAwayOf: (name: string) => `Put away the answer about ${name}`,
  },
  toasts: {
    asked: { title: 'Asked', body: 'An administrator has been asked to add you.' },
    added: { title: 'Added', body: 'They can open the record from now on.' },
    declined: { title: 'Declined', body: 'They are told so.' },
    apart: { title: 'Kept apart', body: 'They stay two records, and are not shown as the same again.' },
    failed: { title: 'Error', body: 'That did not work. Nothing was changed. Please try again.' },
    closed: {
      title: 'Not added',
      body: 'The case of this record is closed. Open it again first, or decline.',
    },
  },
  problems: {
    wordsMissing: 'Say why, in a few words.',
    wordsLong: 'Use at most 500 letters.',
  } as Record<string, string>,
}
