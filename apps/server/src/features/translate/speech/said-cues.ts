import type { Cue } from '@starnest/subtitles/cue'
import { rulesFor, rulesLanguageOf } from '@starnest/subtitles/rules'
import { settleHeard } from '@starnest/subtitles/timing/fit-speech'
import { retimeInSteps } from '@starnest/subtitles/timing/retime-translation'
import { inTurns } from '../../../domain/time/in-turns.ts'
import type { SaidCue } from '../../../ports/language/speech.ts'

/** Children read along. */
const AUDIENCE = 'child'

/** What was heard in a film as subtitles in its language (BCP 47): what is longer than a cue may be becomes several,
 *  which share its time by their lengths. */
export async function saidCues(
  said: readonly SaidCue[],
  { language: tag, signal }: { language: string; signal: AbortSignal },
): Promise<Cue[]> {
  const language = rulesLanguageOf(tag)
  const texts = said.map(({ text }) => text)
  const steps = retimeInSteps(said, texts, { language, audience: AUDIENCE })
  const { cues } = await inTurns(steps, { signal })
  return settleHeard(cues, rulesFor(language, AUDIENCE))
}
