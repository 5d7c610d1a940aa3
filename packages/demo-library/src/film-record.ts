import { z } from 'zod'

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)

/** What was measured of a video. Its place in `film.json` is beside the hash of the same file. */
export const videoFactsSchema = z.object({
  seconds: z.number().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  framesPerSecond: z.string().describe('A fraction, as ffprobe gives it: 24/1'),
  codec: z.string(),
  profile: z.string(),
  level: z.int().describe('31 is level 3.1'),
  audio: z.object({ codec: z.string(), sampleRate: z.int() }).optional(),
  keyFrames: z.object({
    count: z.int(),
    offSeconds: z.number().describe('Furthest that one stands from its place, every two seconds'),
  }),
  indexInFront: z.boolean(),
  loudness: z
    .object({ lufs: z.number(), truePeak: z.number() })
    .optional()
    .describe('EBU R 128; none: no sound'),
  firstPictureBlack: z.number().min(0).max(1).describe('Share of its first picture that is black'),
})
export type VideoFacts = z.infer<typeof videoFactsSchema>

/** What the golden frames of a film were drawn with. When one changes, they are drawn anew; of the browser its
 *  branch counts. */
export const goldenSourceSchema = z.object({
  code: sha256Schema.describe('Of the shots, the kit they use, the drawing page and the font'),
  three: z.string().describe('Version of three.js'),
  browser: z.string(),
})
export type GoldenSource = z.infer<typeof goldenSourceSchema>

/** What film.json keeps of how a film was made: hashes of all it was made from and of all that was
 *  made, and what was measured of it. */
export const filmRecordSchema = z.object({
  code: z
    .object({ film: sha256Schema, trailer: sha256Schema.optional() })
    .describe('Of the script and the kit it uses, without about.ts'),
  files: z.record(z.string(), sha256Schema).describe('Every made file of its folder'),
  measuredWith: z.string().describe('Version of ffmpeg'),
  videos: z.record(z.string(), videoFactsSchema),
  golden: goldenSourceSchema,
})
export type FilmRecord = z.infer<typeof filmRecordSchema>
