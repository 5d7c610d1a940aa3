import { AppError } from '@starnest/contract/errors'
import type { ViewerAnswer } from '@starnest/contract/household/household'
import { LRUCache } from 'lru-cache'
import { AnswerCache } from '../../domain/answer-cache.ts'
import {
  companionIdsOf,
  keepsFamily,
  nobodyOrThrow,
  passesAsGrownUp,
  type Viewer,
} from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import { DEVICE_COOKIE_DAYS, deviceIdFrom, deviceIdOf } from './device-cookie.ts'
import {
  addDevice,
  type DeviceSeen,
  ensureHousehold,
  findFamiliesOf,
  findFamilyOf,
  findMembers,
  findOpenHousehold,
  findProfiles,
  forgetDevicesUnseenSince,
  isKnownDevice,
  isOfThisMachine,
  type Member,
  touchDevice,
} from './household.repository.ts'
import { everybodyOf, type Family, isGuarded, unchosenViewer, viewerOf } from './who-watches.ts'

/** Characters of a browser's description of itself that are kept; the longest usual ones have 250. */
export const MAX_USER_AGENT_CHARACTERS = 400

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Milliseconds for which an answer about a device is reused for media, because players send many
 *  requests. */
const REMEMBERED_MS = 2000
const REMEMBERED_DEVICES = 1000

/** Devices of which is known when they were last given their cookie; any other is given it again. */
const KNOWN_COOKIES = 10_000

/** Who asks. `needsCookie`: the device has none of ours yet, or it is to be renewed. */
export type Asking = { viewer: Viewer; needsCookie: boolean }

/** Dependencies of the household; `now` is the clock. `onForgotten`: what is remembered is old on every node. */
export type HouseholdDeps = { database: Database; now: () => Date; onForgotten?: () => void }

/** The rules of who is asking. */
export class HouseholdService {
  readonly #deps: HouseholdDeps
  readonly #remembered = new AnswerCache<Viewer>({ max: REMEMBERED_DEVICES, ttlMs: REMEMBERED_MS })
  /** When this process gave each device its cookie, milliseconds since 1970. That a device was seen does not say it:
   *  parts of films and sockets are asked for without an answer that could carry a cookie. */
  readonly #cookieGivenMs = new LRUCache<string, number>({ max: KNOWN_COOKIES })
  /** This machine belongs to its one household, as far as is known without asking. What is told of a family
   *  follows from the database each time. */
  #isOpen = true

  constructor(deps: HouseholdDeps) {
    this.#deps = deps
  }

  /** Makes the first household when there is none, and forgets devices that are long gone. Resolves with
   *  the id of the household of this machine itself; undefined: only such as were added beside it are
   *  left. */
  async prepare(): Promise<number | undefined> {
    const { database, now } = this.#deps
    const oldest = new Date(now().getTime() - DEVICE_COOKIE_DAYS * DAY_MS)
    await forgetDevicesUnseenSince(database.db, oldest)
    const householdId = await ensureHousehold(database.db)
    await this.openHousehold()
    return householdId
  }

  /** The household that this machine belongs to without being paired: its own, while it is alone.
   *  undefined: there are several, and each device has to be paired. */
  async openHousehold(): Promise<number | undefined> {
    const found = await findOpenHousehold(this.#deps.database.db)
    this.#isOpen = found !== undefined
    return found
  }

  /** Whether a household is that of the machine itself, which looks after its disks and engines; one that was
   *  added beside it is a guest there. */
  isOfThisMachine(householdId: number): Promise<boolean> {
    return isOfThisMachine(this.#deps.database.db, householdId)
  }

  /** Whether a device of this very machine belongs to a household: any does while there is one alone. The
   *  usual answer asks nothing of the database; one that is too generous is corrected by {@link whoAsks}. */
  async isAtHome(cookie: string | undefined): Promise<boolean> {
    if (this.#isOpen) return true
    const deviceId = deviceIdFrom(cookie)
    if (deviceId !== null && (await isKnownDevice(this.#deps.database.db, deviceId))) return true
    return (await this.openHousehold()) !== undefined
  }

  /** The viewer behind a device cookie. A cookie that is missing or malformed is no device yet; a
   *  row is written only when a cookie comes back, so that a client without cookies fills nothing.
   *  @throws AppError pairing_required for a device of no household. */
  whoAsks(cookie: string | undefined, userAgent?: string): Promise<Asking> {
    return this.#whoIs(deviceIdFrom(cookie), userAgent)
  }

  /** Notes that a device is given its cookie, which then lasts for {@link DEVICE_COOKIE_DAYS} again. */
  noteCookieGiven(cookie: string): void {
    this.#cookieGivenMs.set(deviceIdOf(cookie), this.#deps.now().getTime())
  }

  /** Who a device watches as by now. @throws AppError pairing_required for a device of no household. */
  async viewerOn(deviceId: string | null): Promise<Viewer> {
    return (await this.#whoIs(deviceId)).viewer
  }

  /** Who watches on each of some devices by now; null: the device is of no household any more. One statement
   *  for all that are known. @throws AppError unavailable while the household has no profile. */
  async viewersOn(deviceIds: readonly (string | null)[]): Promise<(Viewer | null)[]> {
    const asked = deviceIds.filter((id) => id !== null)
    const families = await findFamiliesOf(this.#deps.database.db, asked)
    return Promise.all(
      deviceIds.map((deviceId) => {
        const [active, ...others] = families.get(deviceId ?? '') ?? []
        if (active) return viewerIn([active, ...others], deviceId)
        return this.viewerOn(deviceId).catch(nobodyOrThrow)
      }),
    )
  }

  async #whoIs(deviceId: string | null, userAgent?: string): Promise<Asking> {
    const { database, now } = this.#deps
    const [active, ...others] = await findFamilyOf(database.db, deviceId)
    if (!active) throw await this.#nobody()
    const { householdId, lastSeenAt } = active
    const unseenMs = lastSeenAt ? now().getTime() - lastSeenAt.getTime() : Number.POSITIVE_INFINITY
    const seen = {
      id: deviceId ?? '',
      householdId,
      userAgent: userAgent?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
      seenAt: now(),
    }
    const isKnown = deviceId !== null && (await this.#noticeDevice(seen, unseenMs))
    const givenMs = this.#cookieGivenMs.get(deviceId ?? '')
    const needsCookie = givenMs === undefined || now().getTime() - givenMs > DAY_MS
    const viewer = viewerIn([active, ...others], isKnown ? deviceId : null)
    return { viewer, needsCookie }
  }

  /** The same for media: an answer may be up to two seconds old. */
  async whoAsksForMedia(cookie: string | undefined): Promise<Viewer> {
    const deviceId = deviceIdFrom(cookie)
    return this.#remembered.get(deviceId ?? '', () => this.viewerOn(deviceId))
  }

  /** Forgets what is remembered for media: a device may watch as another profile now. */
  forgetRemembered(): void {
    this.forgetHere()
    this.#deps.onForgotten?.()
  }

  /** The same, where it was another node that said so. */
  forgetHere(): void {
    this.#remembered.forget()
  }

  /** What the picker's button shows. @throws AppError unavailable when the profile is just gone. */
  async describeViewer(viewer: Viewer): Promise<ViewerAnswer> {
    const [described] = await this.describeViewers([viewer])
    if (!described) throw new AppError('unavailable')
    return described
  }

  /** The same for several, in one statement; null: the profile is just gone. */
  async describeViewers(viewers: readonly Viewer[]): Promise<(ViewerAnswer | null)[]> {
    const shownOf = (viewer: Viewer) => [viewer.profileId, ...companionIdsOf(viewer)]
    const found = await findProfiles(this.#deps.database.db, viewers.flatMap(shownOf))
    return viewers.map((viewer) => {
      const profile = found.find(({ id }) => id === viewer.profileId)
      if (!profile) return null
      const companionIds = companionIdsOf(viewer)
      const { maximumAge, mustChoose } = viewer
      return {
        profile,
        companions: found.filter(({ id }) => companionIds.includes(id)),
        maximumAge,
        mustChoose,
        mayManage: passesAsGrownUp(viewer),
        mayChangeFamily: keepsFamily(viewer),
      }
    })
  }

  /** A viewer's household as one of it sees it. @throws AppError profile_not_found */
  asMember(viewer: Viewer, profileId: number): Promise<Viewer> {
    return this.asWatching(viewer, [profileId])
  }

  /** A viewer's household as some of it see it who watch together, the active one first.
   *  @throws AppError profile_not_found */
  async asWatching(
    { householdId }: Viewer,
    profileIds: readonly [number, ...number[]],
  ): Promise<Viewer> {
    const found = await findMembers(this.#deps.database.db, householdId, profileIds)
    const [active, ...companions] = profileIds.map((id) => {
      const member = found.find(({ profileId }) => profileId === id)
      if (!member) throw new AppError('profile_not_found')
      return member
    })
    if (!active) throw new AppError('profile_not_found')
    return viewerOf({ deviceId: null, members: [active, ...companions], isGuarded: true })
  }

  /** The whole family of a viewer as one that is no grown-up. @throws AppError pairing_required for a device
   *  that was signed out meanwhile. */
  async asFamily({ deviceId }: Viewer): Promise<Viewer> {
    const [first, ...others] = await findFamilyOf(this.#deps.database.db, deviceId)
    if (!first) throw await this.#nobody()
    return everybodyOf(deviceId, [first, ...others])
  }

  /** What a device is told that no family was found for. */
  async #nobody(): Promise<AppError> {
    // A household without profiles is being written just now.
    if ((await this.openHousehold()) !== undefined) return new AppError('unavailable')
    return new AppError('pairing_required')
  }

  /** Writes that the device is here, at most once a minute. False: it could not be written down. */
  async #noticeDevice(
    seen: DeviceSeen & { householdId: number },
    unseenMs: number,
  ): Promise<boolean> {
    const { database } = this.#deps
    if (unseenMs === Number.POSITIVE_INFINITY) return addDevice(database.db, seen)
    if (unseenMs > MINUTE_MS) await touchDevice(database.db, seen)
    return true
  }
}

/** A member of the family of a device, and what is kept of the device; null: nothing is. */
type DeviceMember = Member & { companionIds: number[] | null; chosenId: number | null }

/** Who watches on a device. `family`: everybody of its household, the one it watches as first. */
function viewerIn(
  family: readonly [DeviceMember, ...DeviceMember[]],
  deviceId: string | null,
): Viewer {
  const [active, ...others] = family
  const everybody: Family = [active, ...others]
  if (active.chosenId !== active.profileId && everybody.some(({ hasPin }) => hasPin)) {
    return unchosenViewer(deviceId, everybody)
  }
  const companions = others.filter(({ profileId }) => active.companionIds?.includes(profileId))
  return viewerOf({
    deviceId,
    members: [active, ...companions],
    isGuarded: isGuarded(everybody),
  })
}
