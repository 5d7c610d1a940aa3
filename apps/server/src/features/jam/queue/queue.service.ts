import { AppError } from '@starnest/contract/errors'
import type { JamTrack } from '@starnest/contract/jam/jam'
import {
  type JamQueueEntry,
  MAX_JAM_QUEUE,
  type NewJamQueueEntry,
} from '@starnest/contract/jam/queue'
import { isForeignKeyViolation } from '../../../domain/database-error.ts'
import { requireSomebody } from '../../../domain/require-viewer.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database, Queries } from '../../../ports/database.ts'
import { lockHousehold } from '../../../tables/lock-household.ts'
import { assertMaySing, type StageProfiles } from '../singers.ts'
import { fairOrder, placesAfter, placesAfterMove, type Waiting } from './fair-order.ts'
import {
  addWaiting,
  forgetQueued,
  listLastSung,
  listWaiting,
  markSung,
  type QueuedSinger,
  removeWaiting,
  writePlace,
} from './queue.repository.ts'

/** How long it counts that somebody sang, and how long an entry waits: an evening with its night. */
const EVENING_MS = 12 * 3_600_000

/** What the queue stands on. */
export type QueueDeps = {
  database: Database
  now: () => Date
  announceChange: AnnounceChange
  stageProfiles: StageProfiles
  /** Whether the viewer may have a song or beat. */
  maySee: (viewer: Viewer, track: JamTrack) => Promise<boolean>
}

/** Who of a household sings next. Whoever sang longest ago comes first; anybody may move an entry. It stands in
 *  the database, so that every screen shows the same and a restart loses nothing. */
export class QueueService {
  readonly #deps: QueueDeps

  constructor(deps: QueueDeps) {
    this.#deps = deps
  }

  /** The queue as the viewer may know it: of a song that is hidden from it, only who sings. */
  async list(viewer: Viewer): Promise<JamQueueEntry[]> {
    if (viewer.mustChoose) return []
    const ordered = await this.#ordered(this.#deps.database.db, viewer.householdId)
    return Promise.all(
      ordered.map(async ({ entry }) => {
        const { id, profileId, guestName, name, avatar, place, mode, trackId } = entry
        const track = { mode, trackId }
        return {
          id,
          profileId,
          name: name ?? guestName ?? '',
          avatar,
          track: (await this.#deps.maySee(viewer, track)) ? track : null,
          isMoved: place !== null,
        }
      }),
    )
  }

  /** Queues somebody. @throws AppError pin_required, profile_not_found, song_not_found, queue_full */
  async add(viewer: Viewer, { singer, ...track }: NewJamQueueEntry): Promise<JamQueueEntry[]> {
    const { database, now, maySee, stageProfiles } = this.#deps
    const { householdId } = viewer
    requireSomebody(viewer)
    await assertMaySing(viewer, [singer], stageProfiles)
    if (!(await maySee(viewer, track))) throw new AppError('song_not_found')
    const who = {
      profileId: singer.is === 'profile' ? singer.profileId : null,
      guestName: singer.is === 'guest' ? singer.name : null,
    }
    const added = database.db.transaction(async (tx) => {
      await lockHousehold(tx, householdId)
      const waiting = await listWaiting(tx, householdId)
      if (waiting.length >= MAX_JAM_QUEUE) throw new AppError('queue_full')
      await addWaiting(tx, { householdId, ...who, ...track, addedAt: now() })
    })
    await added.catch((error: unknown) => {
      if (!isForeignKeyViolation(error)) throw error
      throw new AppError('profile_not_found', { cause: error })
    })
    return this.#changed(viewer)
  }

  /** Puts an entry at a place, or back to where it comes by itself; those that were moved and stand behind its
   *  place make room. @throws AppError pin_required, not_found */
  async move(viewer: Viewer, id: number, place: number | null): Promise<JamQueueEntry[]> {
    requireSomebody(viewer)
    const { householdId } = viewer
    await this.#deps.database.db.transaction(async (tx) => {
      await lockHousehold(tx, householdId)
      const ordered = await this.#ordered(tx, householdId)
      const was = ordered.findIndex((one) => one.id === id)
      if (was < 0) throw new AppError('not_found')
      for (const [moved, its] of placesAfterMove(ordered, { was, place })) {
        await writePlace(tx, { householdId, id: moved }, its)
      }
    })
    return this.#changed(viewer)
  }

  /** Takes an entry out, sung or not; those behind it move up. @throws AppError pin_required, not_found */
  async done(
    viewer: Viewer,
    { id, hasSung }: { id: number; hasSung: boolean },
  ): Promise<JamQueueEntry[]> {
    const { database, now } = this.#deps
    const { householdId } = viewer
    requireSomebody(viewer)
    await database.db.transaction(async (tx) => {
      await lockHousehold(tx, householdId)
      const ordered = await this.#ordered(tx, householdId)
      const gone = ordered.findIndex((one) => one.id === id)
      if (gone < 0) throw new AppError('not_found')
      if (hasSung) await markSung(tx, { householdId, id }, now())
      else await removeWaiting(tx, { householdId, id })
      for (const [moved, place] of placesAfter(ordered, gone)) {
        await writePlace(tx, { householdId, id: moved }, place)
      }
    })
    return this.#changed(viewer)
  }

  /** Forgets what was sung or asked for on another evening. */
  async tidy(): Promise<void> {
    const { database, now } = this.#deps
    await forgetQueued(database.db, new Date(now().getTime() - EVENING_MS))
  }

  async #ordered(queries: Queries, householdId: number) {
    const since = new Date(this.#deps.now().getTime() - EVENING_MS)
    const waiting = await listWaiting(queries, householdId)
    const sung = await listLastSung(queries, householdId, since)
    const lastSungMs = new Map<string, number>()
    for (const { at, ...who } of sung) {
      const key = singerOf(who)
      lastSungMs.set(key, Math.max(lastSungMs.get(key) ?? 0, at?.getTime() ?? 0))
    }
    return fairOrder(waiting.map(waitingOf), lastSungMs)
  }

  #changed(viewer: Viewer): Promise<JamQueueEntry[]> {
    this.#deps.announceChange(viewer.householdId, { what: 'jam' })
    return this.list(viewer)
  }
}

const waitingOf = (entry: QueuedSinger): Waiting & { entry: QueuedSinger } => ({
  id: entry.id,
  singer: singerOf(entry),
  addedAtMs: entry.addedAt.getTime(),
  place: entry.place,
  entry,
})

/** Guests are told apart by their names alone, however they are written. */
const singerOf = ({ profileId, guestName }: Pick<QueuedSinger, 'profileId' | 'guestName'>) =>
  profileId === null ? `guest ${guestName?.toLowerCase()}` : `profile ${profileId}`
