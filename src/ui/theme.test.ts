import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'

/** The linear red, green and blue of an OKLCH colour, clipped to what a screen can show. */
function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(part => Math.min(1, Math.max(0, part)))
}

function readLuminances(theme: Theme): Map<string, number> {
  const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
  const token = new RegExp(String.raw`--([\w-]+): light-dark\(${colour}, ${colour}\)`, 'g')
  return new Map(
    [...css.matchAll(token)].map(found => {
      const from = theme === 'light' ? 2 : 5
      const [red = 0, green = 0, blue = 0] = linearRgb(
        Number(found[from]),
        Number(found[from + 1]),
        Number(found[from + 2]),
      )
      return [found[1] ?? '', 0.2126 * red + 0.7152 * green + 0.0722 * blue]
    }),
  )
}

const grounds = ['paper', 'surface', 'sunken']
const pairs: [text: string, ground: string, least: number][] = [
  ...grounds.map(ground => ['ink', ground, 7] as [string, string, number]),
  ...grounds.flatMap(ground =>
    ['muted', 'rail', 'brick', 'good', 'fair', 'poor'].map(
      text => [text, ground, 4.5] as [string, string, number],
    ),
  ),
  ...grounds.flatMap(ground => ['edge', 'focus'].map(part => [part, ground, 3] as [string, string, number])),
  ...['rail-soft', 'marigold-soft', 'brick-soft', 'good-soft', 'fair-soft', 'poor-soft'].flatMap(ground => [
    ['ink', ground, 7] as [string, string, number],
    ['muted', ground, 4.5] as [string, string, number],
  ]),
  ['rail', 'rail-soft', 4.5],
  ['rail-strong', 'rail-soft', 4.5],
  ['on-rail', 'rail', 4.5],
  ['on-rail', 'rail-strong', 4.5],
  ['on-deep', 'deep', 7],
  ['on-deep-muted', 'deep', 4.5],
  ['marigold', 'deep', 4.5],
  ['on-marigold', 'marigold', 7],
  ['brick', 'brick-soft', 4.5],
  ['on-brick', 'brick', 4.5],
  ['on-brick', 'brick-strong', 4.5],
  ['good', 'good-soft', 4.5],
  ['fair', 'fair-soft', 4.5],
  ['poor', 'poor-soft', 4.5],
]

describe.each<Theme>(['light', 'dark'])('in the %s theme', theme => {
  const luminances = readLuminances(theme)

  it.each(pairs)('%s can be read on %s (at least %d to 1)', (text, ground, least) => {
    const [dark = 0, light = 0] = [luminances.get(text), luminances.get(ground)]
      .map(value => value ?? Number.NaN)
      .sort((one, other) => one - other)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(least)
  })
})
