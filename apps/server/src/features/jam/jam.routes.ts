import multipart from '@fastify/multipart'
import { AppError } from '@starnest/contract/errors'
import type { JamMode } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { MAX_JAM_FRAME_BYTES, MAX_JAM_SINGERS } from '@starnest/contract/jam/rounds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import { serve } from '../../http/serve.ts'
import type { SongFoldersService } from './imports/song-folders.service.ts'
import type { LeaderboardService } from './leaderboard/leaderboard.service.ts'
import type { QueueService } from './queue/queue.service.ts'
import type { RoundsService } from './rounds/rounds.service.ts'
import { RECORDING_LIMITS, readRecording } from './take-films/read-recording.ts'
import type { TakeFilmsService } from './take-films/take-films.service.ts'
import type { TracksService } from './tracks/tracks.service.ts'

/** Frames as base64 have a third more bytes, and onsets as JSON some 120 kB. */
const TAKES_LIMIT_BYTES = MAX_JAM_SINGERS * (2 * MAX_JAM_FRAME_BYTES)

/** Numbers of 2,000 songs. */
const AGES_LIMIT_BYTES = 128 * 1024

/** Sends a file of storage, whole or by Range, as long as `stillMay` lets the viewer have what
 *  `address` names. @throws AppError media_not_found */
export type SendSound = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: {
    key: string
    contentType: string
    address: string
    stillMay: (viewer: Viewer) => Promise<void>
  },
) => Promise<unknown>

/** The services that the calls ask. */
export type JamServices = {
  tracks: TracksService
  rounds: RoundsService
  leaderboard: LeaderboardService
  queue: QueueService
  folders: SongFoldersService
  takeFilms: TakeFilmsService
}

/** The calls of the Jam Challenge. */
export function registerJam(
  app: FastifyInstance,
  { sendSound, ...services }: JamServices & { sendSound: SendSound },
): void {
  registerTracks(app, services.tracks, sendSound)
  registerRounds(app, services)
  registerTakeFilms(app, services.takeFilms, sendSound)
  registerQueue(app, services.queue)
  registerImports(app, services)
}

function registerTracks(app: FastifyInstance, tracks: TracksService, sendSound: SendSound): void {
  serve(app, JAM_ROUTES.songs, ({ viewer }) => tracks.songs(viewer))
  serve(app, JAM_ROUTES.song, ({ viewer, params: { id } }) => tracks.sheet(viewer, id))
  serve(app, JAM_ROUTES.setLyricOffset, ({ viewer, params: { id }, body: { lyricOffsetMs } }) =>
    tracks.setLyricOffset(viewer, id, lyricOffsetMs),
  )
  serve(app, JAM_ROUTES.beats, () => tracks.beats())
  serve(app, JAM_ROUTES.beat, ({ params: { id } }) => tracks.grid(id))
  const soundOf = async (viewer: Viewer, asked: { mode: JamMode; id: string; version: string }) => {
    const { mode, id: trackId, version } = asked
    const sound = await tracks.sound(viewer, { mode, trackId })
    if (sound.version !== version) throw new AppError('media_not_found')
    return sound
  }
  for (const [route, mode] of [
    [JAM_ROUTES.songSound, 'karaoke'],
    [JAM_ROUTES.beatSound, 'freestyle'],
  ] as const) {
    serve(app, route, async (request, reply) => {
      const asked = { mode, ...request.params }
      const { key } = await soundOf(request.viewer, asked)
      return sendSound(request, reply, {
        key,
        contentType: 'audio/webm',
        address: `jam/${mode}/${asked.id}/${asked.version}`,
        stillMay: async (viewer) => void (await soundOf(viewer, asked)),
      })
    })
  }
}

function registerRounds(
  app: FastifyInstance,
  { rounds, leaderboard }: Pick<JamServices, 'rounds' | 'leaderboard'>,
): void {
  serve(app, JAM_ROUTES.openRound, ({ viewer, body }) => rounds.open(viewer, body))
  serve(app, JAM_ROUTES.round, ({ viewer, params: { id } }) => rounds.find(viewer, id))
  serve(
    app,
    JAM_ROUTES.take,
    ({ viewer, params: { id }, body }) => rounds.handIn(viewer, id, body),
    { bodyLimit: TAKES_LIMIT_BYTES },
  )
  serve(app, JAM_ROUTES.leaderboard, ({ viewer, query: { week } }) =>
    leaderboard.week(viewer, week),
  )
  serve(app, JAM_ROUTES.weeks, ({ viewer }) => leaderboard.weeks(viewer))
}

function registerTakeFilms(
  app: FastifyInstance,
  takeFilms: TakeFilmsService,
  sendStored: SendSound,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false, limits: RECORDING_LIMITS })
    serve(scope, JAM_ROUTES.makeTakeFilm, (request) =>
      takeFilms.begin(request.viewer, request.query, () => readRecording(request)),
    )
  })
  serve(app, JAM_ROUTES.takeFilm, ({ viewer, params: { id } }) => takeFilms.state(viewer, id))
  serve(app, JAM_ROUTES.removeTakeFilm, ({ viewer, params: { id } }) =>
    takeFilms.remove(viewer, id),
  )
  serve(app, JAM_ROUTES.takeFilmBytes, async (request, reply) => {
    const { id } = request.params
    const { key } = await takeFilms.film(request.viewer, id)
    reply.header('Content-Disposition', 'attachment; filename="film.mp4"')
    return sendStored(request, reply, {
      key,
      contentType: 'video/mp4',
      address: `jam/take-film/${id}`,
      stillMay: async (viewer) => void (await takeFilms.film(viewer, id)),
    })
  })
}

function registerQueue(app: FastifyInstance, queue: QueueService): void {
  serve(app, JAM_ROUTES.queue, ({ viewer }) => queue.list(viewer))
  serve(app, JAM_ROUTES.enqueue, ({ viewer, body }) => queue.add(viewer, body))
  serve(app, JAM_ROUTES.moveInQueue, ({ viewer, params: { id }, body: { place } }) =>
    queue.move(viewer, id, place),
  )
  serve(app, JAM_ROUTES.leaveQueue, ({ viewer, params: { id }, body: { hasSung } }) =>
    queue.done(viewer, { id, hasSung }),
  )
}

function registerImports(
  app: FastifyInstance,
  { folders, tracks }: Pick<JamServices, 'folders' | 'tracks'>,
): void {
  serve(app, JAM_ROUTES.folders, ({ viewer }) => folders.list(viewer))
  serve(app, JAM_ROUTES.addFolder, ({ viewer, body: { path } }) => folders.add(viewer, path))
  serve(app, JAM_ROUTES.removeFolder, ({ viewer, params: { id } }) => folders.remove(viewer, id))
  serve(app, JAM_ROUTES.scanFolder, ({ viewer, params: { id } }) => folders.scan(viewer, id))
  serve(app, JAM_ROUTES.stopFolder, ({ viewer, params: { id } }) => folders.stop(viewer, id))
  serve(app, JAM_ROUTES.ages, ({ viewer, body }) => tracks.setAges(viewer, body), {
    bodyLimit: AGES_LIMIT_BYTES,
  })
}
