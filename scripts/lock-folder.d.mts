/** The types of lock-folder.mjs, which must stay plain JavaScript (see there). */
export function holdLockFolder(
  folder: string,
  onWait: (holder: number) => void,
): Promise<{ alsoWaitFor: (pid: number) => void; release: () => void }>
