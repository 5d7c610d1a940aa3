import { AppError } from '@starnest/contract/errors'
import type { KeptState } from '../../../ports/nodes.ts'
import { assertConnected, type RedisClient } from './redis-connection.ts'

/** Tries to change a state before it is given up: so many nodes would have to change it at once. */
const MOST_TRIES = 100

/** Writes ARGV[2] in place of ARGV[1], for ARGV[3] milliseconds, and says whether it did; else what is there.
 *  Nothing is an empty text. */
const REPLACE = `
local found = redis.call('get', KEYS[1]) or ''
if found ~= ARGV[1] then return {0, found} end
if ARGV[2] == '' then redis.call('del', KEYS[1])
else redis.call('set', KEYS[1], ARGV[2], 'px', ARGV[3]) end
return {1, ''}`

type KeptOptions<State> = {
  client: RedisClient
  keyOf: (key: string) => string
  parse: (kept: unknown) => State
  forgottenAfterMs: number
}

/** States that are replaced only by whoever has seen the last one. */
export function keptStateIn<State>(options: KeptOptions<State>): KeptState<State> {
  const { client, keyOf, parse, forgottenAfterMs } = options
  const read = (text: string): State | undefined => {
    if (text === '') return undefined
    try {
      return parse(JSON.parse(text))
    } catch {
      // Written by a node of another version.
      return undefined
    }
  }

  /** What is there instead; undefined: it was replaced. */
  async function replace(at: string, before: string, after: string): Promise<string | undefined> {
    const given = { keys: [at], arguments: [before, after, String(forgottenAfterMs)] }
    const [isDone, found] = (await client.eval(REPLACE, given)) as [number, string]
    return isDone === 1 ? undefined : found
  }

  async function changeAt<Result>(
    at: string,
    work: (state: State | undefined) => { state: State | undefined; result: Result },
  ): Promise<Result> {
    assertConnected(client)
    let before = (await client.get(at)) ?? ''
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { state, result } = work(read(before))
      const after = state === undefined ? '' : JSON.stringify(state)
      const found = after === before ? undefined : await replace(at, before, after)
      if (found === undefined) return result
      before = found
    }
    throw new Error('Other nodes changed the state each time')
  }

  return {
    change: (key, work) =>
      changeAt(keyOf(key), work).catch((error: unknown) => {
        throw error instanceof AppError ? error : new AppError('unavailable', { cause: error })
      }),
  }
}
