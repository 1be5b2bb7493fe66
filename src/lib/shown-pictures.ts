/** The pictures of the product that the public pages and the README show: `scripts/pictures.ts` takes them from the sample. */
import type { Language } from './language.ts'

export const shownThemes = ['light', 'dark'] as const
export type ShownTheme = (typeof shownThemes)[number]

const desk = { width: 1200, height: 750 }
const phone = { width: 390, height: 780 }

/** Each picture and its size on the screen that was pictured, in CSS pixels. */
export const shownPictures = {
  desk,
  record: desk,
  conversation: desk,
  checklist: desk,
  portal: phone,
  tasks: phone,
  thread: phone,
  form: phone,
  needs: phone,
}
export type ShownPicture = keyof typeof shownPictures

/** The address of a picture, which is also its place below `public`. */
export const shownAddress = (picture: ShownPicture, language: Language, theme: ShownTheme) =>
  `/shown/${picture}-${language}-${theme}.webp`
