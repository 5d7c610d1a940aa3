import { AppError } from '@starnest/contract/errors'
import type { PartyChange, PartyPerson } from '@starnest/contract/party/party'
import { requireGrownUp } from '../../domain/require-viewer.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import { asGone } from './as-gone.ts'
import { holdsSince } from './day-limit.ts'
import { readName } from './party.repository.ts'
import type { Guest, Presence } from './presence.ts'
import { addSentAway, isSentAway, listSentAway, removeSentAway } from './sent-away.repository.ts'

/** Dependencies of who is sent away; `now` is the clock. */
export type SentAwayDeps = {
  database: Database
  now: () => Date
  presence: Pick<Presence, 'at'>
  /** Tells every screen at a household's party what changed. */
  announce: (householdId: number, change: PartyChange) => void
  /** Ends the connection of a screen to the party. */
  dismiss: (guest: Guest) => void
  /** Who watches on each of some devices by now. */
  viewersOn: (deviceIds: readonly (string | null)[]) => Promise<(Viewer | null)[]>
}

/** Profiles that a grown-up sent away from the party: on no screen are they at it, until a grown-up lets them in again
 *  or a day has passed. */
export class SentAway {
  readonly #deps: SentAwayDeps

  constructor(deps: SentAwayDeps) {
    this.#deps = deps
  }

  /** Who is sent away, the first in front. */
  list(householdId: number): Promise<PartyPerson[]> {
    const { database, now } = this.#deps
    return listSentAway(database.db, householdId, holdsSince(now()))
  }

  /** Whether whoever watches was sent away. */
  has(viewer: Viewer): Promise<boolean> {
    const { database, now } = this.#deps
    return isSentAway(database.db, viewer, holdsSince(now()))
  }

  /** @throws AppError grown_ups_only to whoever was sent away */
  async requireAdmitted(viewer: Viewer): Promise<void> {
    if (!(await this.has(viewer))) return
    throw new AppError('grown_ups_only', {
      message: 'A grown-up has ended the party for you. Ask them to let you in again.',
    })
  }

  /** Sends a profile away, on every screen, at once. @throws AppError profile_not_found; grown_ups_only and
   *  pin_required to who may not; invalid_request for oneself */
  async send(viewer: Viewer, profileId: number): Promise<void> {
    const { database, now, announce } = this.#deps
    const { householdId } = viewer
    await this.#requireHost(viewer)
    if (profileId === viewer.profileId) {
      throw new AppError('invalid_request', { message: 'Nobody sends themselves away.' })
    }
    const name = await readName(database.db, householdId, profileId)
    if (name === undefined) throw new AppError('profile_not_found')
    const sent = { householdId, profileId, sentAt: now() }
    await addSentAway(database.db, sent).catch(asGone('profile_not_found'))
    // Their own screens hear of it, too, and say so.
    announce(householdId, 'members')
    await this.#dismiss(householdId, profileId)
  }

  /** Lets a profile in again. @throws AppError grown_ups_only and pin_required to who may not */
  async letIn(viewer: Viewer, profileId: number): Promise<void> {
    const { database, announce } = this.#deps
    const { householdId } = viewer
    await this.#requireHost(viewer)
    await removeSentAway(database.db, { householdId, profileId })
    announce(householdId, 'members')
  }

  /** Whoever was sent away decides nothing here, a grown-up neither. */
  async #requireHost(viewer: Viewer): Promise<void> {
    requireGrownUp(viewer)
    await this.requireAdmitted(viewer)
  }

  async #dismiss(householdId: number, profileId: number): Promise<void> {
    const { presence, viewersOn, dismiss } = this.#deps
    const guests = await presence.at(householdId)
    const viewers = await viewersOn(guests.map(({ deviceId }) => deviceId))
    for (const [at, guest] of guests.entries()) {
      if (viewers[at]?.profileId === profileId) dismiss(guest)
    }
  }
}
