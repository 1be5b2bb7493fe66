/** The pictures of the product on the public pages and in the README: all are there, and none shows yesterday's words. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '#lib/language.ts'
import { type ShownPicture, shownAddress, shownPictures, shownThemes } from '#lib/shown-pictures.ts'

/** What a picture may weigh, in bytes: a second on a slow phone is 200,000. */
const MOST_BYTES = 110_000

const pictures = Object.keys(shownPictures) as ShownPicture[]
const fileOf = (...[picture, language, theme]: Parameters<typeof shownAddress>) =>
  join('public', shownAddress(picture, language, theme))
const pages = globSync('src/screens/public/**/*.tsx').map(file => readFileSync(file, 'utf8'))

/** Width and height of a WebP in pixels, from its head: with an alpha channel (`VP8X`) or without. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 8, 16) === 'WEBPVP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  expect(bytes.toString('latin1', 8, 16), file).toBe('WEBPVP8 ')
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

it.each(pictures)(
  '%s is there in both languages and themes, in the shape that the page keeps for it',
  picture => {
    const { width, height } = shownPictures[picture]
    for (const language of languages)
      for (const theme of shownThemes) {
        const file = fileOf(picture, language, theme)
        const taken = sizeOf(file)
        expect(taken.width / taken.height, file).toBeCloseTo(width / height, 2)
        expect(taken.width, `${file} is sharp`).toBeGreaterThanOrEqual(width * 1.5)
        expect(statSync(file).size, file).toBeLessThan(MOST_BYTES)
      }
    expect(
      pages.some(page => page.includes(`picture="${picture}"`)),
      `${picture} is shown somewhere`,
    ).toBe(true)
  },
)

it('leaves no file that nothing shows', () => {
  const known = pictures.flatMap(picture =>
    languages.flatMap(language => shownThemes.map(theme => fileOf(picture, language, theme))),
  )
  expect(globSync('public/shown/*').toSorted()).toEqual(known.toSorted())
})

it('shows each solution and each product page, and home, with a real screen', () => {
  const shown = [
    ...globSync('src/screens/public/pages/{solutions,product}/*.tsx'),
    'src/screens/public/pages/home/home.tsx',
  ]
  for (const file of shown)
    if (readFileSync(file, 'utf8').includes('export default'))
      expect(readFileSync(file, 'utf8'), file).toMatch(/<Shown(Band)?\s/)
})

it('holds no picture of a screen that has other words by now (npm run pictures takes them again)', () => {
  const taken: Record<string, string> = JSON.parse(readFileSync('docs/pictures.json', 'utf8'))
  const words = new Set<string>()
  for (const file of globSync('src/**/*.text{,.es}.ts'))
    for (const [, , sentence = ''] of readFileSync(file, 'utf8').matchAll(/(['"`])(.*?)\1/g))
      words.add(sentence)
  expect(Object.keys(taken)).toHaveLength(pictures.length * languages.length)
  for (const [picture, said] of Object.entries(taken)) {
    const labels = said.split(' · ')
    expect(labels.length, picture).toBeGreaterThan(3)
    for (const label of labels) expect(words.has(label), `${picture}: “${label}”`).toBe(true)
  }
})

it('has its pictures in the README from the same files', () => {
  const readme = readFileSync('README.md', 'utf8')
  const named = [...readme.matchAll(/public\/shown\/[\w-]+\.webp/g)].map(([file]) => file)
  expect(named.length).toBeGreaterThanOrEqual(4)
  for (const file of named) expect(existsSync(file), file).toBe(true)
})
