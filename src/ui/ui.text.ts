export const uiText = {
  close: 'Close',
  cancel: 'Cancel',
  saved: 'Saved',
  loading: 'Loading…',
  tryAgain: 'Try again',
  optional: 'optional',
  choose: 'Choose one',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nobodyFound: 'Nobody by these words. Check the spelling.',
  fewDigits: 'Type at least four digits of a phone number.',
  /** With how many of them narrow a list. */
  filters: (set: number) => (set > 0 ? `Filters (${set})` : 'Filters'),
  copy: 'Copy',
  copied: 'Copied',
  deleteHere: 'Delete from this device',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  tooLong: (over: number) =>
    `${over === 1 ? 'One letter' : `${over.toLocaleString('en-US')} letters`} too many. Nothing was cut: make it shorter, then send it.`,
  /** Minutes until the same can be sent again. */
  tooMany: (minutes: number) =>
    `That was a lot in a short time. You can send it again in ${
      minutes <= 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
    }. Your words stay here until then.`,
  offline: 'You are offline',
  sentLater: 'This goes out when the connection is back. Keep this page open until then.',
  failureTitle: 'This did not load',
  failureBody: 'Nothing was lost. Check your connection, then try again.',
  outdatedTitle: 'There is a newer version',
  outdatedBody: 'Load the page again to go on. What you typed is kept.',
  loadAnew: 'Load again',
  percent: (percent: number) => `${percent}%`,
  completionGood: 'On track',
  completionFair: 'Under way',
  completionPoor: 'Needs a hand',
  stepDone: 'Done',
  stepCurrent: 'You are here',
  stepToCome: 'Still to come',
  counted: (label: string, count: number | string) => `${label}, ${count}`,
  count: (count: number) => `(${count})`,
}
