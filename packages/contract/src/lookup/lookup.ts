import * as z from 'zod/mini'
import { releaseYearSchema } from '../catalog/release-year.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../text/languages.ts'

/** Public catalogues that facts and posters can come from: TMDB knows films and series and asks for a key of
 *  the family's own, TVmaze knows series alone and asks for none. */
export const LOOKUP_SOURCES = ['tmdb', 'tvmaze'] as const
/** One of {@link LOOKUP_SOURCES}. */
export const lookupSourceSchema = z.enum(LOOKUP_SOURCES)
export type LookupSource = z.infer<typeof lookupSourceSchema>

/** Where the look-up of a film or a whole series stands. `unsure`: there are results, and a person has to
 *  choose. `none`: the catalogue has nothing like it. `stopped`: a person ended it. `undone`: its facts were
 *  taken back, and it is not looked up again by itself. */
export const LOOKUP_STATES = [
  'waiting',
  'applied',
  'unsure',
  'none',
  'failed',
  'stopped',
  'undone',
] as const
/** One of {@link LOOKUP_STATES}. */
export const lookupStateSchema = z.enum(LOOKUP_STATES)
export type LookupState = z.infer<typeof lookupStateSchema>

/** Why a catalogue could not be asked, or did not help. `offline`: nobody answers. `busy`: it asks to wait,
 *  or has trouble of its own. `key_refused`: it does not take the key. `gone`: it has no such entry.
 *  `odd_answer`: what it answered is not what it documents. `too_large`: its answer is longer than one may be.
 *  `picture_refused`: its poster is no picture that can be used. `no_key`: a key is needed, and there is none.
 *  `off`: looking up is turned off for the folder. */
export const LOOKUP_PROBLEMS = [
  'offline',
  'busy',
  'key_refused',
  'gone',
  'odd_answer',
  'too_large',
  'picture_refused',
  'no_key',
  'off',
] as const
/** One of {@link LOOKUP_PROBLEMS}; in refusals, `details.problem`. */
export const lookupProblemSchema = z.enum(LOOKUP_PROBLEMS)
export type LookupProblem = z.infer<typeof lookupProblemSchema>

/** Characters of a key of TMDB: one of version 3 has 32, a token of version 4 some 250. */
export const MAX_LOOKUP_KEY_CHARACTERS = 1000

/** Titles of one folder that are named because a person is asked about them. */
export const MAX_OPEN_LOOKUPS = 50

/** Results of one search that are shown. */
export const MAX_LOOKUP_CHOICES = 10

/** Titles whose changes are listed one by one before facts are applied. */
export const MAX_PREVIEWED_TITLES = 30

const CODES = INTERFACE_LANGUAGES.map(({ code }) => code) as [
  InterfaceLanguage,
  ...InterfaceLanguage[],
]
const languageSchema = z.enum(CODES)
const titleId = z.int().check(z.positive())

/** A film or series that a person is asked about. */
export const openLookupSchema = z.object({
  titleId: titleId.check(z.describe('A title of it that the viewer may see')),
  title: z.string(),
  year: releaseYearSchema,
  state: lookupStateSchema,
  problem: z.nullable(lookupProblemSchema),
  choices: z.int().check(z.nonnegative(), z.describe('Results to choose from')),
})
export type OpenLookup = z.infer<typeof openLookupSchema>

/** How looking up is set for a library folder, and how far it is. */
export const folderLookupSchema = z.object({
  folderId: z.int().check(z.positive()),
  source: z.nullable(lookupSourceSchema).check(z.describe('null: nothing is looked up')),
  language: languageSchema.check(z.describe('In which facts are asked for')),
  counts: z
    .record(lookupStateSchema, z.int().check(z.nonnegative()))
    .check(z.describe('Films and series by where they stand')),
  hasFacts: z
    .boolean()
    .check(z.describe('Titles have facts of a catalogue, which can be taken back')),
  standing: z
    .enum(['idle', 'running', 'offline', 'resting'])
    .check(z.describe('offline and resting: it goes on by itself')),
  problem: z.nullable(lookupProblemSchema).check(z.describe('What holds everything up')),
  open: z.array(openLookupSchema).check(z.maxLength(MAX_OPEN_LOOKUPS)),
})
export type FolderLookup = z.infer<typeof folderLookupSchema>

/** GET /api/lookup. The key itself is never answered. */
export const lookupSettingsSchema = z.object({
  hasKey: z.boolean().check(z.describe('There is a key for TMDB')),
  folders: z.array(folderLookupSchema),
})
export type LookupSettings = z.infer<typeof lookupSettingsSchema>

/** PUT /api/lookup/key. null: forgets the key. */
export const lookupKeySchema = z.strictObject({
  key: z.nullable(
    z.string().check(z.trim(), z.regex(/^[\x21-\x7e]+$/), z.maxLength(MAX_LOOKUP_KEY_CHARACTERS)),
  ),
})

/** PUT /api/lookup/folders/{id}. */
export const folderLookupChangeSchema = z.strictObject({
  source: z.nullable(lookupSourceSchema),
  language: languageSchema,
})

/** What is to be done with all that a folder has: look up anew what failed, was stopped or not found; end what waits; take
 *  back every fact. */
export const folderLookupActionSchema = z.strictObject({
  action: z.enum(['retry', 'stop', 'undo']),
})

/** How near a result is to what was looked for. `exact`: the same name and year. `close`: nearly so. */
export const LOOKUP_NEARNESSES = ['exact', 'close', 'far'] as const
/** One of {@link LOOKUP_NEARNESSES}. */
export const lookupNearnessSchema = z.enum(LOOKUP_NEARNESSES)
export type LookupNearness = z.infer<typeof lookupNearnessSchema>

/** A result of a search in a catalogue. */
export const lookupChoiceSchema = z.object({
  source: lookupSourceSchema,
  id: z.string(),
  title: z.string(),
  originalTitle: z.nullable(z.string()),
  year: releaseYearSchema,
  description: z.string(),
  score: z.number().check(z.minimum(0), z.maximum(1)),
  nearness: lookupNearnessSchema,
})
export type LookupChoice = z.infer<typeof lookupChoiceSchema>

/** What an entry of a catalogue is asked by. */
export const lookupEntrySchema = z.strictObject({
  source: lookupSourceSchema,
  id: z.string().check(z.regex(/^\d{1,10}$/)),
})

/** POST /api/lookup/titles/{id}/search. */
export const lookupSearchSchema = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  year: releaseYearSchema,
})

/** What a catalogue can say of a title. */
export const LOOKUP_FIELDS = [
  'title',
  'tagline',
  'description',
  'genre',
  'releaseYear',
  'rating',
  'cast',
  'poster',
] as const
/** One of {@link LOOKUP_FIELDS}. */
export const lookupFieldSchema = z.enum(LOOKUP_FIELDS)
export type LookupField = z.infer<typeof lookupFieldSchema>

/** Why something stays as it is: an NFO file or a picture beside the film says it, the family said it, the film's
 *  file was replaced since it was rated, or it says that already. */
export const LOOKUP_KEPT = ['beside', 'family', 'replaced', 'said'] as const

/** What a catalogue says of one field of a title. Texts are for people; a cast is its names. */
export const lookupChangeSchema = z.object({
  field: lookupFieldSchema,
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  kept: z.nullable(z.enum(LOOKUP_KEPT)).check(z.describe('null: it changes')),
})
export type LookupChange = z.infer<typeof lookupChangeSchema>

/** POST /api/lookup/titles/{id}/preview: what would change. */
export const lookupPreviewSchema = z.object({
  name: z.string().check(z.describe('As the catalogue calls it')),
  url: z.string().check(z.describe('Its page in the catalogue')),
  titles: z
    .array(
      z.object({
        titleId,
        title: z.string(),
        isRated: z.boolean().check(z.describe('It has an age rating, or gets one')),
        changes: z.array(lookupChangeSchema),
      }),
    )
    .check(z.maxLength(MAX_PREVIEWED_TITLES)),
  more: z.int().check(z.nonnegative(), z.describe('Further titles of the series')),
})
export type LookupPreview = z.infer<typeof lookupPreviewSchema>

/** GET /api/lookup/titles/{id}. `isOffered` false: the title lies in no folder whose titles are looked up, and
 *  nothing else is said. */
export const titleLookupSchema = z.object({
  isOffered: z.boolean(),
  source: z.nullable(lookupSourceSchema),
  query: z.nullable(z.object({ title: z.string(), year: releaseYearSchema })),
  state: z.nullable(lookupStateSchema),
  problem: z.nullable(lookupProblemSchema),
  choices: z.array(lookupChoiceSchema).check(z.maxLength(MAX_LOOKUP_CHOICES)),
  applied: z.nullable(z.object({ source: lookupSourceSchema, name: z.string(), url: z.string() })),
})
export type TitleLookup = z.infer<typeof titleLookupSchema>

/** Results of a search, the nearest first. */
export const lookupChoicesSchema = z
  .array(lookupChoiceSchema)
  .check(z.maxLength(MAX_LOOKUP_CHOICES))
