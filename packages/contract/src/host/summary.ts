import * as z from 'zod/mini'
import { ageRatingSchema } from '../age-rating.ts'

/** How a film feels. */
export const MOODS = [
  ...([
    'funny',
    'scary',
    'calm',
    'exciting',
    'sad',
    'heartwarming',
    'magical',
    'romantic',
  ] as const),
] as const
/** One of {@link MOODS}. */
export const moodSchema = z.enum(MOODS)
export type Mood = z.infer<typeof moodSchema>

/** What a summary is taken from. */
export const SUMMARY_SOURCES = ['captions', 'description'] as const

/** Sentences that a summary has at most. */
export const MAX_SUMMARY_SENTENCES = 3

/** What GET /api/animations/{id}/summary answers: sentences of the title itself, none of its last third. */
export const titleSummarySchema = z.object({
  titleId: z.int().check(z.positive()),
  title: z.string(),
  source: z.enum(SUMMARY_SOURCES),
  language: z.nullable(z.string()).check(z.describe('Of the sentences, BCP 47; null: not known')),
  sentences: z.array(z.string()).check(z.maxLength(MAX_SUMMARY_SENTENCES)),
  moods: z
    .array(
      z.object({
        mood: moodSchema,
        evidence: z.array(z.string()).check(z.describe('Words of the title that say so')),
      }),
    )
    .check(z.describe('The strongest first; empty: nothing says')),
  sounds: z
    .array(z.string())
    .check(z.describe('Loud or frightening sounds that its captions name, as they name them')),
  duration: z.number().check(z.nonnegative(), z.describe('Seconds')),
  rating: z.nullable(ageRatingSchema),
  imdbRating: z.nullable(z.number()).check(z.describe('0 to 10; null: nobody has rated it')),
})
export type TitleSummary = z.infer<typeof titleSummarySchema>
