/** Somebody who waits. `singer`: the same for all entries of one person. `place`: to which it was moved, from
 *  0; null: nobody moved it. */
export type Waiting = { id: number; singer: string; addedAtMs: number; place: number | null }

/** The order in which those who wait sing: always whoever sang longest ago, who never sang first; of two alike,
 *  who asked first. Of several songs of one singer the one that was asked for first comes first, and each counts
 *  as sung before the next is placed. An entry that was moved stands at its place, and the others pass around
 *  it; of two at one place, the one moved there with the lower number. `lastSungMs`: when each singer last sang.
 *  Source: Karaoke Eternal. */
export function fairOrder<Entry extends Waiting>(
  entries: readonly Entry[],
  lastSungMs: ReadonlyMap<string, number>,
): Entry[] {
  const sung = new Map(lastSungMs)
  const fair = entries.filter(({ place }) => place === null)
  const moved = entries.filter((entry) => entry.place !== null).sort(byPlace)
  const ordered: Entry[] = []
  // Whoever is placed here counts as having sung after everybody who really did.
  let turn = Number.MAX_SAFE_INTEGER - entries.length
  while (ordered.length < entries.length) {
    const due = moved[0]
    const isDue = due?.place !== null && due !== undefined && due.place <= ordered.length
    const next = isDue || fair.length === 0 ? moved.shift() : takeFairest(fair, sung)
    if (!next) break
    ordered.push(next)
    sung.set(next.singer, turn)
    turn += 1
  }
  return ordered
}

const byPlace = (one: Waiting, other: Waiting) =>
  (one.place ?? 0) - (other.place ?? 0) || one.id - other.id

/** Takes out of `waiting` whoever sang longest ago. */
function takeFairest<Entry extends Waiting>(
  waiting: Entry[],
  sung: ReadonlyMap<string, number>,
): Entry | undefined {
  const sangMs = ({ singer }: Waiting) => sung.get(singer) ?? Number.NEGATIVE_INFINITY
  const isBefore = (one: Waiting, other: Waiting) => {
    if (sangMs(one) !== sangMs(other)) return sangMs(one) < sangMs(other)
    if (one.addedAtMs !== other.addedAtMs) return one.addedAtMs < other.addedAtMs
    return one.id < other.id
  }
  let fairest = 0
  for (const [index, entry] of waiting.entries()) {
    const best = waiting[fairest]
    if (best && isBefore(entry, best)) fairest = index
  }
  return waiting.splice(fairest, 1)[0]
}

/** Places after the entry at `gone` has left: those behind it move up. */
export const placesAfter = (entries: readonly Waiting[], gone: number): Map<number, number> =>
  new Map(
    entries.flatMap(({ id, place }) =>
      place !== null && place > gone ? [[id, place - 1] as const] : [],
    ),
  )

/** Places after the entry at `was` was put at another place; null: nobody holds it anywhere any more. Those that
 *  were moved before stay in the order in which they stand now. `place` may lie behind the end. */
export function placesAfterMove(
  ordered: readonly Waiting[],
  { was, place }: { was: number; place: number | null },
): Map<number, number | null> {
  const moved = ordered[was]
  const others = ordered.filter((entry) => entry !== moved)
  const after = moved && place !== null ? others.toSpliced(place, 0, moved) : others
  const held = after.flatMap((entry, at) =>
    entry === moved || entry.place !== null ? [[entry.id, at] as const] : [],
  )
  return new Map<number, number | null>([...(moved ? [[moved.id, null] as const] : []), ...held])
}
