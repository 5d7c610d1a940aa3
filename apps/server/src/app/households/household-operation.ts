import { parseArgs } from 'node:util'
import { StartupError } from '../../ports/startup-error.ts'
import { parseByteSize } from '../byte-size.ts'

/** Longest name of a household, in characters. */
const MAX_NAME_CHARACTERS = 100
const LARGEST_ID = 2_147_483_647
const MINUTES_OF_DAY = 24 * 60

/** What whoever runs the server wants done. `undefined` of a limit: it stays; null: there is none. */
export type HouseholdOperation =
  | { is: 'list' }
  | { is: 'add'; name: string }
  | { is: 'invite'; id: number }
  | {
      is: 'limit'
      id: number
      bytes: number | null | undefined
      minutes: number | null | undefined
    }
  | { is: 'export'; id: number; folder: string }
  | { is: 'remove'; id: number; name: string }

const USAGE = [
  'Say what to do with the households of this server:',
  '  npm run household -- list',
  '  npm run household -- add "<name>"',
  '  npm run household -- invite <number>',
  '  npm run household -- limit <number> --bytes <50GiB|none> --encode-minutes <minutes a day|none>',
  '  npm run household -- export <number> <folder>',
  '  npm run household -- remove <number> "<name>"',
]

/** Reads what stands behind the command. @throws StartupError that says how it is written */
export function readOperation(words: readonly string[]): HouseholdOperation {
  const { positionals, values } = parsed(words)
  const [is, ...rest] = positionals
  const hasLimits = values.bytes !== undefined || values['encode-minutes'] !== undefined
  if (hasLimits !== (is === 'limit')) throw usage()
  const [first = '', second = ''] = rest
  const expected = is === 'list' ? 0 : is === 'export' || is === 'remove' ? 2 : 1
  if (rest.length !== expected) throw usage()
  switch (is) {
    case 'list':
      return { is }
    case 'add':
      return { is, name: nameOf(first) }
    case 'invite':
      return { is, id: idOf(first) }
    case 'limit':
      return {
        ...{ is, id: idOf(first) },
        bytes: limitOf(values.bytes, bytesOf),
        minutes: limitOf(values['encode-minutes'], minutesOf),
      }
    case 'export':
      return { is, id: idOf(first), folder: second }
    case 'remove':
      return { is, id: idOf(first), name: second.trim() }
    default:
      throw usage()
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { bytes: { type: 'string' }, 'encode-minutes': { type: 'string' } },
    })
  } catch (cause) {
    throw usage(cause)
  }
}

const usage = (cause?: unknown) => {
  const [first = '', ...details] = USAGE
  return new StartupError(first, { cause, details })
}

function nameOf(text: string): string {
  const name = text.trim()
  const isPlain = name !== '' && name.length <= MAX_NAME_CHARACTERS && !/\p{Cc}/u.test(name)
  if (isPlain) return name
  throw new StartupError(`A household's name has 1 to ${MAX_NAME_CHARACTERS} characters.`)
}

function idOf(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id >= 1 && id <= LARGEST_ID) return id
  throw new StartupError(
    `"${text}" is not the number of a household; npm run household -- list shows them.`,
  )
}

function limitOf(
  text: string | undefined,
  read: (text: string) => number,
): number | null | undefined {
  if (text === undefined) return undefined
  return text === 'none' ? null : read(text)
}

function bytesOf(text: string): number {
  const bytes = parseByteSize(text)
  if (bytes !== undefined && Number.isSafeInteger(bytes)) return bytes
  throw new StartupError(
    '--bytes must be a number of bytes, one with a unit, such as 50GiB or 500MB, or none.',
  )
}

function minutesOf(text: string): number {
  const minutes = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (minutes <= MINUTES_OF_DAY) return minutes
  throw new StartupError(
    `--encode-minutes must be a whole number from 0 to ${MINUTES_OF_DAY}, the minutes of a day, or none.`,
  )
}
