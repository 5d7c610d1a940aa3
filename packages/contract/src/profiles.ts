import * as z from 'zod/mini'
import { genreSchema } from './catalog.ts'

/** Profiles that one family has at most. Source: specification §9. */
export const MAX_PROFILES = 10

/** Who somebody is in the family. Source: specification §3, "Family profile". */
export const ROLES = ['dad', 'mom', 'daughter', 'son', 'teen', 'child'] as const

/** child: 3 to 11 years, teen: 12 to 17, adult: from 18. Source: specification §3. */
export const AGE_GROUPS = ['child', 'teen', 'adult'] as const

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

/** What a profile likes. Source: specification §3, "Family profile". */
export const preferencesSchema = z.object({
  favoriteGenres: z._default(z.array(genreSchema).check(z.maxLength(8)), []),
  preferredLanguage: z._default(z.enum(PROFILE_LANGUAGES), 'en'),
  autoPlay: z._default(z.boolean(), true),
  showSubtitles: z._default(z.boolean(), false),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** How the host speaks with a profile. Source: specification §3, "Family profile". */
export const aiPersonalitySchema = z.object({
  tone: z._default(z.enum(['friendly', 'playful', 'calm', 'formal']), 'friendly'),
  complexity: z._default(z.enum(['simple', 'normal', 'rich']), 'simple'),
  interests: z._default(
    z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(12)),
    [],
  ),
})
export type AiPersonality = z.infer<typeof aiPersonalitySchema>

/** What a profile likes as long as it has said nothing. */
export const DEFAULT_PREFERENCES: Preferences = preferencesSchema.parse({})
/** How the host speaks with a profile that has said nothing. */
export const DEFAULT_AI_PERSONALITY: AiPersonality = aiPersonalitySchema.parse({})
