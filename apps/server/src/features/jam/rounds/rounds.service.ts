import { randomBytes } from 'node:crypto'
import { AppError } from '@starnest/contract/errors'
import type { JamTrack } from '@starnest/contract/jam/jam'
import { MAX_JAM_WEEKS } from '@starnest/contract/jam/leaderboard'
import {
  JAM_ROUND_GRACE_MS,
  type JamRound,
  type JamSinger,
  type JamTake,
  type JamTakes,
  type NewJamRound,
} from '@starnest/contract/jam/rounds'
import { databaseErrorCode, isForeignKeyViolation } from '../../../domain/database-error.ts'
import { requireSomebody } from '../../../domain/require-viewer.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import { type ForeignText, ForeignTextError } from '../../../ports/language/foreign-text.ts'
import { assertMaySing, type StageProfiles } from '../singers.ts'
import type { FoundTrack } from '../tracks/tracks.service.ts'
import { TAKE, type TakenRound } from './judge-take.ts'
import { spanOf } from './round-span.ts'
import {
  addRound,
  findRound,
  finishRound,
  forgetRounds,
  type KeptTake,
  listSingers,
  type NewSinger,
  type StoredRound,
  writeTake,
} from './rounds.repository.ts'
import { packSung } from './sung-bytes.ts'

const UNIQUE_VIOLATION = '23505'
const ID_BYTES = 16
/** Rounds of one household that may be open: many screens, and pages that were closed. */
const MOST_OPEN = 32
const DAY_MS = 86_400_000
/** The weeks that are told of, and one more that may have begun earlier in its zone. */
const KEPT_MS = (MAX_JAM_WEEKS + 2) * 7 * DAY_MS

/** What rounds stand on. */
export type RoundsDeps = {
  database: Database
  now: () => Date
  announceChange: AnnounceChange
  stageProfiles: StageProfiles
  foreignText: ForeignText
  /** A song or beat that the viewer may have. Throws AppError song_not_found. */
  findTrack: (viewer: Viewer, track: JamTrack) => Promise<FoundTrack>
}

/** Rounds of singing and rapping: opened, handed in once, and scored by the server from what was heard. */
export class RoundsService {
  readonly #deps: RoundsDeps

  constructor(deps: RoundsDeps) {
    this.#deps = deps
  }

  /** Opens a round for the active profile. @throws AppError pin_required, profile_not_found for a singer who is
   *  not here, song_not_found, invalid_request for one who sings twice */
  async open(viewer: Viewer, { singers: asked, ...request }: NewJamRound): Promise<JamRound> {
    const { database, now, stageProfiles, findTrack } = this.#deps
    const { householdId, profileId, deviceId } = viewer
    requireSomebody(viewer)
    const singers: JamSinger[] = asked ?? [{ is: 'profile', profileId }]
    await assertMaySing(viewer, singers, stageProfiles)
    assertOnce(singers)
    const span = spanOf(await findTrack(viewer, request), request.kind)
    const openedAt = now()
    const round = {
      id: randomBytes(ID_BYTES).toString('base64url'),
      ...{ householdId, profileId, deviceId, ...request, ...span, openedAt },
      expiresAt: new Date(openedAt.getTime() + span.toMs - span.fromMs + JAM_ROUND_GRACE_MS),
    }
    const added = database.db.transaction((tx) =>
      addRound(tx, round, { singers: singers.map(singerRow), mostOpen: MOST_OPEN }),
    )
    await added.catch((error: unknown) => {
      if (!isForeignKeyViolation(error)) throw error
      throw new AppError('profile_not_found', { cause: error })
    })
    return this.#present({ ...round, finishedAt: null })
  }

  /** A round that was opened on this device by whoever watches. @throws AppError round_not_found */
  async find(viewer: Viewer, id: string): Promise<JamRound> {
    return this.#present(await this.#own(viewer, id))
  }

  /** Takes what was sung, scores it and ends the round. Practice is ended without a score, and of guests
   *  nothing is kept but that they sang and what they reached.
   *  @throws AppError round_not_found, round_over, take_refused, take_repeated, song_not_found */
  async handIn(viewer: Viewer, id: string, { takes }: JamTakes): Promise<JamRound> {
    const { database, now, announceChange } = this.#deps
    const stored = await this.#own(viewer, id)
    const arrivedAt = now()
    if (isOver(stored, arrivedAt)) throw new AppError('round_over')
    const singers = await listSingers(database.db, stored.householdId, id)
    const numbers = takes.map(({ number }) => number)
    const isOfRound = numbers.every((number) => singers.some((one) => one.number === number))
    if (!isOfRound || new Set(numbers).size < numbers.length) {
      throw new AppError('take_refused', { details: { reason: 'wrong_singer' } })
    }
    const round = await this.#taken(viewer, stored, arrivedAt)
    const guests = new Set(singers.flatMap((one) => (one.profileId === null ? one.number : [])))
    const kept: KeptTake[] = []
    for (const take of takes) {
      const { score, digest, bytes } = await this.#judge(take, round)
      if (stored.isPractice) continue
      const sung = guests.has(take.number) ? null : await packSung({ ...take, bytes })
      kept.push({ number: take.number, digest, sung, ...score, sungAt: arrivedAt })
    }
    await this.#write(stored, kept, arrivedAt)
    announceChange(stored.householdId, { what: 'jam' })
    return this.#present({ ...stored, finishedAt: arrivedAt })
  }

  /** Forgets open rounds a day after they expired, and all of them when no week tells of them any more. */
  async tidy(): Promise<void> {
    const nowMs = this.#deps.now().getTime()
    await forgetRounds(this.#deps.database.db, {
      openBefore: new Date(nowMs - DAY_MS),
      allBefore: new Date(nowMs - KEPT_MS),
    })
  }

  async #own(viewer: Viewer, id: string): Promise<StoredRound> {
    requireSomebody(viewer)
    const { householdId, profileId, deviceId } = viewer
    const found = await findRound(this.#deps.database.db, householdId, id)
    if (!found || found.profileId !== profileId || found.deviceId !== deviceId) {
      throw new AppError('round_not_found')
    }
    return found
  }

  async #taken(viewer: Viewer, stored: StoredRound, arrivedAt: Date): Promise<TakenRound> {
    const track = await this.#deps.findTrack(viewer, stored)
    const { difficulty, fromMs, toMs, openedAt } = stored
    // Somebody may have set the clock back.
    const elapsedMs = Math.max(0, arrivedAt.getTime() - openedAt.getTime())
    return { track, difficulty, fromMs, toMs, elapsedMs }
  }

  /** @throws AppError take_refused, unavailable when too much is being read */
  async #judge({ frames, ...take }: JamTake, round: TakenRound) {
    const bytes = Uint8Array.from(Buffer.from(frames, 'base64'))
    const reading = this.#deps.foreignText.read(TAKE, { take: { ...take, bytes }, round })
    const judged = await reading.catch((error: unknown) => {
      if (!(error instanceof ForeignTextError)) throw error
      throw new AppError('unavailable', { cause: error })
    })
    if (judged.is === 'refused') {
      throw new AppError('take_refused', { details: { reason: judged.reason } })
    }
    return { ...judged, bytes }
  }

  async #write(stored: StoredRound, kept: readonly KeptTake[], finishedAt: Date): Promise<void> {
    const written = this.#deps.database.db.transaction(async (tx) => {
      if (!(await finishRound(tx, stored, finishedAt))) throw new AppError('round_over')
      for (const take of kept) await writeTake(tx, stored, take)
    })
    await written.catch((error: unknown) => {
      if (databaseErrorCode(error) !== UNIQUE_VIOLATION) throw error
      throw new AppError('take_repeated', { cause: error })
    })
  }

  async #present(stored: StoredRound): Promise<JamRound> {
    const { database, now } = this.#deps
    const singers = await listSingers(database.db, stored.householdId, stored.id)
    const { id, mode, trackId, kind, difficulty, isPractice, fromMs, toMs } = stored
    return {
      ...{ id, mode, trackId, kind, difficulty, isPractice, fromMs, toMs },
      openedAtMs: stored.openedAt.getTime(),
      expiresAtMs: stored.expiresAt.getTime(),
      serverNowMs: now().getTime(),
      isOver: isOver(stored, now()),
      singers: singers.map(({ number, profileId, guestName, name, score, points }) => ({
        number,
        profileId,
        name: name ?? guestName ?? '',
        result: score === null || points === null ? null : { score, points },
      })),
    }
  }
}

const isOver = ({ finishedAt, expiresAt }: StoredRound, at: Date) =>
  finishedAt !== null || at.getTime() > expiresAt.getTime()

const singerRow = (singer: JamSinger, index: number): NewSinger => ({
  number: index + 1,
  profileId: singer.is === 'profile' ? singer.profileId : null,
  guestName: singer.is === 'guest' ? singer.name : null,
})

/** A profile has one microphone. @throws AppError invalid_request */
function assertOnce(singers: readonly JamSinger[]): void {
  const ids = singers.flatMap((singer) => (singer.is === 'profile' ? singer.profileId : []))
  if (new Set(ids).size < ids.length) {
    throw new AppError('invalid_request', { message: 'A profile can sing once in a round.' })
  }
}
