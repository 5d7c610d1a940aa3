import { AppError } from '@starnest/contract/errors'
import type { JamTrack } from '@starnest/contract/jam/jam'
import { calmAnnouncements } from '../../domain/calm-announcements.ts'
import type { EncodingLimit } from '../../domain/media/encoding-limit.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { FolderPlaces } from '../../features/files/folders/folder-places.ts'
import { contentMarkOf } from '../../features/files/folders/scan/content-mark.ts'
import { sniffFile } from '../../features/files/receiving/sniffing/sniff-file.ts'
import type { DiskRoom } from '../../features/files/space/disk-room.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import { sourceFormatOf } from '../../features/ingest/source-format.ts'
import { SongFoldersService } from '../../features/jam/imports/song-folders.service.ts'
import { registerJam, type SendSound } from '../../features/jam/jam.routes.ts'
import {
  type LeaderboardDeps,
  LeaderboardService,
} from '../../features/jam/leaderboard/leaderboard.service.ts'
import { QueueService } from '../../features/jam/queue/queue.service.ts'
import { RoundsService } from '../../features/jam/rounds/rounds.service.ts'
import { openStageSocket } from '../../features/jam/stage/jam.socket.ts'
import { TakeFilmsService } from '../../features/jam/take-films/take-films.service.ts'
import { NO_TRACKS, type ShippedTracks } from '../../features/jam/tracks/shipped-tracks.ts'
import { TracksService } from '../../features/jam/tracks/tracks.service.ts'
import type { Nodes } from '../../ports/nodes.ts'
import type { Realtime } from '../../ports/realtime.ts'
import type { Slice, SliceParts } from '../slice.ts'

/** What the Jam Challenge is put together from, besides the engines. */
type JamParts = SliceParts & {
  realtime: Pick<Realtime, 'openChannel'>
  household: HouseholdService
  disk: Pick<DiskRoom, 'lend'>
  encoding: EncodingLimit
  timeZoneOf: LeaderboardDeps['timeZoneOf']
  /** Where Starnest keeps its own things: no folder of songs may lie there. */
  dataFolder: string
  sendStored: SendSound
  /** The music that ships; none unless given. */
  shipped: ShippedTracks | undefined
  nodes?: Nodes | undefined
}

/** How often pages are told at most while songs are imported. */
const TELL_EVERY_MS = 2000

/** How often what is over is forgotten. */
const TIDY_EVERY_MS = 3_600_000

/** How often films of takes are forgotten that nobody fetched. */
const TIDY_FILMS_EVERY_MS = 120_000

/** Puts the slice of the Jam Challenge together. */
export function openJam(parts: JamParts) {
  const { household, disk, dataFolder, jobs, log, shipped = NO_TRACKS } = parts
  const { announce, stop: stopTelling } = calmAnnouncements(parts.announceChange, {
    what: ['jam'],
    pauseMs: TELL_EVERY_MS,
  })
  const stage = openStageSocket(parts.realtime, {
    ...parts,
    describe: async (viewer) => (await household.describeViewer(viewer)).profile,
  })
  const { stageProfiles } = stage
  const tracks = new TracksService({ ...parts, shipped })
  const findTrack = (viewer: Viewer, track: JamTrack) => tracks.find(viewer, track)
  const rounds = new RoundsService({ ...parts, stageProfiles, findTrack })
  const leaderboard = new LeaderboardService(parts)
  const queue = new QueueService({
    ...parts,
    stageProfiles,
    maySee: (viewer, track) => findTrack(viewer, track).then(isThere, isHidden),
  })
  const places = new FolderPlaces({ dataFolder })
  const folders = new SongFoldersService({
    ...parts,
    onChanged: announce,
    isOfThisMachine: (householdId) => household.isOfThisMachine(householdId),
    findPlace: (path, others) => places.find(path, others),
    lendRoom: (need, work) => disk.lend(need, () => work()),
    formatOf,
    contentMarkOf,
  })
  const takeFilms = new TakeFilmsService({
    ...parts,
    formatOf,
    findSound: (viewer, track) => tracks.sound(viewer, track),
    lendRoom: (need, work) => disk.lend(need, () => work()),
  })
  const { sendStored: sendSound } = parts
  return {
    stage,
    tracks,
    takeFilms,
    async start() {
      await tracks.start().catch((error: unknown) => {
        log.error({ err: error }, 'The music that ships could not be found')
      })
      await folders.start()
      await takeFilms.start()
      await jobs.repeat({
        name: 'tidy-jam-films',
        everyMs: TIDY_FILMS_EVERY_MS,
        work: () => takeFilms.tidy(),
      })
      await jobs.repeat({
        name: 'tidy-jam',
        everyMs: TIDY_EVERY_MS,
        work: async () => {
          await rounds.tidy()
          await queue.tidy()
        },
      })
    },
    stop() {
      stage.close()
      stopTelling()
    },
    register: (app) =>
      registerJam(app, { tracks, rounds, leaderboard, queue, folders, takeFilms, sendSound }),
  } satisfies Slice & { stage: typeof stage; tracks: TracksService; takeFilms: TakeFilmsService }
}

/** How the engine opens a file, by its first bytes. */
async function formatOf(path: string, sizeBytes: number) {
  const kind = await sniffFile(path, sizeBytes)
  return kind && sourceFormatOf(`file.${kind.extension}`)
}

const isThere = () => true

/** Whether it is hidden that was asked for; another failure is one. */
function isHidden(error: unknown): false {
  if (error instanceof AppError && error.code === 'song_not_found') return false
  throw error
}
