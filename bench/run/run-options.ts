import { parseArgs } from 'node:util'
import { type Benches, LIBRARY } from '../benches.ts'

/** What `npm run bench -- …` was asked for. */
export type RunOptions = {
  /** Benches in the order in which they run, with the one that others stand on. */
  wanted: string[]
  /** A file of results to compare with. */
  compare?: string | undefined
  /** A file in which the results are kept. */
  save?: string | undefined
  /** Benches that watch something for minutes do so for one: a run of all does. */
  isShort: boolean
}

/** Reads the options of a run; without names it is of all benches.
 *  @throws Error with a sentence for a person */
export function runOptionsOf(given: string[], benches: Benches): RunOptions {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      compare: { type: 'string' },
      save: { type: 'string' },
      short: { type: 'boolean' },
    },
  })
  const names = Object.keys(benches)
  const namedBy = (asked: string) =>
    names.filter((name) => name === asked || name.startsWith(`${asked}.`))
  const unknown = positionals.find((name) => namedBy(name).length === 0)
  if (unknown !== undefined) throw new Error(`There is no bench "${unknown}": ${names.join(', ')}.`)
  const asked = new Set(positionals.length === 0 ? names : positionals.flatMap(namedBy))
  if (names.some((name) => asked.has(name) && benches[name]?.isOfLibrary)) asked.add(LIBRARY)
  const { short, ...files } = values
  return {
    ...files,
    isShort: short ?? positionals.length === 0,
    wanted: names.filter((name) => asked.has(name)),
  }
}
