import * as z from 'zod/mini'
import { fileProblemSchema } from '../files/file-problems.ts'
import { jamModeSchema, jamTrackIdSchema } from './jam.ts'

/** Bytes of a recorded voice of which a film is made, at most: the longest film as pages record it, at 96 kbit/s. */
export const MAX_TAKE_VOICE_BYTES = 9 * 1024 * 1024

/** Bytes of the picture that stands in the film, at most. */
export const MAX_TAKE_CARD_BYTES = 1024 * 1024

/** Longest film of a take, milliseconds: the longest song that is taken in, and what rings after it. */
export const MAX_TAKE_FILM_MS = 11 * 60_000

/** How long the film of a take waits on the server to be fetched, milliseconds. */
export const TAKE_FILM_KEPT_MS = 10 * 60_000

/** How the film of a take stands. */
export const TAKE_FILM_STATES = ['queued', 'running', 'failed', 'done'] as const

/** Field of the form in which the recorded voice comes. */
export const TAKE_VOICE_FIELD = 'voice'

/** Field of the form in which the picture comes that stands in the film. */
export const TAKE_CARD_FIELD = 'card'

/** A place in a track's sound, milliseconds. A recording may begin a little before the sound does. */
const placeMs = z.coerce.number().check(z.minimum(-60_000), z.maximum(3_600_000))

/** POST /api/jam/take-films, its query: what a recorded voice was sung to, and where. The page that recorded the
 *  voice asks for the film, once a grown-up there has asked for it, and sends a form: in its field "voice" WebM, MP4,
 *  Ogg or WAV with sound, in its field "card" the picture that stands in the film, a PNG. */
export const newTakeFilmSchema = z
  .strictObject({
    mode: jamModeSchema,
    trackId: jamTrackIdSchema,
    fromMs: placeMs.check(z.minimum(0), z.describe('Where the film begins in the sound')),
    toMs: placeMs.check(z.describe('Where it ends, later than that')),
    voiceFromMs: placeMs.check(z.describe('Where the recording begins in the sound')),
  })
  .check(
    z.refine(({ fromMs, toMs }) => toMs > fromMs && toMs - fromMs <= MAX_TAKE_FILM_MS, {
      error: 'a film lasts up to eleven minutes',
      path: ['toMs'],
    }),
  )
export type NewTakeFilm = z.infer<typeof newTakeFilmSchema>

/** GET and DELETE below a film of a take. */
export const takeFilmIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/), z.describe('128 random bits in base64url'))

/** The film of a take. */
export const takeFilmSchema = z.object({
  id: z.string(),
  state: z.enum(TAKE_FILM_STATES),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  reason: z.nullable(z.string()).check(z.describe('Why it failed, as an English sentence')),
  problem: z.nullable(fileProblemSchema).check(z.describe('The same for any language')),
  downloadUrl: z.nullable(z.string()).check(z.describe('null: it is not done')),
})
export type TakeFilm = z.infer<typeof takeFilmSchema>
