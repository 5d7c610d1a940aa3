import { AppError } from '@starnest/contract/errors'
import type { HeldBack, HeldBackEntry, HeldBackKind } from '@starnest/contract/parents/held-back'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import { addHeldBack, clearHeldBack, listHeldBack } from './held-back.repository.ts'

/** What the log of what Leo held back stands on; `now` is the clock. */
export type HeldBackDeps = {
  database: Database
  now: () => Date
  announceChange: AnnounceChange
  /** The viewer's household as one of its profiles sees it. Throws AppError profile_not_found. */
  asMember: (viewer: Viewer, profileId: number) => Promise<Viewer>
  log: { error: (fields: object, sentence: string) => void }
}

/** What Leo held back from children and teens, for grown-ups: when and of which kind. It is never told what was
 *  said, so it can neither keep nor show it. */
export class HeldBackService {
  readonly #deps: HeldBackDeps
  readonly #writing = new Set<Promise<void>>()

  constructor(deps: HeldBackDeps) {
    this.#deps = deps
  }

  /** Notes that Leo held something back. Returns at once, so that no answer waits for it, and never throws: what
   *  cannot be written is logged. Nothing is noted of a grown-up, nor of a device that has not chosen who watches. */
  note(viewer: Viewer, kind: HeldBackKind): void {
    if (viewer.mustChoose || viewer.youngest === 'adult') return
    const heldAt = this.#deps.now()
    const writing = this.#write(viewer, { kind, heldAt }).finally(() =>
      this.#writing.delete(writing),
    )
    this.#writing.add(writing)
  }

  /** Resolves when everything is written that was noted before. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing)
  }

  /** What Leo held back in the last thirty days, by profile; whom something happened to last stands first. */
  async list({ householdId }: Viewer): Promise<HeldBack> {
    await this.settled()
    const found = await listHeldBack(this.#deps.database.db, householdId, this.#deps.now())
    const byProfile = new Map<number, HeldBackEntry[]>()
    for (const { profileId, ...entry } of found) {
      byProfile.set(profileId, [...(byProfile.get(profileId) ?? []), entry])
    }
    return { profiles: [...byProfile].map(([profileId, entries]) => ({ profileId, entries })) }
  }

  /** Forgets what Leo held back from a child or a teen. Resolves with how many entries that were.
   *  @throws AppError profile_not_found; not_found for a grown-up, of whom nothing is kept */
  async clear(viewer: Viewer, profileId: number): Promise<number> {
    const { isGrownUp } = await this.#deps.asMember(viewer, profileId)
    if (isGrownUp) throw new AppError('not_found')
    await this.settled()
    const { householdId } = viewer
    const entries = await clearHeldBack(this.#deps.database.db, { householdId, profileId })
    this.#deps.announceChange(householdId, { what: 'safety' })
    return entries
  }

  async #write(
    { householdId, profileId }: Viewer,
    noted: { kind: HeldBackKind; heldAt: Date },
  ): Promise<void> {
    const { database, announceChange, log } = this.#deps
    try {
      const isNoted = await addHeldBack(database.db, { householdId, profileId }, noted)
      if (isNoted) announceChange(householdId, { what: 'safety' })
    } catch (error) {
      // The driver's own error: that of the query repeats the values, which name the child and the kind.
      const err = error instanceof Error ? (error.cause ?? error) : error
      log.error({ err }, 'That Leo held something back could not be noted for the parents')
    }
  }
}
