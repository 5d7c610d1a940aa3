import * as z from 'zod/mini'
import type { Channel } from '../realtime.ts'
import { lineOfText } from '../text/checked-text.ts'
import { jamTrackSchema } from './jam.ts'
import { MAX_GUEST_NAME_CHARACTERS, MAX_JAM_SINGERS } from './rounds.ts'

/** Pages that a household's jam holds: screens and phones. */
export const MAX_JAM_MEMBERS = 16

/** Stages of one household at once. */
export const MAX_JAM_STAGES = 4

/** Minutes for which the code of a stage is good; then the screen is given another. Who is on stays. */
export const JAM_CODE_MINUTES = 15

/** Milliseconds for which a stage waits for its screen, and keeps the place of a phone, when their lines
 *  have broken. */
export const JAM_STAGE_WAIT_MS = 30_000

/** Milliseconds after which the screen says again where the song is. */
export const JAM_POSITION_EVERY_MS = 2000

/** Pitch frames in one bundle. A phone hears about 94 a second, and sends bundles of some 75 ms. */
export const MAX_JAM_BUNDLE_FRAMES = 64

/** What a phone joins with: six letters and digits that cannot be mistaken for each other. */
export const jamCodeSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.maxLength(6), z.regex(/^[2-9A-HJ-NP-Z]{6}$/))

/** Frames of one phone, counted, so that the screen sees what was lost. As `PitchFrames` of @starnest/jam:
 *  frame `i` was heard at `startMs + i * hopMs` of the song. Numbers only: sound never leaves the phone. */
export const jamBundleSchema = z
  .strictObject({
    sequence: z.int().check(z.nonnegative(), z.maximum(10_000_000)),
    startMs: z.number().check(z.minimum(-60_000), z.maximum(3_600_000)),
    hopMs: z.number().check(z.minimum(5), z.maximum(50)),
    tones: z
      .array(z.nullable(z.int().check(z.minimum(-7200), z.maximum(7200))))
      .check(z.maxLength(MAX_JAM_BUNDLE_FRAMES), z.describe('Cents from C4; null: no voice')),
    loudness: z
      .array(z.int().check(z.minimum(0), z.maximum(255)))
      .check(z.maxLength(MAX_JAM_BUNDLE_FRAMES), z.describe('0 to 255, as many as tones')),
    onsetsMs: z
      .array(z.number().check(z.minimum(0), z.maximum(3_600_000)))
      .check(z.maxLength(MAX_JAM_BUNDLE_FRAMES), z.describe('Freestyle: beginnings of syllables')),
  })
  .check(
    z.refine(
      ({ tones, loudness }) => tones.length === loudness.length,
      'has to have as many loudnesses as tones',
    ),
  )
export type JamBundle = z.infer<typeof jamBundleSchema>

/** Where the song is, as the screen says: while it plays, at `positionMs` when the server's clock showed
 *  `atMs`, and later by as much as has gone by since. Of the track only its id: a page asks for more as its
 *  own viewer. */
export const jamPositionSchema = z.strictObject({
  track: z.nullable(jamTrackSchema),
  state: z.enum(['waiting', 'counting', 'playing', 'paused', 'over']),
  positionMs: z.number().check(z.minimum(-60_000), z.maximum(3_600_000)),
  atMs: z.number().check(z.nonnegative()),
})
export type JamPosition = z.infer<typeof jamPositionSchema>

const singerNumber = z.int().check(z.minimum(1), z.maximum(MAX_JAM_SINGERS))

/** A phone comes to a stage. Without a number it is given the lowest that is free. A device that has a place
 *  keeps it when the code has changed since. */
export const jamJoinSchema = z.strictObject({
  code: jamCodeSchema,
  guestName: z
    .nullable(lineOfText(MAX_GUEST_NAME_CHARACTERS))
    .check(z.describe("null: sings as its device's active profile")),
  number: z.optional(singerNumber),
  delayMs: z
    ._default(z.number().check(z.minimum(0), z.maximum(1000)), 0)
    .check(z.describe('How late its microphone hears; the screen hands it in with the take')),
})
export type JamJoin = z.infer<typeof jamJoinSchema>

/** A phone on the stage. */
export const jamStageSingerSchema = z.object({
  memberId: z.string().check(z.describe('Of its connection; another one when it came again')),
  number: singerNumber,
  profileId: z.nullable(z.int()).check(z.describe('null: a guest')),
  name: z.string(),
  avatar: z.nullable(z.string()).check(z.describe('An emoji; null: a guest')),
  delayMs: z.number(),
  isReady: z.boolean(),
  isConnected: z.boolean(),
})
export type JamStageSinger = z.infer<typeof jamStageSingerSchema>

/** The stage as those on it see it. `screen`: this page is the screen; `singer`: one of the phones, with
 *  its number. */
export const jamStageSchema = z.discriminatedUnion('as', [
  z.object({
    as: z.literal('screen'),
    code: z.string(),
    codeExpiresAtMs: z.number(),
    singers: z.array(jamStageSingerSchema),
  }),
  z.object({
    as: z.literal('singer'),
    number: singerNumber,
    isScreenConnected: z.boolean(),
    singers: z.array(jamStageSingerSchema),
  }),
])
export type JamStage = z.infer<typeof jamStageSchema>

/** Why a page is on no stage any more. */
export const JAM_OFF_REASONS = ['left', 'removed', 'closed', 'screen_gone', 'switched'] as const
/** One of {@link JAM_OFF_REASONS}. `switched`: another profile watches on the device now. */
export const jamOffReasonSchema = z.enum(JAM_OFF_REASONS)
export type JamOffReason = z.infer<typeof jamOffReasonSchema>

/** How a screen and the phones that sing for it speak. Each event is answered with null, or with a code:
 *  stage_not_found for a code that is wrong or over, stage_full, and those of every channel. */
export const JAM_CHANNEL = {
  name: '/jam',
  clientEvents: {
    /** A page becomes a screen, or says again that it is one: it is sent `stage`. */
    open: z.strictObject({}),
    join: jamJoinSchema,
    ready: z.boolean(),
    /** A phone's frames, for its screen only. */
    bundle: jamBundleSchema,
    /** The screen's word on where the song is, for its phones. */
    position: jamPositionSchema,
    /** The screen puts a singer off. */
    remove: z.strictObject({ number: singerNumber }),
    /** A phone leaves, or the screen ends its stage. */
    leave: z.strictObject({}),
  },
  serverEvents: {
    stage: jamStageSchema,
    off: z.object({ reason: jamOffReasonSchema }),
    bundle: z.object({ number: singerNumber, bundle: jamBundleSchema }),
    position: jamPositionSchema,
  },
} as const satisfies Channel
