import { type ErrorCode, errorBodySchema, STATUS_OF_ERROR } from '@starnest/contract/errors'
import { watchLoop } from '../../../../tests/loop-stops.ts'

/** What came of a bad input. `refused`: with a code of the closed list and a sentence for a person.
 *  `named`: a file or folder was passed over, and the family is told which and why. `taken`: it was
 *  answered as anything else. `cut off`: the connection ended without a word, as is done with what
 *  speaks no protocol of ours. */
export type Outcome =
  | { is: 'refused'; code: ErrorCode; sentence: string }
  | { is: 'named'; code: string; sentence: string }
  | { is: 'taken' }
  | { is: 'cut off' }

type One = ErrorCode | 'taken' | 'cut off' | { named: string }
/** What has to come of one: a code, a file that is named with a problem of this code, or one of the
 *  other outcomes. Several, where each of them is right. */
export type Expected = One | readonly One[]

/** One bad input. `send` brings it to the entrance of an open house. */
export type HostileCase<House> = {
  name: string
  becomes: Expected
  send: (house: House) => Promise<Outcome>
}

/** A way in, and everything bad that is tried there. */
export type Entrance<House> = {
  name: string
  cases: readonly HostileCase<House>[]
  open: () => Promise<House>
  /** GET /api/health, and whatever else has to be as it was. Throws when it is not. */
  check: (house: House) => Promise<void>
  close: (house: House) => Promise<void>
}

/** What became of one case. `wrong`: in words; undefined: what the table says. */
export type Trial = {
  name: string
  outcome: Outcome | undefined
  wrong: string | undefined
  /** The longest that the loop stood still meanwhile, milliseconds. */
  stopMs: number
  /** The same, counting only what this program itself was busy with. */
  busyStopMs: number
}

/** An entrance whose kind of house nobody needs to know: opens one, tries every case one after the other,
 *  and closes it. */
export type AnyEntrance = { name: string; names: readonly string[]; tryAll: () => Promise<Trial[]> }

/** Makes an entrance ready to be tried. */
export function entranceOf<House>(entrance: Entrance<House>): AnyEntrance {
  return {
    name: entrance.name,
    names: entrance.cases.map(({ name }) => name),
    async tryAll() {
      const house = await entrance.open()
      try {
        const trials: Trial[] = []
        for (const one of entrance.cases) trials.push(await tryOne(entrance, house, one))
        return trials
      } finally {
        await entrance.close(house)
      }
    },
  }
}

async function tryOne<House>(
  entrance: Entrance<House>,
  house: House,
  { name, becomes, send }: HostileCase<House>,
): Promise<Trial> {
  const watch = watchLoop()
  let outcome: Outcome | undefined
  let wrong: string | undefined
  try {
    outcome = await send(house)
    wrong = differenceOf(outcome, becomes)
    await entrance.check(house)
  } catch (error) {
    wrong = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
  return { name, outcome, wrong, ...watch.stop() }
}

/** Libraries begin theirs with a small letter. */
const SENTENCE = /^\S.{6,600}[.\w]$/s

function differenceOf(outcome: Outcome, becomes: Expected): string | undefined {
  const got = JSON.stringify(outcome)
  if ('sentence' in outcome && !SENTENCE.test(outcome.sentence)) return `${got} says no sentence`
  const isRight = (one: One) => {
    if (outcome.is === 'refused') return one === outcome.code
    if (outcome.is === 'named') return typeof one === 'object' && one.named === outcome.code
    return one === outcome.is
  }
  const choices: readonly One[] = isSeveral(becomes) ? becomes : [becomes]
  return choices.some(isRight) ? undefined : `${got}, not ${JSON.stringify(becomes)}`
}

const isSeveral = (becomes: Expected): becomes is readonly One[] => Array.isArray(becomes)

/** What an HTTP answer comes to. @throws Error for one that is neither fine nor a refusal of the
 *  contract: another status than its code has, or no body that says why. */
export function outcomeOf({ status, body }: { status: number; body: string }): Outcome {
  if (status < 400) return { is: 'taken' }
  const { code, message } = errorBodySchema.parse(JSON.parse(body))
  if (status >= 500) throw new Error(`it broke: ${status} ${code}`)
  // Refusals of HTTP itself and of tus keep a status of their own.
  const isOwn = code === 'invalid_request' || STATUS_OF_ERROR[code] === status
  if (!isOwn) throw new Error(`${code} was answered with ${status}`)
  return { is: 'refused', code, sentence: message }
}
