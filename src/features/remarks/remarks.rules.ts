// Notes belong to whoever wrote them: nobody else changes or removes them. On a device, words that wait are known by what they
// are about and by the note that they will be, so that two tabs of one person go on in the same note.

/** A note by its id, and what it is about. */
interface Placed {
  id: string
  checklistItemId: string | null
}

/** The most letters of one remark, and of all those on one subject. */
export const MOST_LETTERS = 20_000

/** What a remark is called among the words that wait on a device. */
export const remarkName = (checklistItemId: string | null, id: string): string =>
  `${checklistItemId ?? ''}:${id}`

/** The remark of a name, and what it is about. */
export function readRemarkName(name: string): Placed {
  const [item = '', id = ''] = name.split(':')
  return { id, checklistItemId: item || null }
}

/** The name of a remark on a subject that is on this device and at no server yet; undefined where there is none. */
export function unsentName(
  names: readonly string[],
  checklistItemId: string | null,
  sent: readonly Pick<Placed, 'id'>[],
): string | undefined {
  return names.find(name => {
    const remark = readRemarkName(name)
    return remark.checklistItemId === checklistItemId && !sent.some(({ id }) => id === remark.id)
  })
}
