import { useMemo } from 'react'
import { encode } from 'uqr'

/** How many squares of white a camera needs around the code. */
const BORDER = 4

/** A QR code. It is black on white in every theme: cameras do not read it the other way round. */
export function QrPicture({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => draw(value), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block size-56 max-w-full rounded-card border border-line"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

function draw(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: BORDER })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
