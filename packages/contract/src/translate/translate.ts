import * as z from 'zod/mini'
import { animationIdSchema } from '../catalog/catalog.ts'
import { lineOfText } from '../text/checked-text.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../text/languages.ts'
import { captionKindSchema } from '../watch/captions.ts'

/** Characters (UTF-16 units) of a text that is translated at once. */
export const MAX_TEXT_CHARACTERS = 5_000
/** Characters (UTF-16 units) of a script that subtitles are made of. */
export const MAX_SCRIPT_CHARACTERS = 1_000_000
/** Cues of one caption track that is attached to a title: as many as are read of a file. */
export const MAX_CAPTION_CUES = 20_000
/** Characters (UTF-16 units) of one cue that is attached. */
export const MAX_CUE_CHARACTERS = 1_000
/** Characters (UTF-16 units) of one caption track, all its cues together: as many as are read of a file. */
export const MAX_CAPTION_CHARACTERS = 2_000_000
/** Characters of what a caption track is called: as many as are kept of a film's own tracks. */
const MAX_CAPTION_LABEL_CHARACTERS = 100
/** Latest second at which a cue may end: a day. */
export const MAX_CUE_SECONDS = 86_400

const LANGUAGE_CODES = INTERFACE_LANGUAGES.map(({ code }) => code) as [
  InterfaceLanguage,
  ...InterfaceLanguage[],
]

/** Code of one of the twelve languages that texts are translated into. Source: specification §3. */
export const translationLanguageSchema = z.enum(LANGUAGE_CODES)

/** A language that was found out, or that nobody can tell from so few words. */
const foundLanguageSchema = z.enum([...LANGUAGE_CODES, 'unknown'])
export type FoundLanguage = z.infer<typeof foundLanguageSchema>

/** What can translate on the server. `memory` holds texts that people have translated and read. The
 *  browser's own translator is known to the page alone. */
export const TRANSLATION_ENGINES = [
  'memory',
  'bergamot',
  'libretranslate',
  'language-model',
  'apertium',
] as const
/** One of {@link TRANSLATION_ENGINES}. */
export type TranslationEngine = (typeof TRANSLATION_ENGINES)[number]

/** Where a confidence comes from. `exact`: the memory has the text. `similarity`: it has a similar one.
 *  `quality-scores`: the model's own for this text. `published`: what its makers measured for the
 *  model, not for this text. `round-trip`: translated back, it is that like the source. `known-words`:
 *  share of words that the dictionary has, times 0.6. `mixed`: several of these. `none`: nothing was
 *  translated, or nothing is known; the confidence is 0. */
export const CONFIDENCE_BASES = [
  ...(['exact', 'similarity', 'quality-scores', 'published', 'round-trip'] as const),
  ...(['known-words', 'mixed', 'none'] as const),
] as const
/** One of {@link CONFIDENCE_BASES}. */
export type ConfidenceBasis = (typeof CONFIDENCE_BASES)[number]

/** Why a text, or a part of it, stands as it was written. `same_language`: it is in that language
 *  already. `language_unknown`: too short or unclear to tell its language, and the memory does not know
 *  it. `no_engine`: none for these two languages is set up. `engines_failed`: one is, and did not
 *  answer. */
export const UNTRANSLATED_REASONS = [
  'same_language',
  'language_unknown',
  'no_engine',
  'engines_failed',
] as const
/** One of {@link UNTRANSLATED_REASONS}. */
export type UntranslatedReason = (typeof UNTRANSLATED_REASONS)[number]

const confidenceSchema = z.number().check(z.minimum(0), z.maximum(1))

const translationShape = {
  sourceLanguage: foundLanguageSchema,
  confidence: confidenceSchema.check(z.describe('Mean, weighted by length')),
  confidenceBasis: z.enum(CONFIDENCE_BASES),
  engine: z.enum([...TRANSLATION_ENGINES, 'none']).check(z.describe('That translated most of it')),
  reason: z
    .nullable(z.enum(UNTRANSLATED_REASONS))
    .check(z.describe('Why the whole or parts stand as written; null: all is translated')),
  untranslatedShare: confidenceSchema.check(
    z.describe('Share of the text that stands as written, by length'),
  ),
}

/** POST /api/ai/translate. Source: specification §7. */
export const translateRequestSchema = z.object({
  text: z.string().check(z.maxLength(MAX_TEXT_CHARACTERS), z.regex(/\S/, 'is empty')),
  targetLanguage: translationLanguageSchema,
})

/** What a text is answered with. Where nothing translates it, `translatedText` is the source text,
 *  `confidence` 0 and `reason` says why. Source: specification §3. */
export const translateAnswerSchema = z.object({ translatedText: z.string(), ...translationShape })
export type TranslateAnswer = z.infer<typeof translateAnswerSchema>

/** One subtitle: when it is read, in seconds from the beginning, and its lines. */
export const subtitleSchema = z.object({
  startTime: z.number().check(z.nonnegative(), z.describe('Seconds')),
  endTime: z.number().check(z.nonnegative(), z.describe('Seconds')),
  text: z.string(),
})
export type Subtitle = z.infer<typeof subtitleSchema>

/** POST /api/ai/subtitles. With a title, its length and, where the sound is known, its speech say when
 *  cues stand. Source: specification §7. */
export const subtitlesRequestSchema = z.object({
  script: z.string().check(z.maxLength(MAX_SCRIPT_CHARACTERS), z.regex(/\S/, 'is empty')),
  targetLanguage: translationLanguageSchema,
  titleId: z.optional(animationIdSchema),
})

/** What a script is answered with. Source: specification §3. */
export const subtitlesAnswerSchema = z.object({
  subtitles: z.array(subtitleSchema),
  timing: z
    .enum(['reading', 'speech', 'script'])
    .check(
      z.describe(
        'reading: by how long each takes to read. speech: where somebody speaks in the title. script: the script was a subtitle file and brought its own',
      ),
    ),
  overflowSeconds: z
    .number()
    .check(z.nonnegative(), z.describe('By which they go on after the title has ended')),
  tooFast: z
    .int()
    .check(z.nonnegative(), z.describe('Cues that go by faster than they can be read')),
  ...translationShape,
})
export type SubtitlesAnswer = z.infer<typeof subtitlesAnswerSchema>

/** Two languages, as 'en-es': from English into Spanish. */
export const languagePairSchema = z
  .string()
  .check(
    z.regex(/^[a-z]{2}-[a-z]{2}$/),
    z.refine(isPair, 'has to be two different ones of the twelve languages'),
  )

function isPair(text: string): boolean {
  const [source, target] = text.split('-')
  const isKnown = (code?: string) => LANGUAGE_CODES.some((one) => one === code)
  return source !== target && isKnown(source) && isKnown(target)
}

/** Why an engine or a model is not ready. Grown-ups can do something about each:
 *  `not_configured`: its setting names no address. `not_installed`: the program is not on the machine.
 *  `not_allowed`: a parent has not turned it on for this child. `no_answer`: it does not answer at its
 *  address. `refused`: it refuses the key. `odd_answer`: what answers there is something else.
 *  `no_models`: none was fetched or put into the folder. `no_list`: no list says where models are
 *  fetched from. `not_listed`: the list has no model for this pair. `no_network`: the fetch broke off;
 *  it goes on from there. `wrong_hash`, `wrong_size`: what came is not the file of the list. `no_room`:
 *  the disk is full. `unreadable`: the file is no model. `no_filter`: this ffmpeg has no whisper filter,
 *  version 8 or later may. `no_sound`: the title has none. `broke_off`: the program ended early.
 *  `captions_changed`: somebody changed the captions that were to be replaced; theirs stay. */
export const ENGINE_PROBLEMS = [
  ...(['not_configured', 'not_installed', 'not_allowed', 'no_answer', 'refused'] as const),
  ...(['odd_answer', 'no_models', 'no_list', 'not_listed', 'no_network'] as const),
  ...(['wrong_hash', 'wrong_size', 'no_room', 'unreadable', 'no_filter'] as const),
  ...(['no_sound', 'broke_off', 'captions_changed'] as const),
] as const
/** One of {@link ENGINE_PROBLEMS}. */
export type EngineProblem = (typeof ENGINE_PROBLEMS)[number]

const problemSchema = z.nullable(z.enum(ENGINE_PROBLEMS))
const placeSchema = z
  .nullable(z.string())
  .check(z.describe('Address or folder, never a key; null for whoever is no grown-up'))

/** The model of one pair of languages. */
export const translationModelSchema = z.object({
  pair: languagePairSchema,
  state: z.enum(['ready', 'missing', 'downloading', 'failed']),
  problem: problemSchema,
  bytes: z.nullable(z.int().check(z.nonnegative())).check(z.describe('Of all its files')),
  receivedBytes: z.int().check(z.nonnegative()),
  licence: z.nullable(z.string()),
})
export type TranslationModel = z.infer<typeof translationModelSchema>

/** How one engine is doing. */
export const translationEngineSchema = z.object({
  engine: z.enum(TRANSLATION_ENGINES),
  state: z.enum(['ready', 'missing', 'failed']),
  problem: problemSchema,
  place: placeSchema,
  pairs: z
    .array(languagePairSchema)
    .check(z.describe('That it translates now, whether by way of English or not')),
})
export type TranslationEngineState = z.infer<typeof translationEngineSchema>

/** GET /api/translate/engines. */
export const translationEnginesSchema = z.object({
  engines: z.array(translationEngineSchema).check(z.describe('In the order they are asked in')),
  memoryEntries: z.int().check(z.nonnegative()),
  models: z.array(translationModelSchema).check(z.describe('For bergamot, with and from English')),
  mayChangeModels: z
    .boolean()
    .check(
      z.describe(
        'Whether this profile fetches and removes models: a grown-up of the household of the server',
      ),
    ),
  speech: z
    .object({
      state: z.enum(['ready', 'missing', 'failed']),
      problem: problemSchema,
      place: placeSchema,
    })
    .check(z.describe('What makes subtitles of speech')),
})
export type TranslationEngines = z.infer<typeof translationEnginesSchema>

/** A language as BCP 47 writes it, so that pt-br and pt-BR are one; undefined: it is no language. */
export function canonicalLanguage(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}

/** Language of a caption track. BCP 47, as 'en' or 'pt-BR'; one that is written otherwise becomes that. */
export const captionLanguageSchema = z.string().check(
  z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/, 'has to be a language, as en or pt-BR'),
  z.refine(
    (language) => canonicalLanguage(language) !== undefined,
    'has to be a language, as en or pt-BR',
  ),
  z.overwrite((language) => canonicalLanguage(language) ?? language),
)

/** One cue to be attached. It ends after it begins. */
const newCueSchema = z
  .object({
    startTime: z.number().check(z.minimum(0), z.maximum(MAX_CUE_SECONDS)),
    endTime: z.number().check(z.minimum(0), z.maximum(MAX_CUE_SECONDS)),
    text: z.string().check(z.maxLength(MAX_CUE_CHARACTERS), z.regex(/\S/, 'is empty')),
  })
  .check(z.refine(({ startTime, endTime }) => startTime < endTime, 'ends before it begins'))

const isReadWhole = (cues: readonly { text: string }[]) =>
  cues.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CAPTION_CHARACTERS

/** PUT /api/animations/{id}/captions/{language}. Without a label the track has the language's own name, and without
 *  a kind it holds all that is said. With `over` a track that was changed since stays, and the call is refused with `captions_changed`. */
export const newCaptionsSchema = z.object({
  cues: z
    .array(newCueSchema)
    .check(z.minLength(1), z.maxLength(MAX_CAPTION_CUES), z.refine(isReadWhole, 'are too long')),
  label: z.optional(lineOfText(MAX_CAPTION_LABEL_CHARACTERS)),
  kind: z.optional(captionKindSchema),
  over: z
    .optional(z.nullable(z.iso.datetime()))
    .check(z.describe('changedAt of the track that it replaces; null: none is attached')),
})

/** One caption track of a title, to be read or changed. */
export const captionCuesSchema = z.object({
  language: z.string(),
  label: z.string(),
  kind: z.optional(captionKindSchema),
  isAttached: z.boolean().check(z.describe('A grown-up attached it here; it can be taken off')),
  changedAt: z
    .nullable(z.iso.datetime())
    .check(z.describe('When what is attached was changed; null: nothing is')),
  cues: z.array(subtitleSchema),
})
export type CaptionCues = z.infer<typeof captionCuesSchema>

/** What DELETE of attached captions answers. Those that came with the film are back. */
export const removedCaptionsSchema = z.object({ language: z.string() })

/** Subtitles that are made of what is said in a title. `none`: nobody asked for any since the server
 *  started. Done, they are attached to it. */
export const speechJobSchema = z.object({
  state: z.enum(['none', 'queued', 'running', 'done', 'failed', 'cancelled']),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  problem: problemSchema,
  cues: z.nullable(z.int().check(z.nonnegative())).check(z.describe('Made, once it is done')),
})
export type SpeechJob = z.infer<typeof speechJobSchema>
