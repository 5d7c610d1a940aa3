import type { JamRound, JamRoundSinger, JamScore, JamTake } from '@starnest/contract/jam/rounds'
import type { QueryClient } from '@tanstack/react-query'
import { refusalOf, WAY_OF } from '../../../library/refusal/refusal.ts'
import { askAgain } from '../../../platform/calls/ask-again.ts'
import { leaderboardQuery, readRound, sendTakes } from '../jam.queries.ts'

/** Pauses before what was sung is handed in again, in milliseconds. A line that broke is often there again by
 *  then. */
const AGAIN_AFTER_MS = [1000, 3000, 8000] as const

/** How the score of a round stands, for the screen. */
export type ScoreShown =
  | { is: 'scoring' }
  | { is: 'scored'; points: number; singers: readonly JamRoundSinger[] }
  | { is: 'failed'; what: 'score'; error: unknown; again?: HandInAgain }

/** What can be done when nobody answered: what was sung is kept meanwhile. */
type HandInAgain = { retry: () => void; giveUp: () => void }

type Scoring = {
  queryClient: QueryClient
  roundId: string
  takes: JamTake[]
  /** The place of this device's own voice; undefined: it did not sing. */
  own: number | undefined
  /** Ends what is shown, not what is handed in. */
  signal: AbortSignal
  onShown: (shown: ScoreShown) => void
  /** The best of those who sang, and what came of this device's own voice; null: it did not sing. */
  onScore: (best: JamScore, own: JamScore | null) => void
  onNoScore: () => void
}

/** Hands in what was sung and shows what came of it. Where nobody answers, it can be handed in again by hand. */
export async function scoreTakes(scoring: Scoring): Promise<void> {
  const { queryClient, roundId, takes, own, signal, onShown, onScore, onNoScore } = scoring
  onShown({ is: 'scoring' })
  try {
    const { singers } = await handIn(queryClient, roundId, takes)
    if (signal.aborted) return
    const results = singers.flatMap(({ result }) => result ?? [])
    const [best] = results.sort((one, other) => other.points - one.points)
    if (!best) throw new Error('a take was answered without a score')
    onShown({ is: 'scored', points: best.points, singers })
    onScore(best, singers.find(({ number }) => number === own)?.result ?? null)
  } catch (error) {
    if (signal.aborted) return
    const failed = { is: 'failed', what: 'score', error } as const
    const end = () => {
      onShown(failed)
      onNoScore()
    }
    if (!mayWorkLater(error)) return end()
    onShown({ ...failed, again: { retry: () => void scoreTakes(scoring), giveUp: end } })
  }
}

/** Hands in what was sung, some times while nobody answers. Where the answer was lost, the round says what was
 *  scored: a round is scored once, however often it is handed in. The ranking may be another one afterwards.
 *  @throws what the last try failed with */
async function handIn(
  queryClient: QueryClient,
  roundId: string,
  takes: JamTake[],
): Promise<JamRound> {
  const { round, refusal } = await askAgain(() => tryOnce(roundId, takes), AGAIN_AFTER_MS)
  if (!round) throw refusal
  void queryClient.invalidateQueries({ queryKey: leaderboardQuery.queryKey })
  return round
}

type Answer = { round: JamRound; refusal?: never } | { round?: never; refusal: unknown }

/** Resolves with a refusal that another try would not change. @throws what may work later */
async function tryOnce(roundId: string, takes: JamTake[]): Promise<Answer> {
  try {
    return { round: await sendTakes(roundId, takes) }
  } catch (error) {
    if (!mayBeScored(error)) return { refusal: error }
    const round = await readRound(roundId)
    if (round.singers.some(({ result }) => result !== null)) return { round }
    if (!mayWorkLater(error)) return { refusal: error }
    throw error
  }
}

/** Whether the same may work later: nobody answered, or the server cannot do it at present. */
const mayWorkLater = (error: unknown): boolean => WAY_OF[refusalOf(error)] === 'retry'

/** Whether the round may have been scored all the same, and only the answer was lost. */
function mayBeScored(error: unknown): boolean {
  const refusal = refusalOf(error)
  return refusal === 'round_over' || refusal === 'not_understood' || mayWorkLater(error)
}
