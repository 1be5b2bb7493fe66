/** Every key of the workspace. Staff only, so English only. */
export const shortcutsText = {
  entry: 'Help and keys',
  title: 'Keys',
  hint: 'Letters and digits mean this while nothing is being typed.',
  places: [
    {
      place: 'Anywhere',
      keys: [
        ['/ or Ctrl K', 'to any patient, screen or action'],
        ['?', 'these keys'],
        ['Esc', 'close what is open; words are kept'],
      ],
    },
    {
      place: 'In lists',
      keys: [
        ['j k', 'next, previous'],
        ['Enter', 'open'],
        ['x', 'choose; Shift and click, all between two'],
      ],
    },
    {
      place: 'At the desk',
      keys: [
        ['0', 'safety'],
        ['1 to 6', 'waiting, requests, steps past, no step, tasks, quiet'],
        ['r', 'answer'],
        ['e', 'done, needs no answer'],
        ['c', 'confirm the time asked for'],
        ['n', 'a note, and what comes next'],
        ['s', 'snooze'],
        ['o', 'whole page'],
      ],
    },
    {
      place: 'On a patient’s page',
      keys: [
        ['1 to 9', 'sections'],
        ['n', 'a note'],
        ['Space', 'tick the item you are on'],
        ['Ctrl Enter', 'sign; again, yes'],
      ],
    },
    {
      place: 'In a conversation',
      keys: [
        ['Enter', 'send'],
        ['Shift Enter', 'a new line'],
        ['Esc', 'back to the list; words are kept'],
        ['r', 'answer'],
        ['e', 'needs no answer'],
        ['s', 'snooze, while it waits'],
        ['u', 'let it wait again'],
        ['o', 'their page'],
        ['t', 'templates'],
      ],
    },
  ],
}
