import { AppError } from '@starnest/contract/errors'
import { JAM_CHANNEL, MAX_JAM_MEMBERS } from '@starnest/contract/jam/stage'
import type { FastifyBaseLogger } from 'fastify'
import { nobodyOrThrow, type Viewer } from '../../../domain/viewer.ts'
import type { Nodes } from '../../../ports/nodes.ts'
import type { Member, Realtime } from '../../../ports/realtime.ts'
import type { StageProfiles } from '../singers.ts'
import type { StagePage, StageSinger, StageTells } from './stages.ts'
import { ownStages, sharedStages } from './with-stages.ts'

/** A phone sends a bundle every 75 ms, a screen its position every 2 s and at each change. */
const LIMITS = {
  member: { events: 300, withinSeconds: 10 },
  household: { events: 2000, withinSeconds: 10 },
  events: {
    open: { events: 10, withinSeconds: 10 },
    // Six letters are guessed in years at this rate.
    join: { events: 6, withinSeconds: 10 },
    ready: { events: 10, withinSeconds: 5 },
    bundle: { events: 20, withinSeconds: 1 },
    position: { events: 20, withinSeconds: 5 },
    remove: { events: 10, withinSeconds: 5 },
    leave: { events: 10, withinSeconds: 5 },
  },
} as const

/** Milliseconds between two looks at who is gone and who has switched. */
const SWEEP_EVERY_MS = 5000

/** Where all stages are at hand whichever household is named. */
const ANY_HOUSEHOLD = 0

/** What the channel of stages asks. `describe`: how the active profile is called, and its emoji. */
export type StageSocketDeps = {
  log: FastifyBaseLogger
  now: () => Date
  describe: (viewer: Viewer) => Promise<{ displayName: string; avatarUrl: string }>
  /** The others, where there are several. */
  nodes?: Nodes | undefined
}

/** The channel of stages: a screen and the phones that sing for it. Numbers travel, never sound. */
export function openStageSocket(
  realtime: Pick<Realtime, 'openChannel'>,
  { log, now, describe, nodes }: StageSocketDeps,
) {
  const deps = {
    now,
    tells: {
      stage: (to, stage) => rooms.emitTo(to, 'stage', stage),
      off: (to, reason) => rooms.emitTo(to, 'off', { reason }),
      bundle: (to, heard) => rooms.emitTo(to, 'bundle', heard),
      position: (to, position) => rooms.emitTo(to, 'position', position),
    } satisfies StageTells,
  }
  const withStages = nodes ? sharedStages(deps, nodes) : ownStages(deps)
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'It could not be asked who sings on a stage')
  const pageOf = ({ id: memberId, householdId, deviceId }: Member<null>): StagePage => ({
    householdId,
    memberId,
    deviceId,
  })

  const rooms = realtime.openChannel<typeof JAM_CHANNEL, null>(JAM_CHANNEL, {
    initialState: null,
    refusalFor: ({ mustChoose }) => (mustChoose ? 'pin_required' : undefined),
    capacity: { members: MAX_JAM_MEMBERS, code: 'stage_full' },
    limits: LIMITS,
    onLeft: (member) =>
      void Promise.resolve(
        withStages(member.householdId, (stages) => stages.lose(pageOf(member))),
      ).catch(warn),
    onEvent: {
      async open(member) {
        await requireStillHere(member)
        await withStages(member.householdId, (stages) => stages.open(pageOf(member)))
      },
      async join(member, { code, guestName, number, delayMs }) {
        const viewer = await member.askViewer()
        const singer =
          guestName === null
            ? await singerOf(viewer, delayMs)
            : { profileId: null, name: guestName, avatar: null, delayMs }
        await requireStillHere(member)
        await withStages(member.householdId, (stages) =>
          stages.join(pageOf(member), { code, number, singer }),
        )
      },
      ready: (member, isReady) =>
        withStages(member.householdId, (stages) => stages.setReady(pageOf(member), isReady)),
      bundle: (member, bundle) =>
        withStages(member.householdId, (stages) => stages.passBundle(pageOf(member), bundle)),
      position: (member, position) =>
        withStages(member.householdId, (stages) => stages.setPosition(pageOf(member), position)),
      remove: (member, { number }) =>
        withStages(member.householdId, (stages) => stages.remove(pageOf(member), number)),
      leave: (member) => withStages(member.householdId, (stages) => stages.leave(pageOf(member))),
    },
  })

  /** A page whose connection ended meanwhile would never be missed on a stage.
   *  @throws AppError stage_not_found */
  async function requireStillHere({ id, householdId }: Member<null>): Promise<void> {
    const members = await rooms.members(householdId)
    if (!members.some((one) => one.id === id)) throw new AppError('stage_not_found')
  }

  async function singerOf(viewer: Viewer, delayMs: number): Promise<StageSinger> {
    const { displayName, avatarUrl } = await describe(viewer)
    return { profileId: viewer.profileId, name: displayName, avatar: avatarUrl, delayMs }
  }

  /** Whether another profile watches on a singer's device by now, or nobody of the household does. */
  async function hasSwitched({ householdId, memberId, profileId }: StagePage & StageSinger) {
    const members = await rooms.members(householdId)
    const member = members.find(({ id }) => id === memberId)
    if (!member) return false
    const viewer = await member.askViewer().catch(nobodyOrThrow)
    const isAnother = profileId !== null && viewer?.profileId !== profileId
    return !viewer || viewer.mustChoose || viewer.householdId !== householdId || isAnother
  }

  async function putOffIfSwitched(singer: StagePage & StageSinger): Promise<void> {
    if (!(await hasSwitched(singer))) return
    await withStages(singer.householdId, (stages) => stages.putOffSwitched(singer))
  }

  async function sweep(): Promise<void> {
    for (const householdId of swept()) {
      const singers = await withStages(householdId, (stages) => {
        stages.sweep()
        return stages.singersHere()
      })
      for (const singer of singers) await putOffIfSwitched(singer).catch(warn)
    }
  }
  /** Stages of this node alone are all looked at as one. */
  const swept = () => (nodes ? rooms.households() : [ANY_HOUSEHOLD])
  const sweeping = setInterval(() => {
    sweep().catch(warn)
  }, SWEEP_EVERY_MS).unref()
  const stageProfiles: StageProfiles = (viewer) =>
    withStages(viewer.householdId, (stages) => stages.profilesOn(viewer))

  return {
    stageProfiles,
    /** Looks at once who is gone and who has switched. */
    sweep,
    /** Nothing happens after this any more. */
    close: () => clearInterval(sweeping),
  }
}
