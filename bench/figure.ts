/** One measured figure, and what it stands beside. */
export type Figure = {
  /** What was measured, as DESIGN's table of numbers calls it. The same in every run, so that runs can
   *  be compared: what a run counted besides stands in `note`. */
  name: string
  value: number
  /** Unit of value, target and peer: 'ms', 'kB', 'MB/s', 'statements', 'ratio'. */
  unit: string
  /** Which way the figure improves; a target is the most of what is better smaller, and the least of
   *  what is better larger. */
  better: 'smaller' | 'larger'
  /** What we promised. */
  target?: number
  /** The same thing measured on another program in the same run. */
  peer?: { name: string; value: number }
  /** What else there is to know of this run. */
  note?: string
}

/** Whether a figure keeps its promise; undefined when nothing was promised. */
export function keepsTarget({ value, better, target }: Figure): boolean | undefined {
  if (target === undefined) return undefined
  return better === 'smaller' ? value <= target : value >= target
}
