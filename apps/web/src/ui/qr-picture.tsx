type QrPictureProps = {
  /** A string a line: 1 is dark, 0 is light. */
  lines: readonly string[]
  label: string
}

/** A QR code, drawn as one path. */
export function QrPicture({ lines, label }: QrPictureProps) {
  const size = lines.length
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr-picture"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#000" d={darkPath(lines)} />
    </svg>
  )
}

/** The dark squares of a QR code as a path, a square a unit. */
export function darkPath(lines: readonly string[]): string {
  return lines
    .flatMap((line, y) => [...line].map((sign, x) => (sign === '1' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
