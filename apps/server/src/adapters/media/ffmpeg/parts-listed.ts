import { AnswerCache } from '../../../domain/answer-cache.ts'
import { runProgram } from './run-program.ts'

const TIME_LIMIT_MS = 15_000

/** Lists that were printed lately: pictures of one film would ask for them a dozen times. */
const lists = new AnswerCache<string>({ max: 20, ttlMs: 60_000 })

/** What an ffmpeg was built with, as it prints it: a line for each part. A newer one that was
 *  installed meanwhile is noticed after a minute. @throws MediaError */
export function partsListed(
  program: string,
  kind: 'encoders' | 'muxers' | 'filters',
): Promise<string> {
  return lists.get(`${kind} ${program}`, () =>
    runProgram(program, ['-hide_banner', `-${kind}`], { timeLimitMs: TIME_LIMIT_MS }),
  )
}
