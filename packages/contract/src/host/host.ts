import * as z from 'zod/mini'
import { animationIdSchema, animationSchema, genreSchema } from '../catalog/catalog.ts'
import { AGE_GROUPS, preferencesSchema, ROLES } from '../household/profiles.ts'
import { lineOfText } from '../text/checked-text.ts'

/** Characters of a message to the host that are taken; what is longer is refused. */
export const MAX_MESSAGE_CHARACTERS = 10_000
/** Characters of a message that are read; what is longer is cut there. */
export const READ_CHARACTERS = 500
/** Suggestions that one answer of the host carries at most. */
export const MAX_SUGGESTIONS = 4
/** Films that one answer of the host carries at most. */
export const MAX_PICKS = 6
/** Ways in which a recogniser may have heard a phrase, the likeliest first. */
export const MAX_ALTERNATIVES = 3

/** Who the picker says is watching now. It only changes how the host speaks. What is left out is known
 *  from the device. Source: specification §7. */
const activeProfileSchema = z.object({
  name: z.optional(lineOfText(40)),
  role: z.nullish(z.enum(ROLES)),
  ageGroup: z.optional(z.enum(AGE_GROUPS)),
  preferences: z.optional(preferencesSchema),
})

/** Where somebody is while they speak. Nobody sees more films for it. */
const placeSchema = {
  titleId: z.optional(animationIdSchema).check(z.describe('The title whose page is open')),
  isPlaying: z.optional(z.boolean()).check(z.describe('A film fills the screen')),
}

/** POST /api/ai/host/message. Source: specification §7. */
export const hostMessageRequestSchema = z.object({
  message: z.optional(z.string().check(z.maxLength(MAX_MESSAGE_CHARACTERS))),
  context: z.optional(z.object({ activeProfile: z.optional(activeProfileSchema), ...placeSchema })),
})

/** The host has words of his own in fewer languages than the interface: what is said may be in another one. */
const saidIn = z.string().check(z.describe('Language of what is said, BCP 47'))

/** What the host says, and what may be answered with one press. Source: specification §3. */
export const hostMessageSchema = z.object({
  message: z.string(),
  language: saidIn,
  suggestions: z.array(z.string()).check(z.maxLength(MAX_SUGGESTIONS)),
})
export type HostMessage = z.infer<typeof hostMessageSchema>

/** Screens that the host opens, by their paths without the slash; 'home' is '/'. */
export const HOST_PAGES = [
  ...(['home', 'movies', 'series', 'kids', 'my-list', 'party-zone', 'media', 'files'] as const),
  ...(['profile', 'parents', 'settings', 'create-studio', 'help'] as const),
] as const
/** One of {@link HOST_PAGES}. */
export type HostPage = (typeof HOST_PAGES)[number]

/** What the player is told. */
export const PLAYER_COMMANDS = [
  ...(['pause', 'resume', 'restart', 'forward', 'back', 'louder', 'quieter'] as const),
  ...(['mute', 'unmute', 'captions_on', 'captions_off'] as const),
] as const
/** One of {@link PLAYER_COMMANDS}. */
export type PlayerCommand = (typeof PLAYER_COMMANDS)[number]

const titleId = z.int().check(z.positive())

/** What the page does for somebody who asked the host. Every title in it is one that the viewer may
 *  see; the page uses the same calls as if a button had been pressed. */
export const hostActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('play'), titleId }),
  z.object({ type: z.literal('open'), titleId }),
  z.object({ type: z.literal('page'), page: z.enum(HOST_PAGES) }),
  z.object({
    type: z.literal('player'),
    command: z.enum(PLAYER_COMMANDS),
    seconds: z.optional(z.int().check(z.minimum(1), z.maximum(36_000))),
  }),
  z
    .object({ type: z.literal('move'), direction: z.enum(['next', 'previous']) })
    .check(z.describe('The next or previous episode of a film that plays, else a carousel')),
  z.object({ type: z.literal('addToList'), titleId }),
  z.object({ type: z.literal('removeFromList'), titleId }),
  z.object({ type: z.literal('startParty'), titleId: z.nullable(titleId) }),
  z.object({ type: z.literal('replayIntro') }),
])
export type HostAction = z.infer<typeof hostActionSchema>

/** A title that the host picked, and why. */
export const hostPickSchema = z.object({
  animation: animationSchema,
  reason: z.string().check(z.describe('Why this one; empty: nothing in particular')),
})
export type HostPick = z.infer<typeof hostPickSchema>

/** Who answered: what ships with Starnest, or the model that this house configured. */
export const HOST_ENGINES = ['embedded', 'language-model'] as const

/** GET /api/ai/host/state: who would answer the viewer now. */
export const hostStateSchema = z.object({
  engine: z.enum(HOST_ENGINES),
  languages: z.array(z.string()).check(z.describe('That the embedded engine understands')),
  languageModel: z.object({
    state: z
      .enum(['missing', 'not_allowed', 'ready', 'failing'])
      .check(
        z.describe(
          'missing: none is configured. not_allowed: a parent has not turned it on for this child',
        ),
      ),
    name: z.nullable(z.string()),
  }),
})
export type HostState = z.infer<typeof hostStateSchema>

const answerShape = {
  language: saidIn,
  suggestions: z.array(z.string()).check(z.maxLength(MAX_SUGGESTIONS)),
  action: z.nullable(hostActionSchema).check(z.describe('To be done now')),
  pending: z
    .nullable(hostActionSchema)
    .check(z.describe('To be done after a yes: the response asks for it')),
  engine: z.enum(HOST_ENGINES),
}

/** POST /api/ai/host/chat. Source: specification §7. */
export const hostChatRequestSchema = z.object({
  message: z.string().check(z.maxLength(MAX_MESSAGE_CHARACTERS)),
  context: z.optional(z.object(placeSchema)),
})
export type HostChatRequest = z.infer<typeof hostChatRequestSchema>

/** What the host answers. Source: specification §3, "Host chat response", and what is done with it. */
export const hostChatAnswerSchema = z.object({
  response: z.string(),
  picks: z.array(hostPickSchema).check(z.maxLength(MAX_PICKS)),
  ...answerShape,
})
export type HostChatAnswer = z.infer<typeof hostChatAnswerSchema>

/** A line of POST /api/ai/host/chat/stream: sentences as the host says them, if any, and at the end the
 *  whole answer with the same sentences in it. Lines that end without an answer broke off. */
export const hostChatLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sentence'), text: z.string(), language: saidIn }),
  z.object({ type: z.literal('answer'), answer: hostChatAnswerSchema }),
])
export type HostChatLine = z.infer<typeof hostChatLineSchema>

/** POST /api/ai/voice-command. `alternatives` are other ways in which the same was heard.
 *  Source: specification §7. */
export const voiceCommandRequestSchema = z.object({
  transcript: z.string().check(z.maxLength(MAX_MESSAGE_CHARACTERS)),
  alternatives: z.optional(
    z
      .array(z.string().check(z.maxLength(MAX_MESSAGE_CHARACTERS)))
      .check(z.maxLength(MAX_ALTERNATIVES)),
  ),
  context: z.optional(z.object(placeSchema)),
})
export type VoiceCommandRequest = z.infer<typeof voiceCommandRequestSchema>

/** One film that the voice command found. Source: specification §3, "Voice command response". */
export const recommendationSchema = z.object({
  id: titleId,
  title: z.string(),
  genre: z.nullable(genreSchema),
  thumbnail: z.optional(z.string()),
})

/** What a voice command is answered with. Source: specification §3. */
export const voiceCommandAnswerSchema = z.object({
  response: z.string(),
  transcript: z.string().check(z.describe('The way it was heard that made most sense')),
  recommendations: z.array(recommendationSchema).check(z.maxLength(MAX_PICKS)),
  ...answerShape,
})
export type VoiceCommandAnswer = z.infer<typeof voiceCommandAnswerSchema>
