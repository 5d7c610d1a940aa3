import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@starnest/contract/errors'
import type { JamTrack } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import {
  type NewTakeFilm,
  TAKE_FILM_KEPT_MS,
  type TakeFilm,
} from '@starnest/contract/jam/take-films'
import { pathOf } from '@starnest/contract/route'
import { placesInMix } from '@starnest/jam/take/places-in-mix'
import { progressNotes, StoppableWork } from '../../../domain/background-work.ts'
import type { EncodingLimit } from '../../../domain/media/encoding-limit.ts'
import { passingMediaId } from '../../../domain/media/passing-media.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { whyFailed } from '../../../domain/why-failed.ts'
import type { Database } from '../../../ports/database.ts'
import type { Jobs } from '../../../ports/jobs.ts'
import type { Media } from '../../../ports/media/media.ts'
import type { SourceFormat } from '../../../ports/media/source-formats.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { FoundSound } from '../tracks/tracks.service.ts'
import type { Recording } from './read-recording.ts'
import { type TakeFilmJob, takeFilmJobSchema } from './take-film-job.ts'
import {
  addTakeFilm,
  changeUnfinishedTakeFilm,
  findTakeFilm,
  listOldTakeFilms,
  listTakeFilms,
  removeTakeFilm,
  type StoredTakeFilm,
} from './take-films.repository.ts'

/** The lane of the queue in which films of takes are made, one after the other. */
const LANE = 'jam-take-films'

/** Films of one household that may be here at once, of all its devices. */
const MOST_AT_ONCE = 8

/** How long a film may wait and be made before it is given up, milliseconds. */
const LONGEST_MAKING_MS = 3_600_000

/** Milliseconds between two notes of how far a film is. */
const NOTE_EVERY_MS = 1000

const ID_BYTES = 16
const FILM = 'film.mp4'
const NOT_MADE = 'The film could not be made.'
const VOICE = 'voice'
const CARD = 'card'

/** Room that is asked for: bytes of a second of film at most, and what any has. */
const FILM_BYTES_PER_SECOND = 120_000
const FILM_SPARE_BYTES = 1024 ** 2

/** What voices are recorded in. */
const VOICE_FORMATS: readonly (SourceFormat | undefined)[] = ['webm', 'mp4', 'ogg', 'wav']

/** What films of takes stand on. */
export type TakeFilmsDeps = {
  database: Database
  storage: Storage
  media: Pick<Media, 'examine' | 'filmTake'>
  jobs: Jobs
  now: () => Date
  encoding: EncodingLimit
  /** The sound of a track that the viewer may have. Throws AppError song_not_found. */
  findSound: (viewer: Viewer, track: JamTrack) => Promise<FoundSound>
  /** How the engine opens a file, by its first bytes; undefined: it is of no kind that is taken. */
  formatOf: (path: string, sizeBytes: number) => Promise<SourceFormat | undefined>
  /** Runs work with room for so many bytes of a household; undefined: there is none, and it did not run. */
  lendRoom: <T>(
    need: { householdId: number; bytes: number },
    work: () => Promise<T>,
  ) => Promise<{ made: T } | undefined>
  log: { warn: (fields: object, sentence: string) => void }
}

/** Films of takes, for grown-ups whose browser makes none. What was recorded is here only until its film is made,
 *  and the film until it was fetched. */
export class TakeFilmsService {
  readonly #deps: TakeFilmsDeps
  readonly #running = new StoppableWork<string>()

  constructor(deps: TakeFilmsDeps) {
    this.#deps = deps
  }

  /** Begins to make films. */
  async start(): Promise<void> {
    await this.#deps.jobs.work(LANE, (payload, signal) =>
      this.#work(takeFilmJobSchema.parse(payload), signal),
    )
  }

  /** Asks for a film. It takes the place of the one before of the same profile and device. `read`: reads what it is
   *  made of, where nothing that is known before speaks against it.
   *  @throws AppError song_not_found, file_type_refused, storage_full, too_many_requests, encoding_spent: what was
   *  recorded does not wait here until tomorrow; and what `read` throws */
  async begin(
    viewer: Viewer,
    asked: NewTakeFilm,
    read: () => Promise<Recording>,
  ): Promise<TakeFilm> {
    const { database, jobs, now, findSound, encoding } = this.#deps
    const { householdId, profileId, deviceId } = viewer
    if (await encoding.areSpent(householdId)) throw new AppError('encoding_spent')
    const music = await findSound(viewer, asked)
    await this.#replacedBy(viewer)
    const recording = await read()
    for (const one of await this.#replacedBy(viewer)) await this.#forget(one)
    const mediaId = passingMediaId(randomBytes(ID_BYTES).toString('base64url'))
    const voiceFormat = await this.#keep({ householdId, mediaId }, recording)
    const id = randomBytes(ID_BYTES).toString('base64url')
    const film = { id, householdId, profileId, deviceId, mediaId, askedAt: now() }
    const added = await addTakeFilm(database.db, film)
    const payload: TakeFilmJob = {
      id,
      musicKey: music.key,
      voiceFormat,
      places: placesInMix(asked),
    }
    await jobs.add(LANE, [{ key: id, householdId, payload, priority: 0 }])
    return described(added)
  }

  /** How far a film is. @throws AppError export_not_found */
  async state(viewer: Viewer, id: string): Promise<TakeFilm> {
    return described(await this.#own(viewer, id))
  }

  /** The bytes of a film. @throws AppError export_not_found, export_not_ready */
  async film(viewer: Viewer, id: string): Promise<{ key: string }> {
    const one = await this.#own(viewer, id)
    if (one.state !== 'done') throw new AppError('export_not_ready')
    return { key: `${one.mediaId}/${FILM}` }
  }

  /** Ends the making of a film and forgets it, with all that it is made of. @throws AppError export_not_found */
  async remove(viewer: Viewer, id: string): Promise<TakeFilm> {
    const one = await this.#own(viewer, id)
    await this.#forget(one)
    return described(one)
  }

  /** Forgets films that nobody fetched. */
  async tidy(): Promise<void> {
    const nowMs = this.#deps.now().getTime()
    const old = await listOldTakeFilms(this.#deps.database.db, {
      finishedBefore: new Date(nowMs - TAKE_FILM_KEPT_MS),
      askedBefore: new Date(nowMs - TAKE_FILM_KEPT_MS - LONGEST_MAKING_MS),
    })
    for (const one of old) await this.#forget(one)
  }

  /** The films whose place a new one takes. @throws AppError too_many_requests */
  async #replacedBy(viewer: Viewer): Promise<StoredTakeFilm[]> {
    const films = await listTakeFilms(this.#deps.database.db, viewer.householdId)
    const mine = films.filter((one) => isOf(viewer, one))
    if (films.length - mine.length >= MOST_AT_ONCE) throw new AppError('too_many_requests')
    return mine
  }

  /** Nobody but who asked for a film, on the device on which it was asked for, has it. */
  async #own(viewer: Viewer, id: string): Promise<StoredTakeFilm> {
    const found = await findTakeFilm(this.#deps.database.db, viewer.householdId, id)
    if (!found || !isOf(viewer, found)) throw new AppError('export_not_found')
    return found
  }

  /** Puts what a film is made of into storage, once its bytes are of a kind that is taken. */
  async #keep(
    { householdId, mediaId }: { householdId: number; mediaId: string },
    { voice, card }: Recording,
  ) {
    const { storage, formatOf, lendRoom } = this.#deps
    const lent = await lendRoom({ householdId, bytes: voice.length + card.length }, () =>
      storage.withWorkFolder(async (folder) => {
        const paths = { voice: join(folder, VOICE), card: join(folder, CARD) }
        await writeFile(paths.voice, voice)
        await writeFile(paths.card, card)
        const voiceFormat = await formatOf(paths.voice, voice.length)
        if (!voiceFormat || !VOICE_FORMATS.includes(voiceFormat)) throw refused('voice')
        if ((await formatOf(paths.card, card.length)) !== 'png') throw refused('card')
        await storage.moveFile(`${mediaId}/${VOICE}`, paths.voice)
        await storage.moveFile(`${mediaId}/${CARD}`, paths.card)
        return voiceFormat
      }),
    )
    if (!lent) throw new AppError('storage_full')
    return lent.made
  }

  async #forget({ id, mediaId }: StoredTakeFilm): Promise<void> {
    const { database, jobs, storage } = this.#deps
    await removeTakeFilm(database.db, id)
    await jobs.forget(LANE, [id])
    this.#running.stop(id)
    await storage.remove(mediaId)
  }

  async #work(job: TakeFilmJob, signal: AbortSignal): Promise<void> {
    const { database, storage, encoding, now, log } = this.#deps
    const change = { state: 'running', percent: 0 } as const
    const one = await changeUnfinishedTakeFilm(database.db, job.id, change)
    if (!one) return
    await this.#running.run(job.id, {
      signal,
      work: (ending) => encoding.counting(one.householdId, () => this.#make(one, job, ending)),
      onFailed: async (error) => {
        log.warn({ err: error, film: job.id }, 'The film of a take could not be made')
        const why = whyFailed(error, NOT_MADE)
        const failed = { state: 'failed', finishedAt: now(), ...why } as const
        await changeUnfinishedTakeFilm(database.db, job.id, failed)
      },
    })
    // Where the server stops, what the film is made of stays: the queue asks again.
    for (const name of [VOICE, CARD]) await storage.remove(`${one.mediaId}/${name}`)
  }

  async #make(
    one: StoredTakeFilm,
    { musicKey, voiceFormat, places }: TakeFilmJob,
    signal: AbortSignal,
  ): Promise<void> {
    const { database, storage, media, lendRoom, now } = this.#deps
    const { householdId, mediaId } = one
    const lend = <T>(key: string, format: SourceFormat, work: (job: Examined) => Promise<T>) =>
      storage.withLocalFile(key, async (sourcePath) => {
        const examination = await media.examine({ sourcePath, format, signal })
        return work({ sourcePath, format, examination })
      })
    const bytes = Math.ceil(places.seconds * FILM_BYTES_PER_SECOND) + FILM_SPARE_BYTES
    const lent = await lendRoom({ householdId, bytes }, () =>
      storage.withWorkFolder((folder) =>
        lend(`${mediaId}/${CARD}`, 'png', (card) =>
          lend(musicKey, 'webm', (music) =>
            lend(`${mediaId}/${VOICE}`, voiceFormat, async (voice) => {
              const intoFile = join(folder, FILM)
              const sources = { card, music, voice }
              const onPercent = this.#noting(one)
              await media.filmTake({ ...sources, ...places, intoFile, signal, onPercent })
              signal.throwIfAborted()
              await storage.moveFile(`${mediaId}/${FILM}`, intoFile)
            }),
          ),
        ),
      ),
    )
    if (!lent) throw new AppError('storage_full')
    const done = { state: 'done', percent: 100, finishedAt: now() } as const
    // It was forgotten at the last moment.
    if (!(await changeUnfinishedTakeFilm(database.db, one.id, done))) await storage.remove(mediaId)
  }

  /** Notes how far a film is, now and then; where it was forgotten elsewhere, that ends it. */
  #noting({ id }: StoredTakeFilm) {
    const { database, log } = this.#deps
    return progressNotes({
      everyMs: NOTE_EVERY_MS,
      note: async (percent) =>
        (await changeUnfinishedTakeFilm(database.db, id, { percent })) !== undefined,
      onOver: () => this.#running.stop(id),
      onFailed: (error) => log.warn({ err: error }, 'Progress could not be noted'),
    })
  }
}

type Examined = Parameters<Media['filmTake']>[0]['voice']

const isOf = (viewer: Viewer, { profileId, deviceId }: StoredTakeFilm): boolean =>
  profileId === viewer.profileId && deviceId === viewer.deviceId

const refused = (name: string) => new AppError('file_type_refused', { details: { name } })

function described({ id, state, percent, reason, problem }: StoredTakeFilm): TakeFilm {
  const downloadUrl = state === 'done' ? pathOf(JAM_ROUTES.takeFilmBytes, { id }) : null
  return { id, state, percent, reason, problem, downloadUrl }
}
