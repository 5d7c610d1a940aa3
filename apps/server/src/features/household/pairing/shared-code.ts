import { z } from 'zod'
import { outcomeOf, unwrapped } from '../../../domain/outcome.ts'
import type { KeptState, Nodes } from '../../../ports/nodes.ts'
import { type KeptCode, PairingCode, type ShownCode } from './pairing-code.ts'

/** Milliseconds for which wrong tries are remembered after the last: as long as the longest pauses go on. */
const FORGOTTEN_AFTER_MS = 48 * 60 * 60_000

const wrongSchema = z.object({ tries: z.number(), pauses: z.number(), pausedUntilMs: z.number() })
const keptSchema: z.ZodType<KeptCode> = z.object({
  code: z.string(),
  expiresAtMs: z.number(),
  wrongTries: z.number(),
  tries: z.object({
    addresses: z.array(z.tuple([z.string(), wrongSchema])),
    left: z.number(),
    countedUntilMs: z.number(),
  }),
})

type CodeDeps = { now: () => Date; onNewCode: (shown: ShownCode) => void }

/** Does something with the code. Resolves with, or throws, what `work` does. */
export type WithCode = <T>(work: (code: PairingCode) => T) => Promise<T>

/** The code of this server alone. */
export function ownCode(deps: CodeDeps): WithCode {
  const code = new PairingCode(deps)
  return async (work) => work(code)
}

/** One code for all nodes: a wrong try on one counts on each. */
export function sharedCode({ now, onNewCode }: CodeDeps, nodes: Nodes): WithCode {
  const kept: KeptState<KeptCode> = nodes.keptState('pairing', {
    parse: (text) => keptSchema.parse(text),
    forgottenAfterMs: FORGOTTEN_AFTER_MS,
  })
  return async (work) => {
    const { outcome, shown } = await kept.change('code', (state) => {
      const made: ShownCode[] = []
      const code = new PairingCode({ now, onNewCode: (one) => void made.push(one) }, state)
      // A refusal counts too.
      const done = outcomeOf(() => work(code))
      return { state: code.kept, result: { outcome: done, shown: made } }
    })
    for (const one of shown) onNewCode(one)
    return unwrapped(outcome)
  }
}
