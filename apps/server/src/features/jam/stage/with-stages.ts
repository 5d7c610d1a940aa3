import { jamPositionSchema } from '@starnest/contract/jam/stage'
import { z } from 'zod'
import { outcomeOf, unwrapped } from '../../../domain/outcome.ts'
import type { Nodes } from '../../../ports/nodes.ts'
import { type Stage, Stages, type StageTells } from './stages.ts'

/** A stage on which nothing happens for so long is forgotten. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60_000

const placeSchema = z.object({
  householdId: z.number(),
  memberId: z.string(),
  deviceId: z.string().nullable(),
  goneAtMs: z.number().nullable(),
})
const singerSchema = placeSchema.extend({
  profileId: z.number().nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  delayMs: z.number(),
  number: z.number(),
  isReady: z.boolean(),
})
const stageSchema: z.ZodType<Stage> = z.object({
  householdId: z.number(),
  code: z.string(),
  codeExpiresAtMs: z.number(),
  screen: placeSchema,
  singers: z.array(singerSchema),
  position: z.nullable(jamPositionSchema),
})

type StagesDeps = { now: () => Date; tells: StageTells }

/** Does something with the stages of a household. Returns, or throws, what `work` does. */
export type WithStages = <T>(householdId: number, work: (stages: Stages) => T) => T | Promise<T>

/** The stages of this node alone. */
export function ownStages(deps: StagesDeps): WithStages {
  const stages = new Stages(deps)
  return (_householdId, work) => work(stages)
}

/** Stages whose screen and phones may be on different nodes. Pages are told once what was done is kept. */
export function sharedStages({ now, tells }: StagesDeps, nodes: Nodes): WithStages {
  const kept = nodes.keptState('stages', {
    parse: (kept) => z.array(stageSchema).parse(kept),
    forgottenAfterMs: FORGOTTEN_AFTER_MS,
  })
  return async (householdId, work) => {
    const { outcome, told } = await kept.change(`${householdId}`, (state) => {
      const later: (() => void)[] = []
      const stages = new Stages({ now, tells: toldLater(tells, later) }, state ?? [])
      const done = outcomeOf(() => work(stages))
      const left = stages.kept.length > 0 ? stages.kept : undefined
      return { state: left, result: { outcome: done, told: later } }
    })
    for (const tell of told) tell()
    return unwrapped(outcome)
  }
}

function toldLater(tells: StageTells, later: (() => void)[]): StageTells {
  return {
    stage: (to, stage) => void later.push(() => tells.stage(to, stage)),
    off: (to, reason) => void later.push(() => tells.off(to, reason)),
    bundle: (to, heard) => void later.push(() => tells.bundle(to, heard)),
    position: (to, position) => void later.push(() => tells.position(to, position)),
  }
}
