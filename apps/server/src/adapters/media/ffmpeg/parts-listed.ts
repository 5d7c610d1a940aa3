import { AnswerCache } from '../../../domain/answer-cache.ts'
import { runProgram } from './run-program.ts'

const TIME_LIMIT_MS = 10_000

/** For so long it is not asked again: pictures of one film would ask a dozen times. */
const lists = new AnswerCache<string>({ max: 20, ttlMs: 60_000 })

/** What an ffmpeg was built with, as it prints it: a line for each part. A newer one, installed meanwhile, is asked
 *  after a minute. @throws MediaError */
export function partsListed(
  program: string,
  kind: 'encoders' | 'muxers' | 'filters',
): Promise<string> {
  return lists.get(`${kind} ${program}`, () =>
    runProgram(program, ['-hide_banner', `-${kind}`], { timeLimitMs: TIME_LIMIT_MS }),
  )
}
