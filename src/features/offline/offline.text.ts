export const offlineText = {
  gate: {
    title: 'There is no connection',
    body: 'Your pages open as soon as the connection is back. Nothing you typed is lost.',
    help: 'If you need help right now, you can call or text 988, or call 911. Both work without internet.',
    keptTitle: 'Open what you saw last',
    keptBody: 'This device keeps your last pages for you. Type the code you chose for it.',
    code: 'Your code for this device',
    open: 'Open my pages',
    busy: 'Opening...',
    wrong: (triesLeft: number) =>
      triesLeft === 1
        ? 'That is not the code. You have 1 more try. After that, what is kept here is removed.'
        : `That is not the code. You have ${triesLeft} more tries.`,
    removed:
      'That was the last try, so what was kept here is removed. Your record is safe: log in when the connection is back.',
    nothing: 'Nothing is kept here yet. Log in when the connection is back.',
  },
  device: {
    title: 'Use without a connection',
    ask: 'Is this your own device, that nobody else opens? Then it can keep the pages you saw last, so you can read them without internet. They are locked with a code that only you know.',
    shared: 'If you share this device, leave this off.',
    turnOn: 'This device is my own',
    code: 'A code for this device',
    codeHint:
      'At least 6 letters or digits. Not your password. You need it only when there is no connection.',
    again: 'The same code again',
    keep: 'Keep my pages here',
    keeping: 'Getting ready...',
    cancel: 'Not now',
    on: 'This device keeps the pages you saw last, locked with your code. Logging out, or leaving quickly, removes them.',
    turnOff: 'Stop, and remove what is kept',
    turnedOff: { title: 'Removed', body: 'This device keeps none of your pages now.' },
    turnedOn: { title: 'Done', body: 'The pages you open now can be read without a connection.' },
    problems: {
      short: 'Choose at least 6 letters or digits.',
      differs: 'The two codes are not the same.',
    },
    failed: 'This browser cannot keep pages. A private window, for example, keeps nothing.',
  },
}
