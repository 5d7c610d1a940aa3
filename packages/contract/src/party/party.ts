import * as z from 'zod/mini'
import { animationSchema } from '../catalog/catalog.ts'
import type { Channel } from '../realtime.ts'
import { lineOfText } from '../text/checked-text.ts'

/** Screens that one party holds. */
export const MAX_PARTY_MEMBERS = 12
/** Characters of a chat message. */
export const MAX_PARTY_MESSAGE_CHARACTERS = 300
/** Messages that a party keeps; the oldest go first. */
export const KEPT_PARTY_MESSAGES = 200
/** Milliseconds from choosing a film to its first picture, counted down on every screen. */
export const PARTY_COUNTDOWN_MS = 5000
/** Films that are proposed at once for what comes next. */
export const MAX_PARTY_PROPOSALS = 20

/** What everybody may say with one press, children too; each screen says it in its own language. */
export const PARTY_PHRASES = [
  'hello',
  'wow',
  'funny',
  'scary',
  'love-it',
  'again',
  'popcorn',
  'wait-for-me',
] as const
/** One of {@link PARTY_PHRASES}. */
export type PartyPhrase = (typeof PARTY_PHRASES)[number]

/** Reactions that can be shown over the film. */
export const PARTY_REACTIONS = ['❤️', '😂', '😮', '😢', '👏', '🎉'] as const
/** One of {@link PARTY_REACTIONS}. */
export type PartyReaction = (typeof PARTY_REACTIONS)[number]

/** Service that a member watches on: always this one. Source: specification §3, "platform". */
const platformSchema = z.literal('starnest')

/** A screen at the party and who watches on it. Source: specification §3, "Party member". */
export const partyMemberSchema = z.object({
  id: z.string().check(z.describe('Of this visit; a screen that comes again has another')),
  profileId: z.int(),
  name: z.string().check(z.describe('Of the active profile, and of those who watch along')),
  avatarUrl: z.string().check(z.describe("The active profile's emoji")),
  initials: z.string(),
  platform: platformSchema,
  isVideo: z.boolean().check(z.describe('Its camera is on')),
  isMuted: z.boolean().check(z.describe('Its microphone is off')),
})
export type PartyMember = z.infer<typeof partyMemberSchema>

/** What plays. While it plays, the place in the film is `positionSeconds` at `atMs`, and later by as
 *  much as has gone by since; before `atMs` everybody waits there. */
export const partyPlaybackSchema = z.object({
  rev: z
    .int()
    .check(z.nonnegative(), z.describe('Counts the changes; a command names what it saw')),
  title: z.nullable(animationSchema).check(z.describe('null: nothing plays, or it is hidden')),
  isHidden: z.boolean().check(z.describe('Something plays that is not for whoever watches here')),
  isPlaying: z.boolean(),
  pausedBy: z
    .nullable(z.string())
    .check(z.describe('Who paused it; null: it plays, or stands for another reason')),
  positionSeconds: z.number().check(z.nonnegative()),
  atMs: z.number().check(z.describe("By the server's clock, milliseconds since 1970")),
})
export type PartyPlayback = z.infer<typeof partyPlaybackSchema>

/** One chat message: a text, or a phrase. Source: specification §3, "Party chat message". */
export const partyMessageSchema = z.object({
  id: z.int().check(z.positive()),
  profileId: z.int(),
  user: z.string(),
  avatarUrl: z.string(),
  message: z.string().check(z.describe('Empty for a phrase, and once it was taken back')),
  phrase: z.nullable(z.enum(PARTY_PHRASES)),
  time: z.iso.datetime(),
  platform: platformSchema,
  isRemoved: z.boolean().check(z.describe('It was taken back: its words are gone')),
})
export type PartyMessage = z.infer<typeof partyMessageSchema>

/** Id of a chat message in an address. */
export const partyMessageIdSchema = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** Somebody of the family, as they are shown at the party. */
export const partyPersonSchema = z.object({
  profileId: z.int(),
  name: z.string(),
  avatarUrl: z.string(),
})
export type PartyPerson = z.infer<typeof partyPersonSchema>

/** GET /api/party, and what a command answers. Whoever was sent away is told that and nothing else. */
export const partySchema = z.object({
  playback: partyPlaybackSchema,
  members: z.array(partyMemberSchema),
  messages: z.array(partyMessageSchema).check(z.describe('The oldest first')),
  saysPhrasesOnly: z.boolean().check(z.describe('A child watches here: phrases and emoji only')),
  mayModerate: z
    .boolean()
    .check(z.describe('May take back what others said, send somebody away and let them in again')),
  sentAway: z
    .array(partyPersonSchema)
    .check(z.describe('Whom a grown-up sent away; told to whoever may let them in again')),
  isSentAway: z.boolean().check(z.describe('Whoever watches here was sent away')),
})
export type Party = z.infer<typeof partySchema>

/** GET /api/party/titles: what everybody at the party may see. Without a question, the newest. */
export const partyTitlesQuerySchema = z.object({ q: z._default(z.string(), '') })
/** What GET /api/party/titles answers. */
export const partyTitlesSchema = z.array(animationSchema)

/** A film that somebody would like to see next. */
export const partyProposalSchema = z.object({
  title: animationSchema,
  voters: z
    .array(partyPersonSchema)
    .check(z.describe('Who would like to see it, the first in front')),
})
export type PartyProposal = z.infer<typeof partyProposalSchema>

/** GET /api/party/proposals: what everybody at the party may see of what is proposed, what most would like to see
 *  first; of two alike the one that was proposed earlier. */
export const partyProposalsSchema = z
  .array(partyProposalSchema)
  .check(z.maxLength(MAX_PARTY_PROPOSALS))

const rev = z.int().check(z.nonnegative())
const titleId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** POST /api/party/commands. A place beyond the film's end is its end. */
export const partyCommandSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('show'), rev, titleId }),
  z.strictObject({ is: z.literal('play'), rev }),
  z.strictObject({ is: z.literal('pause'), rev }),
  z.strictObject({
    is: z.literal('seek'),
    rev,
    positionSeconds: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  z.strictObject({ is: z.literal('stop'), rev }),
])
export type PartyCommand = z.infer<typeof partyCommandSchema>

/** POST /api/party/messages. */
export const partyMessagePostSchema = z.union([
  z.strictObject({ message: lineOfText(MAX_PARTY_MESSAGE_CHARACTERS) }),
  z.strictObject({ phrase: z.enum(PARTY_PHRASES) }),
])
export type PartyMessagePost = z.infer<typeof partyMessagePostSchema>

/** What a screen says of itself. */
export const partyStatusSchema = z.object({
  isVideo: z.boolean(),
  isMuted: z.boolean(),
  roundTripMs: z.number().check(z.nonnegative(), z.maximum(60_000)),
})
export type PartyStatus = z.infer<typeof partyStatusSchema>

/** How two screens agree on a call between them: a description or a candidate of WebRTC. */
export const partySignalSchema = z.union([
  z.strictObject({
    description: z.object({
      type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
      sdp: z.optional(z.string().check(z.maxLength(16_000))),
    }),
  }),
  z.strictObject({
    candidate: z.object({
      candidate: z.optional(z.string().check(z.maxLength(1000))),
      sdpMid: z.nullish(z.string().check(z.maxLength(100))),
      sdpMLineIndex: z.nullish(z.int()),
      usernameFragment: z.nullish(z.string().check(z.maxLength(300))),
    }),
  }),
])
export type PartySignal = z.infer<typeof partySignalSchema>

/** What of the party changed. The page asks again, under its own viewer. */
export const PARTY_CHANGES = ['playback', 'members', 'messages', 'proposals'] as const
/** One of {@link PARTY_CHANGES}. */
export const partyChangeSchema = z.enum(PARTY_CHANGES)
export type PartyChange = z.infer<typeof partyChangeSchema>

/** What a screen hears; none of it carries a fact of any title. */
export const partyReactionHeardSchema = z.object({
  memberId: z.string(),
  reaction: z.enum(PARTY_REACTIONS),
})
/** What is said of a call, and the other screen: to whom it goes, or from whom it comes. */
export const partySignalHeardSchema = z.object({ memberId: z.string(), signal: partySignalSchema })

/** How the screens of a party speak: who is there, reactions, and the signals of calls. What plays
 *  and what is said is asked for over the routes. */
export const PARTY_CHANNEL = {
  name: '/party',
  clientEvents: {
    status: partyStatusSchema,
    react: z.enum(PARTY_REACTIONS),
    signal: partySignalHeardSchema,
  },
  serverEvents: {
    changed: partyChangeSchema,
    reaction: partyReactionHeardSchema,
    signal: partySignalHeardSchema,
  },
} as const satisfies Channel
