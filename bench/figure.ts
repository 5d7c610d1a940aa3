/** One measured figure, and what it stands beside. */
export type Figure = {
  /** What was measured, as DESIGN's table of numbers calls it. */
  name: string
  value: number
  /** Unit of value, target and peer: 'ms', 'kB', 'MB/s', 'statements', 'ratio'. */
  unit: string
  /** What we promised; the figure keeps it when it is `at most` or `at least` this. */
  target?: { atMost: number } | { atLeast: number }
  /** The same thing measured on another program in the same run. */
  peer?: { name: string; value: number }
}
