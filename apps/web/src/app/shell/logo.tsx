/** The mark of Starnest: a star that rests in a nest of light. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path
        d="M8 38c4 12 13 18 24 18s20-6 24-18c-7 6-15 8.5-24 8.5S15 44 8 38z"
        className="fill-lantern"
      />
      <path
        d="M32 5l5.6 12.2 13.3 1.5-9.9 9 2.8 13.1L32 34.2l-11.8 6.6L23 27.7l-9.9-9 13.3-1.5z"
        className="fill-[#fff3d6]"
      />
    </svg>
  )
}
