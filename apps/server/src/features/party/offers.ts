import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Viewer } from '../../domain/viewer.ts'
import type { Guest, Presence } from './presence.ts'
import { togetherWith } from './together.ts'

/** Titles that the chooser offers at once, and those that are looked at for it. */
const OFFERED_TITLES = 24
const LOOKED_AT_TITLES = 50

/** Dependencies of {@link Offers}. */
export type OffersDeps = {
  presence: Pick<Presence, 'at'>
  /** Who watches on each of some devices by now. */
  viewersOn: (deviceIds: readonly (string | null)[]) => Promise<(Viewer | null)[]>
  /** Those of the titles that the viewer may see. */
  pickTitles: (viewer: Viewer, ids: number[]) => Promise<Animation[]>
  /** Titles that the viewer may see: what fits a question, or the newest. */
  findTitles: (viewer: Viewer, query: { q: string; limit: number }) => Promise<Animation[]>
}

/** What can be watched together: films that everybody at the party and whoever asks may see. */
export class Offers {
  readonly #deps: OffersDeps

  constructor(deps: OffersDeps) {
    this.#deps = deps
  }

  /** For the chooser: what fits a question, or the newest. */
  async find(viewer: Viewer, q: string): Promise<Animation[]> {
    const everybody = await this.#everybody(viewer)
    const found = await this.#deps.findTitles(everybody, { q, limit: LOOKED_AT_TITLES })
    return found.filter(canPlay).slice(0, OFFERED_TITLES)
  }

  /** Those of the titles that can be watched together. */
  async pick(viewer: Viewer, ids: number[]): Promise<Animation[]> {
    if (ids.length === 0) return []
    const found = await this.#deps.pickTitles(await this.#everybody(viewer), ids)
    return found.filter(canPlay)
  }

  /** Who watches on screens of the household that asks. */
  async viewersOf(guests: readonly Guest[], { householdId }: Viewer): Promise<Viewer[]> {
    const viewers = await this.#deps.viewersOn(guests.map(({ deviceId }) => deviceId))
    return viewers.filter((one) => one !== null).filter((one) => one.householdId === householdId)
  }

  async #everybody(viewer: Viewer): Promise<Viewer> {
    const guests = await this.#deps.presence.at(viewer.householdId)
    return togetherWith(viewer, await this.viewersOf(guests, viewer))
  }
}

/** Whether there is a film to play: what was brought a moment ago may still be without. */
const canPlay = ({ isComingSoon, duration, videoUrl, streamUrl }: Animation) =>
  !isComingSoon && duration > 0 && (videoUrl ?? streamUrl) !== null
