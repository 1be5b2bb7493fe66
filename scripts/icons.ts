/**
 * Draws public/icon-*.png from the mark, for the places that take no SVG: `node scripts/icons.ts` after the mark changed.
 * The maskable one fills the whole square, so that a phone may cut it to any shape.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
const icon = readFileSync('public/icon.svg', 'utf8')
/** A square without round corners, and the mark well inside the circle that every phone leaves. */
const filled = icon
  .replace('rx="14" ', '')
  .replace('translate(8 7) scale(1.5)', 'translate(14 13.5) scale(1.15)')

function draw(svg: string, size: number, name: string): void {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
  writeFileSync(`public/${name}.png`, png)
}

draw(icon, 192, 'icon-192')
draw(icon, 512, 'icon-512')
draw(filled, 180, 'icon-180')
draw(filled, 512, 'icon-maskable-512')
