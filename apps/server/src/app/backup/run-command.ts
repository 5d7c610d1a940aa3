import { z } from 'zod'
import { StartupError } from '../../ports/startup-error.ts'

const INTERRUPTED = 130

/** One Ctrl-C arrives twice, from the terminal and from npm. Only a later one asks to stop at
 *  once. */
const SAME_SIGNAL_MS = 1_000

const systemError = z.object({ code: z.string(), path: z.string().optional() })

const SENTENCES: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  EACCES: 'This user may not do that',
  EPERM: 'This user may not do that',
  EROFS: 'This disk cannot be written to',
  EIO: 'The disk reports a fault',
}

export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

/**
 * Does a command's work to its end and ends the process: with 0, with 1 and one sentence when it
 * was refused, or with 130 when somebody interrupted it and it has cleaned up behind itself.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<unknown>): Promise<never> {
  // What a command makes is for its own user alone.
  process.umask(0o077)
  const interrupted = new AbortController()
  let askedAtMs = 0
  const onSignal = () => {
    if (!interrupted.signal.aborted) {
      askedAtMs = performance.now()
      say('Stopping, and removing what is unfinished')
      interrupted.abort()
    } else if (performance.now() - askedAtMs > SAME_SIGNAL_MS) process.exit(INTERRUPTED)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    await work(interrupted.signal)
    process.exit(0)
  } catch (error) {
    if (interrupted.signal.aborted) process.exit(INTERRUPTED)
    process.stderr.write(`${linesOf(error).join('\n')}\n`)
    process.exit(1)
  }
}

function linesOf(error: unknown): string[] {
  if (error instanceof StartupError) return [error.message, ...error.details]
  const { data } = systemError.safeParse(error)
  const sentence = data && SENTENCES[data.code]
  if (sentence) return [`${sentence}${data.path ? ` (${data.path})` : ''}; nothing was changed.`]
  return ['That did not work.', error instanceof Error ? (error.stack ?? '') : String(error)]
}
