// What stands for names and numbers while a model works with them. In all the texts of one question the same name has the
// same stand-in, so that a model can tell two people apart; in its answer each becomes again what it stood for.

export type StandInKind = 'name' | 'email' | 'link' | 'number' | 'address'

/** Any stand-in, and what somebody typed that reads like one. */
export const standIn = /\[(?:name|email|link|number|address)-\d{1,6}\]/gu

export interface StandIns {
  /** What stands for these words; the same for the same ones. `about` tells whose they are where they are written in several ways. */
  for: (kind: StandInKind, words: string, about?: string) => string
  /** The text with what the stand-ins stood for, as it is written in `near` where it is. One that stands for nothing is left. */
  restore: (text: string, near: string) => string
}

/** Stand-ins for one question. */
export function makeStandIns(): StandIns {
  const known = new Map<string, string>()
  const originals = new Map<string, string[]>()
  const counts = new Map<StandInKind, number>()
  return {
    for(kind, words, about = words) {
      const key = `${kind} ${about.toLowerCase()}`
      let sign = known.get(key)
      if (sign === undefined) {
        const count = (counts.get(kind) ?? 0) + 1
        counts.set(kind, count)
        sign = `[${kind}-${count}]`
        known.set(key, sign)
      }
      const written = originals.get(sign) ?? []
      if (!written.includes(words)) originals.set(sign, [...written, words])
      return sign
    },
    restore: (text, near) =>
      text.replace(standIn, sign => {
        const written = originals.get(sign)
        return written?.find(words => near.includes(words)) ?? written?.[0] ?? sign
      }),
  }
}
