import type { Segment } from '@starnest/contract/watch/segments'
import { inTurns } from '../../../domain/time/in-turns.ts'
import type { Database } from '../../../ports/database.ts'
import type { Jobs } from '../../../ports/jobs.ts'
import type { Media } from '../../../ports/media/media.ts'
import type { Storage } from '../../../ports/storage.ts'
import { queueJobs } from '../ingest.repository.ts'
import type { WaitingJobs } from '../queue/waiting-jobs.ts'
import { agreedSegments, compareEpisodes, type EpisodeSounds } from './episode-segments.ts'
import {
  type Episode,
  listHeard,
  listUncompared,
  listUnheard,
  type Season,
  writeSegments,
} from './seasons.repository.ts'
import { readFingerprints } from './stored-fingerprints.ts'

/** Milliseconds between two looks at what seasons lack. */
const LOOK_EVERY_MS = 5 * 60_000

/** Each episode is compared with so many that follow it: neighbours have the same intro, and with the number of
 *  episodes the work grows no faster than they do. */
const NEIGHBOURS = 2

const CANNOT_HEAR =
  'Intros and credits are not found by their sound: ffmpeg is missing, or was built without Chromaprint'

type SeasonSoundsDeps = {
  database: Database
  storage: Storage
  media: Pick<Media, 'canFingerprint'>
  jobs: Jobs
  waiting: Pick<WaitingJobs, 'add'>
  log: { warn: (fields: object, sentence: string) => void }
}

/** Finds intros and credits by what episodes of a season have in common, a while after they were prepared. */
export class SeasonSounds {
  readonly #deps: SeasonSoundsDeps
  /** The log was told that the engine cannot listen. */
  #hasSaidSo = false

  constructor(deps: SeasonSoundsDeps) {
    this.#deps = deps
  }

  /** Begins to look at seasons from time to time. */
  async start(): Promise<void> {
    await this.#deps.jobs.repeat({
      name: 'find-segments',
      everyMs: LOOK_EVERY_MS,
      work: (signal) => this.#look(signal),
    })
  }

  /** Has episodes listened to that nobody has listened to, and compares those that were. */
  async #look(signal: AbortSignal): Promise<void> {
    const { db } = this.#deps.database
    await this.#listen()
    for (const season of await listUncompared(db)) {
      signal.throwIfAborted()
      try {
        await this.#compare(season, signal)
      } catch (error) {
        if (signal.aborted) throw error
        this.#deps.log.warn({ err: error, ...season }, 'Episodes of a season could not be compared')
      }
    }
  }

  /** Nothing is queued where the engine cannot do it: once another one can, it is. */
  async #listen(): Promise<void> {
    const { database, media, waiting, log } = this.#deps
    const unheard = await listUnheard(database.db)
    if (unheard.length === 0) return
    if (await media.canFingerprint()) {
      await queueJobs(database.db, unheard)
      await waiting.add(unheard, { isUpload: false })
      return
    }
    if (!this.#hasSaidSo) log.warn({ episodes: unheard.length }, CANNOT_HEAR)
    this.#hasSaidSo = true
  }

  async #compare(season: Season, signal: AbortSignal): Promise<void> {
    const { database } = this.#deps
    const episodes = await listHeard(database.db, season)
    const found = await this.#segmentsOf(episodes, signal)
    await database.db.transaction(async (tx) => {
      for (const [episode, segments] of found) {
        await writeSegments(tx, episode, agreedSegments(segments))
      }
    })
  }

  /** What the episodes that are new, and their neighbours, have in common with theirs. No more than a few fingerprints
   *  are held at a time. */
  async #segmentsOf(episodes: readonly Episode[], signal: AbortSignal) {
    const found = new Map<Episode, Segment[]>(
      episodes.filter((_, at) => isNearNew(episodes, at)).map((episode) => [episode, []]),
    )
    const held = new Map<Episode, EpisodeSounds | undefined>()
    for (const [at, one] of episodes.entries()) {
      for (const other of episodes.slice(at + 1, at + 1 + NEIGHBOURS)) {
        if (!found.has(one) && !found.has(other)) continue
        const sounds = { one: await this.#read(one, held), other: await this.#read(other, held) }
        if (!sounds.one || !sounds.other) continue
        const common = await inTurns(compareEpisodes(sounds.one, sounds.other), { signal })
        found.get(one)?.push(...common.one)
        found.get(other)?.push(...common.other)
      }
      held.delete(one)
    }
    return found
  }

  async #read(episode: Episode, held: Map<Episode, EpisodeSounds | undefined>) {
    if (!held.has(episode)) held.set(episode, await readFingerprints(this.#deps.storage, episode))
    return held.get(episode)
  }
}

/** Whether an episode, or one that it is compared with, is not yet compared. */
const isNearNew = (episodes: readonly Episode[], at: number): boolean =>
  episodes
    .slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
    .some(({ isCompared }) => !isCompared)
