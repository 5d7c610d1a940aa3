import { AppError } from '@starnest/contract/errors'
import type { PinHolder } from '@starnest/contract/household/pin'
import type {
  AnsweredRequest,
  GrantHere,
  GrownUpProof,
  ProfileTime,
  TimeAnswer,
  TimeLimits,
  TimeRequestList,
  TimeZoneAnswer,
  WatchTime,
} from '@starnest/contract/parents/watch-time'
import { requireGrownUp } from '../../../domain/require-viewer.ts'
import { serverTimeZone } from '../../../domain/time/zoned-clock.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import { addRequest, answerRequest, grantMinutes, listOpenRequests } from './requests.repository.ts'
import { findTimeZone, writeTimeLimits, writeTimeZone } from './time.repository.ts'
import { type ProfileStanding, type TimeService, todayAt } from './time.service.ts'

/** What giving time needs from other slices; `now` is the clock. */
export type TimeGivingDeps = {
  database: Database
  now: () => Date
  time: TimeService
  announceChange: AnnounceChange
  /** A viewer's household as one of its profiles sees it. Throws AppError profile_not_found. */
  asMember: (viewer: Viewer, profileId: number) => Promise<Viewer>
  /** Checks the PIN of a grown-up. Throws AppError grown_ups_only, pin_wrong, pin_locked,
   *  profile_not_found. */
  requireProof: (viewer: Viewer, proof: GrownUpProof) => Promise<void>
  /** Grown-ups of the household who have a PIN. */
  listPinHolders: (viewer: Viewer) => Promise<PinHolder[]>
}

/** The rules of asking for time and of giving it. */
export class TimeGivingService {
  readonly #deps: TimeGivingDeps

  constructor(deps: TimeGivingDeps) {
    this.#deps = deps
  }

  /** Asks the grown-ups for more time for all whose time is over; who has asked goes on waiting, and
   *  who was told "not now" waits a little before it can ask again. */
  async ask(viewer: Viewer): Promise<WatchTime> {
    const { database, time } = this.#deps
    for (const { row, today } of await this.#overFor(viewer)) {
      const { profileId } = row
      const isNew = await addRequest(database.db, { ...viewer, profileId }, today)
      if (isNew) this.#changed(viewer, profileId)
    }
    return time.timeOf(viewer)
  }

  /** A grown-up gives time on the screen of the child, to all whose time is over.
   *  @throws AppError grown_ups_only, pin_wrong, pin_locked, profile_not_found */
  async grantHere(viewer: Viewer, { minutes, proof }: GrantHere): Promise<WatchTime> {
    const { database, time, requireProof } = this.#deps
    await requireProof(viewer, proof)
    for (const { row, today } of await this.#overFor(viewer)) {
      const { profileId } = row
      await grantMinutes(database.db, { ...viewer, profileId, minutes }, today)
      this.#changed(viewer, profileId)
    }
    return time.timeOf(viewer)
  }

  /** Who waits for an answer; grown-ups ask. @throws AppError grown_ups_only */
  async requests(viewer: Viewer): Promise<TimeRequestList> {
    if (!viewer.isGrownUp) throw new AppError('grown_ups_only')
    const { database, listPinHolders } = this.#deps
    const today = await this.#today(viewer)
    const requests = await listOpenRequests(database.db, viewer.householdId, today)
    const pinHolders = viewer.guard === 'closed' ? await listPinHolders(viewer) : []
    return { requests, pinHolders }
  }

  /** Answers a child, once. Where the device does not show that a grown-up answers, a PIN does.
   *  @throws AppError not_found, already_answered, grown_ups_only, pin_required, pin_wrong, pin_locked */
  async answer(viewer: Viewer, id: number, answer: TimeAnswer): Promise<AnsweredRequest> {
    const { database, requireProof } = this.#deps
    if (answer.proof) await requireProof(viewer, answer.proof)
    else requireGrownUp(viewer)
    const { householdId } = viewer
    const { minutes } = answer
    const today = await this.#today(viewer)
    const outcome = await answerRequest(database.db, { householdId, id, minutes }, today)
    if (outcome.is === 'gone') throw new AppError('not_found')
    if (outcome.is === 'late') throw new AppError('already_answered')
    this.#changed(viewer, outcome.profileId)
    return { id, grantedMinutes: minutes }
  }

  /** Limits of a profile, and its day so far. @throws AppError profile_not_found */
  async profileTime(viewer: Viewer, profileId: number): Promise<ProfileTime> {
    const { time, asMember } = this.#deps
    const [found] = await time.standingsOf(await asMember(viewer, profileId))
    if (!found) throw new AppError('profile_not_found')
    return profileTimeOf(found)
  }

  /** Changes the limits of a profile. @throws AppError profile_not_found */
  async setLimits(viewer: Viewer, profileId: number, limits: TimeLimits): Promise<ProfileTime> {
    const { database, asMember } = this.#deps
    await asMember(viewer, profileId)
    await writeTimeLimits(database.db, { ...viewer, profileId }, limits)
    this.#changed(viewer, profileId)
    return this.profileTime(viewer, profileId)
  }

  /** Gives a profile minutes today. @throws AppError profile_not_found */
  async grant(viewer: Viewer, profileId: number, minutes: number): Promise<ProfileTime> {
    const { database, asMember } = this.#deps
    await asMember(viewer, profileId)
    const today = await this.#today(viewer)
    await grantMinutes(database.db, { ...viewer, profileId, minutes }, today)
    this.#changed(viewer, profileId)
    return this.profileTime(viewer, profileId)
  }

  /** The zone that the household counts its days in. */
  async timeZone({ householdId }: Viewer): Promise<TimeZoneAnswer> {
    const timeZone = await findTimeZone(this.#deps.database.db, householdId)
    return { timeZone, serverTimeZone: serverTimeZone() }
  }

  /** Says which zone the household counts its days in; null: the server's. */
  async setTimeZone(viewer: Viewer, timeZone: string | null): Promise<TimeZoneAnswer> {
    await writeTimeZone(this.#deps.database.db, viewer.householdId, timeZone)
    this.#changed(viewer)
    return this.timeZone(viewer)
  }

  async #overFor(viewer: Viewer): Promise<ProfileStanding[]> {
    const standings = await this.#deps.time.standingsOf(viewer)
    return standings.filter(({ standing }) => standing.is === 'over')
  }

  async #today({ householdId }: Viewer) {
    const { database, now } = this.#deps
    const timeZone = await findTimeZone(database.db, householdId)
    return todayAt(now(), timeZone ?? serverTimeZone())
  }

  #changed({ householdId }: Viewer, profileId?: number): void {
    this.#deps.time.forgetRemembered()
    const whose = profileId === undefined ? {} : { profileId }
    this.#deps.announceChange(householdId, { what: 'time', ...whose })
  }
}

function profileTimeOf({ row, facts, today, standing }: ProfileStanding): ProfileTime {
  const open = row.requests.find(
    ({ answeredAt, askedAt }) => answeredAt === null && askedAt >= today.startedAt,
  )
  const { dailyMinutes, viewingHours, watchedSeconds, grantedSeconds } = facts
  return {
    dailyMinutes,
    viewingHours,
    watchedSeconds,
    grantedSeconds,
    leftSeconds: leftIn(standing),
    requestId: open?.id ?? null,
  }
}

function leftIn(standing: ProfileStanding['standing']): number | null {
  if (standing.is === 'unlimited') return null
  return standing.is === 'left' ? standing.seconds : 0
}
