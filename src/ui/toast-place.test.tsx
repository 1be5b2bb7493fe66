/** Where a toast stands: what must be seen is never under it. */
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { placeOfToast } from './toast-place.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A phone of 390 by 800 pixels; `top` and `bottom` of what it shows stand beside it. */
function onPhone(shown: ReactElement) {
  window.innerWidth = 390
  window.innerHeight = 800
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, bottom = 0] = (this as HTMLElement).title.split(' ').map(Number)
    return new DOMRect(0, top, 390, bottom - top)
  })
  Element.prototype.checkVisibility = () => true
  render(shown)
  return placeOfToast()
}

const bar = <nav data-foot="" title="736 800" />

test.each([
  ['above the bar of a phone', <main key="a">{bar}</main>, { position: 'bottom-right', bottom: 76 }],
  [
    'above the place to write with its button',
    <form key="b">
      <textarea title="640 700" />
      <button type="submit" title="705 730" />
      {bar}
    </form>,
    { position: 'bottom-right', bottom: 172 },
  ],
  [
    'at the foot although there is a field further up',
    <form key="c">
      <input title="100 140" />
      {bar}
    </form>,
    { position: 'bottom-right', bottom: 76 },
  ],
  ['over a sheet, at the top', <div key="d" role="dialog" title="72 800" />, { position: 'top-right' }],
  ['on the rail', <nav key="e" data-rail="" title="48 800" />, { position: 'bottom-left', bottom: 64 }],
] as const)('%s', (_, shown, place) => {
  expect(onPhone(shown)).toMatchObject(place)
})
