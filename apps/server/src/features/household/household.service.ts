import { AppError } from '@starnest/contract/errors'
import type { ViewerAnswer } from '@starnest/contract/household'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../ports/database.ts'
import { companionIdsOf, type Viewer } from '../../ports/viewer.ts'
import { DEVICE_COOKIE_DAYS, deviceIdFrom } from './device-cookie.ts'
import {
  addDevice,
  ensureHousehold,
  findFamilyOf,
  findMember,
  findProfiles,
  forgetDevicesUnseenSince,
  touchDevice,
  writeCompanions,
} from './household.repository.ts'
import { viewerOf } from './who-watches.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long an answer about a device may be used again for media, whose requests come in floods. */
const REMEMBERED_MS = 2000
const REMEMBERED_DEVICES = 1000

/** Who asks. `needsCookie`: the device has none of ours yet, or it is to be renewed. */
export type Asking = { viewer: Viewer; needsCookie: boolean }

/** What the household stands on; `now` is the clock. */
export type HouseholdDeps = { database: Database; now: () => Date }

/** The rules of who is asking. */
export class HouseholdService {
  readonly #deps: HouseholdDeps
  readonly #remembered = new LRUCache<string, Viewer>({
    max: REMEMBERED_DEVICES,
    ttl: REMEMBERED_MS,
    fetchMethod: async (deviceId) => (await this.whoAsks(deviceId)).viewer,
  })

  constructor(deps: HouseholdDeps) {
    this.#deps = deps
  }

  /** Makes the first household when there is none, and forgets devices that are long gone.
   *  Resolves with the id of the first household. */
  async prepare(): Promise<number> {
    const { database, now } = this.#deps
    const oldest = new Date(now().getTime() - DEVICE_COOKIE_DAYS * DAY_MS)
    await forgetDevicesUnseenSince(database.db, oldest)
    return ensureHousehold(database.db)
  }

  /** The viewer behind a device cookie. A cookie that is missing or malformed is no device yet; a
   *  row is written only when a cookie comes back, so that a client without cookies fills nothing.
   *  @throws AppError unavailable while the household has no profile. */
  async whoAsks(cookie: string | undefined): Promise<Asking> {
    const { database, now } = this.#deps
    const deviceId = deviceIdFrom(cookie)
    const family = await findFamilyOf(database.db, deviceId)
    const [active] = family
    if (!active) throw new AppError('unavailable')
    const { householdId, lastSeenAt, companionIds } = active
    const unseenMs = lastSeenAt ? now().getTime() - lastSeenAt.getTime() : Number.POSITIVE_INFINITY
    const isKnown = deviceId !== null && (await this.#noticeDevice(deviceId, householdId, unseenMs))
    const companions = family.filter(
      (member) => member !== active && companionIds?.includes(member.profileId),
    )
    const viewer = viewerOf(isKnown ? deviceId : null, [active, ...companions])
    return { viewer, needsCookie: deviceId === null || unseenMs > DAY_MS }
  }

  /** The same for media: an answer may be up to two seconds old. */
  async whoAsksForMedia(cookie: string | undefined): Promise<Viewer> {
    return this.#remembered.forceFetch(deviceIdFrom(cookie) ?? '')
  }

  /** Forgets what is remembered for media: somebody may have become somebody else. */
  forgetRemembered(): void {
    this.#remembered.clear()
  }

  /** What the picker's button shows. @throws AppError unavailable when the profile is just gone. */
  async describeViewer(viewer: Viewer): Promise<ViewerAnswer> {
    const companionIds = companionIdsOf(viewer)
    const found = await findProfiles(this.#deps.database.db, [viewer.profileId, ...companionIds])
    const profile = found.find(({ id }) => id === viewer.profileId)
    if (!profile) throw new AppError('unavailable')
    const companions = found.filter((one) => one !== profile)
    return { profile, companions, maximumAge: viewer.maximumAge }
  }

  /** A viewer's household as one of it sees it. @throws AppError profile_not_found */
  async asMember({ householdId }: Viewer, profileId: number): Promise<Viewer> {
    const member = await findMember(this.#deps.database.db, householdId, profileId)
    if (!member) throw new AppError('profile_not_found')
    return viewerOf(null, [member])
  }

  /** Lets exactly these profiles watch along on this device; nobody ends it.
   *  @throws AppError profile_not_found; invalid_request for a client that keeps no cookies. */
  async watchTogether(viewer: Viewer, profileIds: readonly number[]): Promise<ViewerAnswer> {
    const { deviceId, profileId } = viewer
    if (deviceId === null) throw cookiesNeeded()
    const companionIds = [...new Set(profileIds)].filter((id) => id !== profileId)
    for (const id of companionIds) await this.asMember(viewer, id)
    await writeCompanions(this.#deps.database.db, { deviceId, profileId, companionIds })
    this.forgetRemembered()
    return this.describeViewer((await this.whoAsks(deviceId)).viewer)
  }

  /** Writes that the device is here, at most once a minute. False: it could not be written down. */
  async #noticeDevice(id: string, householdId: number, unseenMs: number): Promise<boolean> {
    const { database, now } = this.#deps
    if (unseenMs === Number.POSITIVE_INFINITY) {
      return addDevice(database.db, { id, householdId, seenAt: now() })
    }
    if (unseenMs > MINUTE_MS) await touchDevice(database.db, id, now())
    return true
  }
}

function cookiesNeeded(): AppError {
  return new AppError('invalid_request', {
    message: 'This browser keeps no cookies, so it cannot remember who watches together.',
  })
}
