/** Stars of the constellation, one for each page, in a picture of 320 by 120. */
const STARS = [
  { page: 1, x: 36, y: 84 },
  { page: 2, x: 116, y: 34 },
  { page: 3, x: 204, y: 72 },
  { page: 4, x: 284, y: 28 },
] as const

/** The four pages as stars; those up to this page are lit. */
export function Constellation({ page }: { page: number }) {
  return (
    <svg viewBox="0 0 320 120" aria-hidden className="numbered-stars">
      {STARS.slice(1).map((star, index) => {
        const from = STARS[index]
        return (
          from && (
            <line
              key={star.page}
              x1={from.x}
              y1={from.y}
              x2={star.x}
              y2={star.y}
              data-lit={star.page <= page}
            />
          )
        )
      })}
      {STARS.map((star) => (
        <g key={star.page} data-lit={star.page <= page} data-here={star.page === page}>
          <circle cx={star.x} cy={star.y} r={22} className="numbered-halo" />
          <path
            transform={`translate(${star.x} ${star.y}) scale(${star.page === page ? 1.5 : 1})`}
            d="M0-11 2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6z"
          />
        </g>
      ))}
    </svg>
  )
}
