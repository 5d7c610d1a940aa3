/** The colours that the lanes are drawn in, as CSS writes them. */
export type LaneColors = Record<
  'note' | 'noteLight' | 'golden' | 'goldenLight' | 'spoken' | 'voice' | 'now' | 'line',
  string
> & {
  /** Of those who sing along: the second voice, the third and the fourth. */
  others: readonly string[]
}

/** The colours of the lanes, as the tokens of the page say. */
export function laneColors(element: Element): LaneColors {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    note: token('sky'),
    noteLight: token('sky-light'),
    golden: token('gold'),
    goldenLight: token('gold-light'),
    spoken: token('mist'),
    voice: token('lantern'),
    others: [token('voice-2'), token('voice-3'), token('voice-4')],
    now: token('starlight'),
    line: token('line'),
  }
}
