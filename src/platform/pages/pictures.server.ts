/** The picture that a page is shared with: its title, the mark, the name. 1200 × 630 px, as the sites that show it ask. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori, { type Font } from 'satori'
import { brand } from '#lib/brand.ts'

/** The deep green and the paper of src/ui/theme.css; this drawing knows no OKLCH. */
const deep = '#06352b'
const paper = '#fcfaf6'
const soft = '#c3ddd3'
const marigold = '#edb145'

const packageFile = (name: string) => fileURLToPath(import.meta.resolve(name))

/** Prepared when the first picture is asked for: most copies of Handrail are never shared. */
let ready: Promise<Font[]> | undefined

async function prepare(): Promise<Font[]> {
  await initWasm(await readFile(packageFile('@resvg/resvg-wasm/index_bg.wasm')))
  const font = async (name: string, file: string, weight: 400 | 600): Promise<Font> => ({
    name,
    weight,
    style: 'normal',
    data: await readFile(packageFile(file)),
  })
  return Promise.all([
    font('Fraunces', '@fontsource/fraunces/files/fraunces-latin-600-normal.woff', 600),
    font('Public Sans', '@fontsource/public-sans/files/public-sans-latin-400-normal.woff', 400),
  ])
}

type Style = Record<string, string | number>
const box = (style: Style, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** The rail that climbs across the foot of the picture, on its posts. */
const rail = `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="190" viewBox="0 -10 1200 190" fill="none" stroke-linecap="round">
<path d="M120 139v60M390 104v96M660 68v132M930 33v168" stroke="${soft}" stroke-opacity=".35" stroke-width="8"/>
<path d="M-20 158L1130 6" stroke="${soft}" stroke-width="14"/><circle cx="660" cy="68" r="17" fill="${marigold}"/></svg>`,
).toString('base64')}`

const mark = `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${paper}" stroke-linecap="round" stroke-width="3.4">
<path d="M10 9v19M22 5v23"/><path d="M5.4 23.4c-2.6.4-3.8-2.6-1.6-3.6L27.2 11.6c2.6-.8 4 2.2 1.8 3.6"/></svg>`,
).toString('base64')}`

const image = (src: string, width: number, height: number, style: Style = {}) => ({
  type: 'img',
  props: { src, width, height, style },
})

/** Above this many letters a title is set smaller, so that it stays above the rail. */
const LONG_TITLE = 42

/** Draws the picture of a page as a PNG. */
export async function drawPicture(title: string): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= prepare()
  const fonts = await ready
  const picture = box(
    {
      width: 1200,
      height: 630,
      padding: '72px 84px',
      flexDirection: 'column',
      backgroundColor: deep,
      color: paper,
    },
    image(rail, 1200, 190, { position: 'absolute', left: 0, bottom: 0 }),
    box(
      { alignItems: 'center', gap: 18, fontFamily: 'Fraunces', fontSize: 40 },
      image(mark, 52, 52),
      brand.name,
    ),
    box(
      {
        marginTop: 52,
        maxWidth: 980,
        fontFamily: 'Fraunces',
        fontSize: title.length > LONG_TITLE ? 60 : 76,
        lineHeight: 1.12,
      },
      title,
    ),
  )
  const drawing = await satori(picture as never, { width: 1200, height: 630, fonts })
  return new Uint8Array(new Resvg(drawing).render().asPng())
}
