import { randomInt } from 'node:crypto'
import { AppError } from '@starnest/contract/errors'
import { MAX_JAM_SINGERS } from '@starnest/contract/jam/rounds'
import {
  JAM_CODE_MINUTES,
  JAM_STAGE_WAIT_MS,
  type JamBundle,
  type JamOffReason,
  type JamPosition,
  type JamStage,
  MAX_JAM_STAGES,
} from '@starnest/contract/jam/stage'

/** Letters and digits of a code, none of which is taken for another. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 6
const CODE_MS = JAM_CODE_MINUTES * 60_000

/** Milliseconds by which a screen's word on the server's clock may be wrong. */
const MOST_CLOCK_ERROR_MS = 10_000

/** A page and the device that it is on; null: a client without cookies. */
export type StagePage = { householdId: number; memberId: string; deviceId: string | null }

/** Who sings with a phone. `avatar`: null for a guest. */
export type StageSinger = {
  profileId: number | null
  name: string
  avatar: string | null
  delayMs: number
}

/** A page's place: the page that has it, or had it until `goneAtMs`. */
type Place = StagePage & { goneAtMs: number | null }
type SingerPlace = Place & StageSinger & { number: number; isReady: boolean }

/** A stage, as plain JSON. */
export type Stage = {
  householdId: number
  code: string
  codeExpiresAtMs: number
  screen: Place
  singers: SingerPlace[]
  position: JamPosition | null
}

/** What stages tell pages, each by its member id. */
export type StageTells = {
  stage: (to: StagePage, stage: JamStage) => void
  off: (to: StagePage, reason: JamOffReason) => void
  bundle: (to: StagePage, heard: { number: number; bundle: JamBundle }) => void
  position: (to: StagePage, position: JamPosition) => void
}

type StagesDeps = { now: () => Date; tells: StageTells }

/** Screens and the phones that sing for them: a stage lives for an evening. A page whose line breaks keeps its place for a while. */
export class Stages {
  readonly #deps: StagesDeps
  #stages: Stage[]

  /** `kept`: the stages that there are already. */
  constructor(deps: StagesDeps, kept: Stage[] = []) {
    this.#deps = deps
    this.#stages = kept
  }

  /** All stages. */
  get kept(): Stage[] {
    return this.#stages
  }

  /** Makes a page a screen, or gives it back the stage that its device had. The page that was its screen before
   *  is put off. @throws AppError stage_full when the household has as many as it may have */
  open(page: StagePage): void {
    const known = this.#stages.find(({ screen }) => isSameDevice(screen, page))
    if (known) {
      const { screen } = known
      if (screen.memberId !== page.memberId) this.#deps.tells.off(screen, 'closed')
      known.screen = { ...page, goneAtMs: null }
      this.#tell(known)
      return
    }
    const others = this.#stages.filter(({ householdId }) => householdId === page.householdId)
    if (others.length >= MAX_JAM_STAGES) throw new AppError('stage_full')
    this.leave(page)
    const stage: Stage = {
      householdId: page.householdId,
      ...this.#newCode(),
      screen: { ...page, goneAtMs: null },
      singers: [],
      position: null,
    }
    this.#stages.push(stage)
    this.#tell(stage)
  }

  /** Brings a phone on a stage, or back to the place that its device has, also when the code has changed since.
   *  For one profile sings the phone that came last. @throws AppError stage_not_found for a code that is wrong
   *  or over, stage_full; invalid_request from a screen */
  join(
    page: StagePage,
    { code, number, singer }: { code: string; number: number | undefined; singer: StageSinger },
  ): void {
    // A screen that sings has its own microphone.
    if (this.#stages.some(({ screen }) => isPage(screen, page))) {
      throw new AppError('invalid_request')
    }
    const { householdId } = page
    const named = this.#stages.find((one) => one.householdId === householdId && one.code === code)
    // A device with two pages may be on two stages.
    const stage = named ?? this.#stageWith(page, isPage) ?? this.#stageWith(page, isSameDevice)
    if (!stage) throw new AppError('stage_not_found')
    const had = stage.singers.find(
      (one) =>
        isSameDevice(one, page) || (one.profileId !== null && one.profileId === singer.profileId),
    )
    const taken = new Set(stage.singers.filter((one) => one !== had).map((one) => one.number))
    const free = freeNumbers(taken)
    const wanted = number ?? had?.number ?? free[0]
    if (wanted === undefined || !free.includes(wanted)) throw new AppError('stage_full')
    if (had && had.memberId !== page.memberId) this.#deps.tells.off(had, 'removed')
    this.#leaveOthers(page, stage)
    const place = { ...page, ...singer, number: wanted, isReady: false, goneAtMs: null }
    stage.singers = [...stage.singers.filter((one) => one !== had), place].sort(
      (one, other) => one.number - other.number,
    )
    this.#tell(stage)
    if (stage.position) this.#deps.tells.position(page, stage.position)
  }

  /** A phone says that it is ready to sing, or not any more. @throws AppError stage_not_found */
  setReady(page: StagePage, isReady: boolean): void {
    const { stage, singer } = this.#singer(page)
    singer.isReady = isReady
    this.#tell(stage)
  }

  /** Passes what a phone heard on to its screen. @throws AppError stage_not_found */
  passBundle(page: StagePage, bundle: JamBundle): void {
    const { stage, singer } = this.#singer(page)
    if (stage.screen.goneAtMs !== null) return
    this.#deps.tells.bundle(stage.screen, { number: singer.number, bundle })
  }

  /** Tells the phones where the song is. @throws AppError stage_not_found to a page that is no screen;
   *  invalid_request for a time that the server's clock does not show */
  setPosition(page: StagePage, position: JamPosition): void {
    const stage = this.#screenOf(page)
    const errorMs = Math.abs(position.atMs - this.#deps.now().getTime())
    if (errorMs > MOST_CLOCK_ERROR_MS) throw new AppError('invalid_request')
    stage.position = position
    for (const singer of stage.singers) this.#deps.tells.position(singer, position)
  }

  /** The screen puts a singer off. @throws AppError stage_not_found to a page that is no screen */
  remove(page: StagePage, number: number): void {
    const stage = this.#screenOf(page)
    const singer = stage.singers.find((one) => one.number === number)
    if (singer) this.#putOff(stage, singer, 'removed')
  }

  /** A page leaves: its phone's place is free; with a screen the stage ends. Nothing happens to a page that is
   *  on none. */
  leave(page: StagePage): void {
    for (const stage of this.#stages.filter((one) => isPage(one.screen, page))) {
      this.#close(stage, 'closed')
    }
    for (const stage of this.#stages) {
      const singer = stage.singers.find((one) => isPage(one, page))
      if (singer) this.#putOff(stage, singer, 'left')
    }
  }

  /** A page's connection has ended: its place is kept for a while. */
  lose(page: StagePage): void {
    const goneAtMs = this.#deps.now().getTime()
    for (const stage of this.#stages) {
      const lost = [stage.screen, ...stage.singers].filter((one) => isPage(one, page))
      for (const place of lost) place.goneAtMs = goneAtMs
      if (lost.length > 0) this.#tell(stage)
    }
  }

  /** Ends what has been gone for too long, and changes codes that are over. */
  sweep(): void {
    const nowMs = this.#deps.now().getTime()
    const isOver = ({ goneAtMs }: Place) =>
      goneAtMs !== null && Math.abs(nowMs - goneAtMs) >= JAM_STAGE_WAIT_MS
    for (const stage of [...this.#stages]) {
      if (isOver(stage.screen)) {
        this.#close(stage, 'screen_gone')
        continue
      }
      for (const singer of stage.singers.filter(isOver)) this.#putOff(stage, singer, 'left')
      const leftMs = stage.codeExpiresAtMs - nowMs
      if (leftMs > 0 && leftMs <= CODE_MS) continue
      Object.assign(stage, this.#newCode())
      this.#tell(stage)
    }
  }

  /** The phones of all stages whose line is there. */
  singersHere(): (StagePage & StageSinger)[] {
    return this.#stages.flatMap(({ singers }) =>
      singers.filter(({ goneAtMs }) => goneAtMs === null),
    )
  }

  /** Puts a phone off on which somebody else watches now. */
  putOffSwitched(page: StagePage): void {
    for (const stage of [...this.#stages]) {
      const singer = stage.singers.find((one) => isPage(one, page))
      if (singer) this.#putOff(stage, singer, 'switched')
    }
  }

  /** Profiles that stand on the stage of a device's screen. */
  profilesOn({ householdId, deviceId }: Omit<StagePage, 'memberId'>): number[] {
    if (deviceId === null) return []
    const stage = this.#stages.find(
      ({ screen }) => screen.householdId === householdId && screen.deviceId === deviceId,
    )
    return stage?.singers.flatMap(({ profileId }) => profileId ?? []) ?? []
  }

  #screenOf(page: StagePage): Stage {
    const stage = this.#stages.find(({ screen }) => isPage(screen, page))
    if (!stage) throw new AppError('stage_not_found')
    return stage
  }

  #stageWith(page: StagePage, isOwn: typeof isPage): Stage | undefined {
    return this.#stages.find(({ singers }) => singers.some((one) => isOwn(one, page)))
  }

  #singer(page: StagePage): { stage: Stage; singer: SingerPlace } {
    for (const stage of this.#stages) {
      const singer = stage.singers.find((one) => isPage(one, page))
      if (singer) return { stage, singer }
    }
    throw new AppError('stage_not_found')
  }

  #leaveOthers(page: StagePage, joined: Stage): void {
    for (const stage of this.#stages) {
      if (stage === joined || !stage.singers.some((one) => isPage(one, page))) continue
      stage.singers = stage.singers.filter((one) => !isPage(one, page))
      this.#tell(stage)
    }
  }

  #putOff(stage: Stage, singer: SingerPlace, reason: JamOffReason): void {
    stage.singers = stage.singers.filter((one) => one !== singer)
    this.#deps.tells.off(singer, reason)
    this.#tell(stage)
  }

  #close(stage: Stage, reason: 'closed' | 'screen_gone'): void {
    this.#stages = this.#stages.filter((one) => one !== stage)
    for (const place of [stage.screen, ...stage.singers]) this.#deps.tells.off(place, reason)
  }

  #newCode(): Pick<Stage, 'code' | 'codeExpiresAtMs'> {
    const letters = Array.from({ length: CODE_LENGTH }, () =>
      CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)),
    )
    return { code: letters.join(''), codeExpiresAtMs: this.#deps.now().getTime() + CODE_MS }
  }

  #tell(stage: Stage): void {
    const { code, codeExpiresAtMs, screen } = stage
    const singers = stage.singers.map(({ goneAtMs, householdId: _, deviceId: __, ...singer }) => ({
      ...singer,
      isConnected: goneAtMs === null,
    }))
    const isScreenConnected = screen.goneAtMs === null
    this.#deps.tells.stage(screen, { as: 'screen', code, codeExpiresAtMs, singers })
    for (const singer of stage.singers) {
      const { number } = singer
      this.#deps.tells.stage(singer, { as: 'singer', number, isScreenConnected, singers })
    }
  }
}

const isPage = (place: StagePage, page: StagePage) =>
  place.householdId === page.householdId && place.memberId === page.memberId

const isSameDevice = (place: StagePage, page: StagePage) =>
  isPage(place, page) ||
  (place.householdId === page.householdId &&
    place.deviceId !== null &&
    place.deviceId === page.deviceId)

function freeNumbers(taken: ReadonlySet<number>): number[] {
  const all = Array.from({ length: MAX_JAM_SINGERS }, (_, index) => index + 1)
  return all.filter((number) => !taken.has(number))
}
