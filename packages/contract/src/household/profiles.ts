import * as z from 'zod/mini'
import { type ContentRating, contentRatingSchema } from '../age-rating.ts'
import { genreSchema } from '../catalog/catalog.ts'
import { jsonTextOf, lineOfText, singleEmoji } from '../text/checked-text.ts'
import { captionLookSchema } from '../watch/caption-look.ts'
import { SKIP_MODES } from '../watch/segments.ts'

/** Profiles that one family has at most. Source: specification §9. */
export const MAX_PROFILES = 10

/** Characters of a profile's name, and of the one it is called by, after trimming. */
export const MAX_NAME_CHARACTERS = 40

/** Things somebody may tell the host to be interested in, and the characters of each. */
export const MAX_INTERESTS = 12
/** Characters of one interest. */
export const MAX_INTEREST_CHARACTERS = 40

/** Characters of `preferences` and of `aiPersonality` as JSON text; the longest that mean something
 *  have about 700. */
const MAX_JSON_CHARACTERS = 4096

/** Who somebody is in the family. Source: specification §3, "Family profile". */
export const ROLES = ['dad', 'mom', 'daughter', 'son', 'teen', 'child'] as const
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number]

/** child: 3 to 11 years, teen: 12 to 17, adult: from 18. Source: specification §3. */
export const AGE_GROUPS = ['child', 'teen', 'adult'] as const
/** One of {@link AGE_GROUPS}. */
export type AgeGroup = (typeof AGE_GROUPS)[number]

/** Age group that a role stands for in the form. Source: specification §4, "Role choice". */
export const AGE_GROUP_OF_ROLE: Record<Role, AgeGroup> = {
  dad: 'adult',
  mom: 'adult',
  daughter: 'adult',
  son: 'adult',
  teen: 'teen',
  child: 'child',
}

/** Ceiling of an age group as long as nobody chooses another. Source: specification §3. */
export const CONTENT_RATING_OF_AGE_GROUP: Record<AgeGroup, ContentRating> = {
  child: 'G',
  teen: 'PG-13',
  adult: 'R',
}

/** Languages a profile can prefer, as BCP 47 codes. Source: specification §3, "Language option". */
export const PROFILE_LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ja',
  'ko',
  'zh',
  'ar',
  'hi',
  'ru',
] as const
/** One of {@link PROFILE_LANGUAGES}. */
export type ProfileLanguage = (typeof PROFILE_LANGUAGES)[number]

/** Ways the host can speak. */
export const TONES = ['friendly', 'playful', 'calm', 'formal'] as const
/** How rich the host's words can be. */
export const COMPLEXITIES = ['simple', 'normal', 'rich'] as const

const each = <Value>(values: Value[]) => [...new Set(values)]

const favoriteGenresSchema = z.pipe(z.array(genreSchema), z.transform(each))
const languageSchema = z.enum(PROFILE_LANGUAGES)

const skipModeSchema = z.enum(SKIP_MODES)

/** What a profile likes; without a look of captions, they look as for everybody. `skipIntros` is about recaps, too, and
 *  `skipCredits` about previews; without them, the player asks. Source: specification §3, "Family profile". */
export const preferencesSchema = z.strictObject({
  favoriteGenres: z._default(favoriteGenresSchema, []),
  preferredLanguage: z._default(languageSchema, 'en'),
  autoPlay: z._default(z.boolean(), true),
  showSubtitles: z._default(z.boolean(), false),
  captionLook: z.optional(captionLookSchema),
  skipIntros: z.optional(skipModeSchema),
  skipCredits: z.optional(skipModeSchema),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** Of what a profile likes, only what changes. */
export const changedPreferencesSchema = z.partial(
  z.strictObject({
    favoriteGenres: favoriteGenresSchema,
    preferredLanguage: languageSchema,
    autoPlay: z.boolean(),
    showSubtitles: z.boolean(),
    captionLook: captionLookSchema,
    skipIntros: skipModeSchema,
    skipCredits: skipModeSchema,
  }),
)
export type ChangedPreferences = z.infer<typeof changedPreferencesSchema>

/** PUT of what the active profile likes. `profileId`: whose change it is, where the page knows it; it is refused where
 *  somebody else watches on the device by now. */
export const preferencesPutSchema = z.strictObject({
  ...changedPreferencesSchema.shape,
  profileId: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
})

/** How the host speaks with a profile. Source: specification §3, "Family profile". */
export const aiPersonalitySchema = z.strictObject({
  tone: z._default(z.enum(TONES), 'friendly'),
  complexity: z._default(z.enum(COMPLEXITIES), 'simple'),
  interests: z._default(
    z.pipe(
      z.array(lineOfText(MAX_INTEREST_CHARACTERS)).check(z.maxLength(MAX_INTERESTS)),
      z.transform(each),
    ),
    [],
  ),
})
export type AiPersonality = z.infer<typeof aiPersonalitySchema>

/** Default preferences of a profile. */
export const DEFAULT_PREFERENCES: Preferences = preferencesSchema.parse({})

/** Default of autoplay. It is off for a child: the end of a film is a good moment to stop. */
export const autoPlayOf = (ageGroup: AgeGroup): boolean => ageGroup !== 'child'
/** How the host speaks with a profile by default. */
export const DEFAULT_AI_PERSONALITY: AiPersonality = aiPersonalitySchema.parse({})

/** Portraits of our own cast that a profile can wear. */
export const PORTRAITS = [
  'lion',
  'fox',
  'owl',
  'bear',
  'bunny',
  'panda',
  'penguin',
  'elephant',
  'dragon',
  'cat',
] as const
/** One of {@link PORTRAITS}. */
export type Portrait = (typeof PORTRAITS)[number]

/** The `avatarUrl` of a portrait of our own cast: where its picture is served. */
export const portraitAvatar = (portrait: Portrait): `/portraits/${Portrait}.webp` =>
  `/portraits/${portrait}.webp`

/** Emojis that the form offers; the first, a generic person, is worn until one is chosen.
 *  Source: specification §3, "Avatar choices". */
export const EMOJI_AVATARS = ['🧑', '👨', '👩', '👧', '👦', '🧒', '👶', '👴', '👵', '🧑‍🚀'] as const

/** What a profile wears that chose nothing. */
export const DEFAULT_AVATAR = EMOJI_AVATARS[0]

/** An emoji, or one of the portraits. */
const avatarSchema = z.union([z.enum(PORTRAITS.map(portraitAvatar)), singleEmoji()], {
  error: 'has to be one emoji, or the address of one of our portraits',
})

const roleSchema = z.enum(ROLES)
const ageGroupSchema = z.enum(AGE_GROUPS)
const nameSchema = lineOfText(MAX_NAME_CHARACTERS)

/** A profile's id in a path: a whole number from 1 to 2^31 - 1. */
export const profileIdSchema = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** Somebody of the family. Source: specification §3, "Family profile". */
export const profileSchema = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  displayName: z.string().check(z.describe('What the picker and the host call them')),
  role: z.nullable(roleSchema).check(z.describe('null: the family has not said yet')),
  ageGroup: ageGroupSchema,
  contentRating: contentRatingSchema.check(z.describe('Ceiling of what it may see')),
  avatarUrl: z.string().check(z.describe('An emoji, or the address of a portrait')),
  preferences: z.string().check(z.describe('JSON text of Preferences')),
  aiPersonality: z.string().check(z.describe('JSON text of AiPersonality')),
})
export type Profile = z.infer<typeof profileSchema>

/** GET /api/family-profiles. Empty until the family has named somebody. */
export const profileListSchema = z.array(profileSchema)

/** What a profile likes, where autoplay may be left to its age group. */
const likesSchema = z.extend(preferencesSchema, { autoPlay: z.optional(z.boolean()) })

/** POST /api/family-profiles. What is left out is the default of the age group or of everybody.
 *  Source: specification §7. */
export const newProfileSchema = z.object({
  name: nameSchema,
  displayName: nameSchema,
  role: roleSchema,
  ageGroup: ageGroupSchema,
  contentRating: z.optional(contentRatingSchema),
  avatarUrl: z.optional(avatarSchema),
  preferences: z.optional(jsonTextOf(likesSchema, MAX_JSON_CHARACTERS)),
  aiPersonality: z.optional(jsonTextOf(aiPersonalitySchema, MAX_JSON_CHARACTERS)),
})
/** What a client sends, with JSON texts. */
export type ProfileFields = z.input<typeof newProfileSchema>
/** What the server reads from it. */
export type NewProfile = z.output<typeof newProfileSchema>

/** PUT /api/family-profiles/{id}. What is left out stays; a ceiling left out follows a changed age
 *  group. The role may be null only as long as none was ever said. */
export const changedProfileSchema = z.extend(newProfileSchema, { role: z.nullable(roleSchema) })
/** What a client sends to change a profile, with JSON texts. */
export type ChangedFields = z.input<typeof changedProfileSchema>
/** What the server reads from it. */
export type ChangedProfile = z.output<typeof changedProfileSchema>

/** DELETE /api/family-profiles/{id}: who this device watches as from now on. */
export const removedProfileSchema = z.object({ activeProfileId: z.int().check(z.positive()) })

/** What a profile likes, read from its JSON text. @throws ZodError when it is none of ours. */
export function preferencesOf(profile: Pick<Profile, 'preferences'>): Preferences {
  return preferencesSchema.parse(JSON.parse(profile.preferences))
}

/** How the host speaks with a profile, from its JSON text. @throws ZodError when it is none of ours. */
export function aiPersonalityOf(profile: Pick<Profile, 'aiPersonality'>): AiPersonality {
  return aiPersonalitySchema.parse(JSON.parse(profile.aiPersonality))
}
