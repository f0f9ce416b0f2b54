import { encode } from 'uqr'

/** A QR code as a drawing: no picture is asked for, and its secret stands in no address. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="desk-square"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}
