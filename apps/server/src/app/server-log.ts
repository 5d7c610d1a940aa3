import { type Logger, pino } from 'pino'
import { PinoPretty } from 'pino-pretty'
import type { Config } from './config.ts'

const STDERR = 2

/** An error in a few lines, because drivers attach whole connections to theirs. */
export function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack } = error
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: errorFacts(error.cause) }
  return { type: name, message, ...code, stack, ...cause }
}

/** The log: lines of JSON on stderr, or lines for people when stderr is a terminal. stdout stays
 *  free for what a person waits for. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const options = { level: logLevel, serializers: { err: errorFacts } }
  if (!process.stderr.isTTY) {
    return pino(options, pino.destination({ dest: STDERR, sync: true }))
  }
  const pretty = PinoPretty({
    destination: STDERR,
    sync: true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  })
  return pino(options, pretty)
}
