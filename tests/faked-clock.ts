import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'

/** Names the file that says by how many milliseconds the clock of a process is ahead. */
const CLOCK_FILE = 'STARNEST_TEST_CLOCK'

/** The environment of a server whose clock is set by `setClockAhead`. Its timers run as ever. */
export function fakedClock(file: string): Record<string, string> {
  return { [CLOCK_FILE]: file, NODE_OPTIONS: `--import=${import.meta.url}` }
}

/** Sets the clock of the servers that follow `file`, by the clock of the machine. Holds at once. */
export async function setClockAhead(file: string, milliseconds: number): Promise<void> {
  await writeFile(`${file}.new`, `${milliseconds}`)
  await rename(`${file}.new`, file)
}

const file = process.env[CLOCK_FILE]
if (file !== undefined) globalThis.Date = dateAheadBy(() => Number(readFileSync(file, 'utf8')))

function dateAheadBy(aheadMs: () => number): DateConstructor {
  const OwnDate = Date
  const now = () => OwnDate.now() + aheadMs()
  return new Proxy(OwnDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
}
