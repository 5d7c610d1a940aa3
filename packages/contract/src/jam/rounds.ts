import * as z from 'zod/mini'
import { lineOfText } from '../text/checked-text.ts'
import { jamDifficultySchema, jamModeSchema, jamTrackIdSchema, lyricOffsetSchema } from './jam.ts'

/** Singers of one round. */
export const MAX_JAM_SINGERS = 4

/** Characters of a guest's name. */
export const MAX_GUEST_NAME_CHARACTERS = 24

/** Milliseconds of a challenge. Source: specification §9, "Jam". */
export const JAM_CHALLENGE_MS = 30_000

/** Milliseconds for which a round can be handed in after its track would have ended: pauses, a song begun
 *  anew, a slow line. */
export const JAM_ROUND_GRACE_MS = 30 * 60_000

/** Bytes of the pitch frames of one take, at most. */
export const MAX_JAM_FRAME_BYTES = 512 * 1024

/** Onsets of one freestyle take: ten in a second, for ten minutes. */
export const MAX_JAM_ONSETS = 6000

/** `full`: the whole track; `challenge30`: 30 seconds of it. */
export const JAM_ROUND_KINDS = ['full', 'challenge30'] as const
/** One of {@link JAM_ROUND_KINDS}. */
export const jamRoundKindSchema = z.enum(JAM_ROUND_KINDS)
export type JamRoundKind = z.infer<typeof jamRoundKindSchema>

const profileId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** Who sings: somebody of the family, or a guest, who takes part and is never listed. */
export const jamSingerSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('profile'), profileId }),
  z.strictObject({ is: z.literal('guest'), name: lineOfText(MAX_GUEST_NAME_CHARACTERS) }),
])
export type JamSinger = z.infer<typeof jamSingerSchema>

/** POST /api/jam/rounds. Without singers the active profile sings alone. A profile may sing when it watches
 *  here, or stands on the stage of this screen with a phone of its own. */
export const newJamRoundSchema = z.strictObject({
  mode: jamModeSchema,
  trackId: jamTrackIdSchema,
  kind: jamRoundKindSchema,
  difficulty: z._default(jamDifficultySchema, 'Medium'),
  isPractice: z._default(z.boolean(), false).check(z.describe('Nothing is scored or kept')),
  singers: z.optional(z.array(jamSingerSchema).check(z.minLength(1), z.maxLength(MAX_JAM_SINGERS))),
})
export type NewJamRound = z.infer<typeof newJamRoundSchema>

/** One singer's score. */
export const jamScoreSchema = z.object({
  score: z
    .int()
    .check(
      z.nonnegative(),
      z.describe('300 (karaoke) or 250 (freestyle) and 0 to 199, by the points'),
    ),
  points: z
    .int()
    .check(
      z.minimum(0),
      z.maximum(10_000),
      z.describe('How well, of 10,000. With 0 the leaderboard does not count it'),
    ),
})
export type JamScore = z.infer<typeof jamScoreSchema>

/** A singer of a round and what came of it. `number` is its place, from 1. */
export const jamRoundSingerSchema = z.object({
  number: z.int().check(z.minimum(1), z.maximum(MAX_JAM_SINGERS)),
  profileId: z.nullable(profileId).check(z.describe('null: a guest')),
  name: z.string(),
  result: z.nullable(jamScoreSchema).check(z.describe('null: not handed in yet, or practice')),
})
export type JamRoundSinger = z.infer<typeof jamRoundSingerSchema>

/** A round. What is sung lies between `fromMs` and `toMs` of the track's sound. */
export const jamRoundSchema = z.object({
  id: z.string(),
  mode: jamModeSchema,
  trackId: jamTrackIdSchema,
  kind: jamRoundKindSchema,
  difficulty: jamDifficultySchema,
  isPractice: z.boolean(),
  fromMs: z.number().check(z.nonnegative()),
  toMs: z.number().check(z.positive()),
  openedAtMs: z.number().check(z.describe("By the server's clock, milliseconds since 1970")),
  expiresAtMs: z.number().check(z.describe('Until when it can be handed in')),
  serverNowMs: z.number().check(z.describe('When this was answered')),
  isOver: z.boolean().check(z.describe('Handed in, or expired')),
  singers: z.array(jamRoundSingerSchema),
})
export type JamRound = z.infer<typeof jamRoundSchema>

/** GET and POST below a round. */
export const jamRoundIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/), z.describe('128 random bits in base64url'))

const base64Characters = Math.ceil(MAX_JAM_FRAME_BYTES / 3) * 4

/** What one singer sang. `frames` are its pitch frames as bytes (`encodePitchFrames` of @starnest/jam), in
 *  base64: where in the track's sound, how high, how loud. Sound itself is never sent. */
export const jamTakeSchema = z.strictObject({
  number: z.int().check(z.minimum(1), z.maximum(MAX_JAM_SINGERS)),
  voice: z
    ._default(z.int().check(z.minimum(0), z.maximum(1)), 0)
    .check(z.describe('Which voice of a duet; 0: the first')),
  delayMs: z
    .number()
    .check(z.minimum(0), z.maximum(1000), z.describe('How late the microphone hears')),
  lyricOffsetMs: z
    ._default(lyricOffsetSchema, 0)
    .check(z.describe('Karaoke: by how much the words and notes were shifted on the screen')),
  frames: z.base64().check(z.maxLength(base64Characters)),
  onsetsMs: z
    ._default(
      z
        .array(z.number().check(z.minimum(0), z.maximum(3_600_000)))
        .check(z.maxLength(MAX_JAM_ONSETS)),
      [],
    )
    .check(z.describe('Freestyle: where syllables began in the sound, rising')),
})
export type JamTake = z.infer<typeof jamTakeSchema>

/** POST /api/jam/rounds/:id/take: the takes of all who sang, which ends the round. */
export const jamTakesSchema = z.strictObject({
  takes: z.array(jamTakeSchema).check(z.minLength(1), z.maxLength(MAX_JAM_SINGERS)),
})
export type JamTakes = z.infer<typeof jamTakesSchema>

/** Why a take is not taken: details.reason of the answer take_refused. `unreadable`: the frames are none;
 *  `wrong_singer`: a place that nobody sings at, or twice; `wrong_kind`: onsets for a song. The others are
 *  those of `TakeProblem` in @starnest/jam. */
export const JAM_TAKE_REFUSALS = [
  'unreadable',
  'longer_than_elapsed',
  'in_the_future',
  'before_the_take',
  'beyond_the_song',
  'tone_without_sound',
  'impossible_syllables',
  'wrong_singer',
  'wrong_kind',
] as const
/** One of {@link JAM_TAKE_REFUSALS}. */
export const jamTakeRefusalSchema = z.enum(JAM_TAKE_REFUSALS)
export type JamTakeRefusal = z.infer<typeof jamTakeRefusalSchema>
