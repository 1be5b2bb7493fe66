/** Which colleagues are at a conversation at this moment. Staff only, so English only. */
const list = new Intl.ListFormat('en')

const say = (names: readonly string[], does: string) =>
  `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} ${does}`

export const presenceText = {
  writing: (names: readonly string[]) => say(names, 'writing an answer'),
  reading: (names: readonly string[]) => say(names, 'reading this'),
}
