/**
 * Staff see which colleague has the same conversation open, and who is writing in it. It is renewed while it is so, and ends by
 * itself where a page could not say goodbye.
 */

/** How often a page says that its conversation is still open. */
export const RENEWED_EVERY_MS = 30_000
/** How long one counts as being there without saying so again: one renewal may be lost on the way. */
export const LASTS_SECONDS = 75
/** Whoever has typed nothing for so long reads again. */
export const WRITES_FOR_MS = 20_000
/** Beyond so many names nobody reads on. */
export const MOST_SHOWN = 5
