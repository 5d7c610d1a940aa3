/** The track after (+1) or before (-1) the chosen one, round the end of the list; the first or the last one
 *  where none of them is chosen; null in an empty list. Source: specification §4, "Jam keyboard". */
export function nextTrack<Track extends { id: string }>(
  tracks: readonly Track[],
  chosenId: string | null,
  step: 1 | -1,
): Track | null {
  const at = tracks.findIndex(({ id }) => id === chosenId)
  if (at < 0) return tracks.at(step > 0 ? 0 : -1) ?? null
  return tracks.at((at + step) % tracks.length) ?? null
}
