/** The words around the assistant's drafts. Only staff read them. */
export const draftsText = {
  heading: 'Suggestions and drafts',
  hint: 'The assistant writes from this record. Nothing it writes is part of the record until you accept it.',
  ask: 'What should it write?',
  kinds: {
    suggestions: 'AI Case Management Suggestions',
    note: 'Contact note',
    care_plan: 'Care plan',
    letter: 'Letter to the patient',
  },
  buttons: {
    suggestions: 'Next steps by need',
    note: 'Contact note',
    care_plan: 'Care plan',
    letter: 'Letter',
  },
  generating: 'Generating suggestions...',
  empty: 'No suggestions available',
  emptyHint: 'Ask for next steps by need, or for the draft of a note, a plan or a letter. Only you see it.',
  off: {
    title: 'The assistant is switched off here',
    body: 'It is turned off for you or your whole team. You can still write notes, plans and letters yourself.',
  },
  premium: {
    title: 'Suggestions and drafts are part of Premium',
    body: 'The assistant lays out what a person said they need, what is waiting, and next steps to consider. You check and accept. Case notes that you write yourself are not part of Premium.',
  },
  badge: 'Draft, not in the record',
  writtenBy: {
    guide: (when: string) => `Written by the assistant’s built-in guide, ${when}`,
    model: (model: string, when: string) => `Written by a language model (${model}), ${when}`,
  },
  writing: 'A language model is writing this draft. What you see meanwhile is the built-in guide’s.',
  trouble: {
    busy: 'Too Many Requests: the language model is busy. The built-in guide wrote this draft.',
    unpaid:
      'Service Unavailable: the language model cannot be asked right now. Please tell your administrator, who sees why under Settings. The built-in guide wrote this draft.',
    failed: 'The language model could not be reached, so the built-in guide wrote this draft.',
    withheld:
      'No language model was asked: the patient did not say yes to it, the record holds words of danger that a person should read, or it was not sure that nothing in it says who somebody is. The built-in guide wrote this draft.',
  },
  words: 'The draft',
  wordsHint: (day: string) =>
    `Change whatever you like: your changes stay on this device until you accept. The draft is deleted by itself on ${day}.`,
  sources: (count: number) => (count === 1 ? 'Drawn from 1 record' : `Drawn from ${count} records`),
  noSources: 'Drawn from no record: there is nothing to go by yet.',
  source: {
    record: 'Status',
    notes: 'Additional notes',
    answer: 'Answer',
    next_step: 'Next step',
    goal: 'Goal',
    task: 'Task',
    checklist: 'Checklist',
    appointment: 'Appointment',
    form: 'Form',
  },
  noDate: 'no date',
  lines: {
    heading: (count: number, marked: number) => {
      const lines = count === 1 ? '1 line' : `${count} lines`
      if (marked === 0) return `${lines}, each with its source`
      return marked === 1 ? `${lines}: 1 is not in the record` : `${lines}: ${marked} are not in the record`
    },
    own: 'The assistant’s own words',
    missing: (pieces: readonly string[]) =>
      pieces.length === 0
        ? 'Not in the record'
        : `Not in the record: ${pieces.map(piece => `“${piece}”`).join(', ')}`,
    change: 'Change',
    changeThis: (line: string) => `Change the line “${line}”`,
    remove: 'Remove',
    removeThis: (line: string) => `Remove the line “${line}”`,
    settleFirst: 'Change or remove what is not in the record, then accept the draft.',
  },
  safeContact: {
    title: 'Before this letter goes out',
    unsaid: 'They have not said how it is safe to reach them. Ask them how they want to get it.',
    said: 'A letter can be opened by somebody else. Ask how they want to get it, and see “How to reach them safely”.',
    words: (words: string) => `In their words: “${words}”`,
  },
  accept: 'Accept as case note…',
  discard: 'Discard',
  restore: 'Undo my changes',
  accepted: {
    title: 'Draft accepted',
    body: 'It is your unsigned case note now. Read it again and sign it.',
  },
  discarded: { title: 'Draft discarded', body: '' },
  undo: 'Undo',
  failures: {
    load: { title: 'The drafts did not load', body: 'Please try again.' },
    ask: { title: 'Error', body: 'Failed to generate AI suggestions' },
    tooMany: {
      title: 'Too Many Requests',
      body: 'Please wait a moment before you ask again.',
    },
    premium: { title: 'This is part of Premium', body: 'Nothing was written.' },
    off: { title: 'The assistant is switched off here', body: 'Nothing was written.' },
    accept: { title: 'The draft was not accepted', body: 'It is still here. Please try again.' },
    unsettled: {
      title: 'The draft was not accepted',
      body: 'A line says what is not in the record. Change or remove it first.',
    },
    gone: {
      title: 'This draft is gone',
      body: 'It was deleted after its days. Your words are still here: copy them into a new note.',
    },
    discard: { title: 'That did not work', body: 'Please try again.' },
  },
}
