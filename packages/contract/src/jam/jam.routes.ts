import * as z from 'zod/mini'
import type { Routes } from '../route.ts'
import {
  newSongFolderSchema,
  removedSongFolderSchema,
  songAgesSchema,
  songFolderListSchema,
  songFolderSchema,
} from './imports.ts'
import {
  jamBeatGridSchema,
  jamBeatListSchema,
  jamSongListSchema,
  jamSongSheetSchema,
  jamTrackIdSchema,
} from './jam.ts'
import {
  jamLeaderboardQuerySchema,
  jamLeaderboardSchema,
  jamWeekListSchema,
} from './leaderboard.ts'
import {
  jamQueueDoneSchema,
  jamQueueMoveSchema,
  jamQueueSchema,
  newJamQueueEntrySchema,
} from './queue.ts'
import { jamRoundIdSchema, jamRoundSchema, jamTakesSchema, newJamRoundSchema } from './rounds.ts'

const track = z.object({ id: jamTrackIdSchema })
const round = z.object({ id: jamRoundIdSchema })
const numbered = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
})
const sound = z.object({
  id: jamTrackIdSchema,
  version: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
})

const jam = { tag: 'jam', titles: 'none' } as const

/** Routes of the Jam Challenge. A song that is hidden from whoever asks is not there: song_not_found. */
export const JAM_ROUTES = {
  songs: {
    ...jam,
    method: 'GET',
    path: '/api/jam/songs',
    summary: 'The songs that can be sung',
    answer: jamSongListSchema,
  },
  song: {
    ...jam,
    method: 'GET',
    path: '/api/jam/songs/:id',
    summary: 'The notes and words of a song',
    params: track,
    answer: jamSongSheetSchema,
  },
  songSound: {
    ...jam,
    method: ['GET', 'HEAD'],
    path: '/api/jam/songs/:id/sound/:version',
    summary: 'The sound of a song, whole or by Range',
    params: sound,
    errors: [416],
  },
  beats: {
    ...jam,
    method: 'GET',
    path: '/api/jam/beats',
    summary: 'The beats to rap over',
    answer: jamBeatListSchema,
  },
  beat: {
    ...jam,
    method: 'GET',
    path: '/api/jam/beats/:id',
    summary: 'When the bars of a beat begin',
    params: track,
    answer: jamBeatGridSchema,
  },
  beatSound: {
    ...jam,
    method: ['GET', 'HEAD'],
    path: '/api/jam/beats/:id/sound/:version',
    summary: 'The sound of a beat, whole or by Range',
    params: sound,
    errors: [416],
  },
  openRound: {
    ...jam,
    method: 'POST',
    path: '/api/jam/rounds',
    summary: 'Begin to sing or rap',
    body: newJamRoundSchema,
    answer: jamRoundSchema,
    status: 201,
    errors: [404, 409],
  },
  round: {
    ...jam,
    method: 'GET',
    path: '/api/jam/rounds/:id',
    summary: 'A round that was opened on this device, and its scores',
    params: round,
    answer: jamRoundSchema,
  },
  take: {
    ...jam,
    method: 'POST',
    path: '/api/jam/rounds/:id/take',
    summary: 'Hand in what was sung, to be scored',
    params: round,
    body: jamTakesSchema,
    answer: jamRoundSchema,
    errors: [409, 413, 422],
  },
  leaderboard: {
    ...jam,
    method: 'GET',
    path: '/api/jam/leaderboard',
    summary: 'The House Leaderboard of a week',
    query: jamLeaderboardQuerySchema,
    answer: jamLeaderboardSchema,
  },
  weeks: {
    ...jam,
    method: 'GET',
    path: '/api/jam/leaderboard/weeks',
    summary: 'The champions of past weeks',
    answer: jamWeekListSchema,
  },
  queue: {
    ...jam,
    method: 'GET',
    path: '/api/jam/queue',
    summary: 'Who sings next',
    answer: jamQueueSchema,
  },
  enqueue: {
    ...jam,
    method: 'POST',
    path: '/api/jam/queue',
    summary: 'Queue for a song or a beat',
    body: newJamQueueEntrySchema,
    answer: jamQueueSchema,
    status: 201,
    errors: [404, 409],
  },
  moveInQueue: {
    ...jam,
    method: 'POST',
    path: '/api/jam/queue/:id/move',
    summary: 'Put somebody at another place of the queue',
    params: numbered,
    body: jamQueueMoveSchema,
    answer: jamQueueSchema,
  },
  leaveQueue: {
    ...jam,
    method: 'POST',
    path: '/api/jam/queue/:id/done',
    summary: 'Take an entry out of the queue, sung or not',
    params: numbered,
    body: jamQueueDoneSchema,
    answer: jamQueueSchema,
  },
  folders: {
    ...jam,
    method: 'GET',
    path: '/api/jam/folders',
    summary: 'Folders with songs that the family brought, and what became of their files',
    isForGrownUps: true,
    answer: songFolderListSchema,
  },
  addFolder: {
    ...jam,
    method: 'POST',
    path: '/api/jam/folders',
    summary: 'Import the UltraStar songs of a folder',
    isForGrownUps: true,
    body: newSongFolderSchema,
    answer: songFolderSchema,
    status: 201,
  },
  removeFolder: {
    ...jam,
    method: 'DELETE',
    path: '/api/jam/folders/:id',
    summary: 'Take the songs of a folder out; its files stay',
    isForGrownUps: true,
    params: numbered,
    answer: removedSongFolderSchema,
  },
  scanFolder: {
    ...jam,
    method: 'POST',
    path: '/api/jam/folders/:id/scan',
    summary: 'Look through a folder with songs again',
    isForGrownUps: true,
    params: numbered,
    answer: songFolderSchema,
  },
  stopFolder: {
    ...jam,
    method: 'POST',
    path: '/api/jam/folders/:id/stop',
    summary: 'Stop looking through a folder; what was read stays',
    isForGrownUps: true,
    params: numbered,
    answer: songFolderSchema,
  },
  ages: {
    ...jam,
    method: 'POST',
    path: '/api/jam/ages',
    summary: 'Say from which age imported songs are seen',
    isForGrownUps: true,
    body: songAgesSchema,
    answer: jamSongListSchema,
    errors: [404],
  },
} as const satisfies Routes
