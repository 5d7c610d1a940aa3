import { z } from 'zod'
import { outcomeOf, unwrapped } from '../../../domain/outcome.ts'
import type { KeptState, Nodes } from '../../../ports/nodes.ts'
import { FORGOTTEN_AFTER_MS, type KeptCodes, type NewCode, PairingCodes } from './pairing-codes.ts'

const wrongSchema = z.object({ tries: z.number(), pauses: z.number(), pausedUntilMs: z.number() })
const triesSchema = z.object({
  addresses: z.array(z.tuple([z.string(), wrongSchema])),
  left: z.number(),
  countedUntilMs: z.number(),
})
const keptSchema: z.ZodType<KeptCodes> = z.object({
  tries: triesSchema,
  invitationTries: triesSchema,
  households: z.array(
    z.object({
      householdId: z.number(),
      code: z.string(),
      expiresAtMs: z.number(),
      wrongTries: z.number(),
      tries: z.nullable(triesSchema),
    }),
  ),
})

type CodesDeps = { now: () => Date; onNewCode: (made: NewCode) => void }

/** Does something with the codes. Resolves with, or throws, what `work` does. */
export type WithCodes = <T>(work: (codes: PairingCodes) => T) => Promise<T>

/** The codes of this server alone. */
export function ownCodes(deps: CodesDeps): WithCodes {
  const codes = new PairingCodes(deps)
  return async (work) => work(codes)
}

/** The same codes for all nodes: a wrong try on one counts on each. */
export function sharedCodes({ now, onNewCode }: CodesDeps, nodes: Nodes): WithCodes {
  const kept: KeptState<KeptCodes> = nodes.keptState('pairing', {
    parse: (text) => keptSchema.parse(text),
    forgottenAfterMs: FORGOTTEN_AFTER_MS,
  })
  return async (work) => {
    const { outcome, made } = await kept.change('codes', (state) => {
      const made: NewCode[] = []
      const codes = new PairingCodes({ now, onNewCode: (one) => void made.push(one) }, state)
      // A refusal counts too.
      const done = outcomeOf(() => work(codes))
      return { state: codes.kept, result: { outcome: done, made } }
    })
    for (const one of made) onNewCode(one)
    return unwrapped(outcome)
  }
}
