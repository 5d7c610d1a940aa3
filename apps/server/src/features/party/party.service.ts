import type { Animation } from '@starnest/contract/catalog'
import { AppError } from '@starnest/contract/errors'
import type { ViewerAnswer } from '@starnest/contract/household'
import {
  KEPT_PARTY_MESSAGES,
  type Party,
  type PartyChange,
  type PartyCommand,
  type PartyMember,
  type PartyMessage,
  type PartyMessagePost,
  type PartyPlayback,
} from '@starnest/contract/party'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Database } from '../../ports/database.ts'
import { databaseErrorCode } from '../../ports/database-error-code.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { addMessage, listMessages, readPlayback, writePlayback } from './party.repository.ts'
import { afterCommand, isOver, type KeptPlayback, placeAt } from './playback-rules.ts'
import type { Guest, Presence } from './presence.ts'
import { togetherWith } from './together.ts'
import { initialsOf, isEmojiOnly } from './words.ts'

const FOREIGN_KEY_VIOLATION = '23503'
/** Titles that the chooser offers at once. */
const OFFERED_TITLES = 24
/** Messages of one screen in ten seconds. */
const MESSAGES_AT_ONCE = 10
const MESSAGES_WITHIN_SECONDS = 10

/** What the party stands on; `now` is the clock. */
export type PartyDeps = {
  database: Database
  now: () => Date
  presence: Presence
  /** Tells every screen at a household's party what changed. */
  announce: (householdId: number, change: PartyChange) => void
  /** Those of the titles that the viewer may see. */
  pickTitles: (viewer: Viewer, ids: number[]) => Promise<Animation[]>
  /** Titles that the viewer may see: what fits a question, or the newest. */
  findTitles: (viewer: Viewer, query: { q: string; limit: number }) => Promise<Animation[]>
  /** Names of those who watch on a screen. */
  describe: (viewer: Viewer) => Promise<Pick<ViewerAnswer, 'profile' | 'companions'>>
}

/** What is on, for one viewer; `title` is null where it is hidden or nothing plays. */
type OnScreen = { kept: KeptPlayback; title: Animation | null; isHidden: boolean }

/** The party of a household: one film on all screens that come, and a chat. */
export class PartyService {
  readonly #deps: PartyDeps
  readonly #messages = new RateLimiterMemory({
    points: MESSAGES_AT_ONCE,
    duration: MESSAGES_WITHIN_SECONDS,
  })

  constructor(deps: PartyDeps) {
    this.#deps = deps
  }

  /** The party as a viewer may know it. */
  async party(viewer: Viewer): Promise<Party> {
    const { database } = this.#deps
    const [onScreen, members, messages] = await Promise.all([
      this.#onScreen(viewer),
      this.#members(viewer.householdId),
      listMessages(database.db, viewer.householdId),
    ])
    return {
      playback: this.#playbackOf(onScreen),
      members,
      messages: messages.map(messageOf),
      saysPhrasesOnly: saysPhrasesOnly(viewer),
    }
  }

  /** Titles that everybody at the party may see, for the chooser; none that is still to come. */
  async titles(viewer: Viewer, q: string): Promise<Animation[]> {
    const everybody = await this.#everybody(viewer)
    const found = await this.#deps.findTitles(everybody, { q, limit: OFFERED_TITLES })
    return found.filter(({ isComingSoon }) => !isComingSoon)
  }

  /** Changes what plays, for everybody. @throws AppError party_moved when it changed since the viewer
   *  saw it; title_not_found for a title that somebody at the party may not see, or when nothing is
   *  on; grown_ups_only while something is on that is hidden from the viewer. */
  async command(viewer: Viewer, command: PartyCommand): Promise<Party> {
    const { now, presence } = this.#deps
    const { householdId } = viewer
    const { kept, title, isHidden } = await this.#onScreen(viewer)
    if (isHidden) {
      throw new AppError('grown_ups_only', {
        message: 'A film is on that is not for everybody here. Ask whoever chose it.',
      })
    }
    if (kept.rev !== command.rev) throw new AppError('party_moved')
    const about = command.is === 'show' ? await this.#shown(viewer, command.titleId) : title
    if (!about && command.is !== 'stop') throw new AppError('title_not_found')
    const next = afterCommand(kept, command, {
      now: now(),
      durationSeconds: about ? lengthOf(about) : 0,
      worstRoundTripMs: presence.worstRoundTripMs(householdId),
    })
    if (!(await this.#write(householdId, { next, seenRev: kept.rev }))) {
      throw new AppError('party_moved')
    }
    this.#deps.announce(householdId, 'playback')
    return this.party(viewer)
  }

  /** Says something to everybody at the party. Where a child watches it is a phrase or emoji.
   *  @throws AppError phrases_only, too_many_requests */
  async say(viewer: Viewer, post: PartyMessagePost): Promise<Party> {
    const { database, now, announce } = this.#deps
    const { householdId, profileId, deviceId } = viewer
    const text = 'message' in post ? post.message : null
    if (text !== null && saysPhrasesOnly(viewer) && !isEmojiOnly(text)) {
      throw new AppError('phrases_only')
    }
    await this.#messages.consume(deviceId ?? `profile-${profileId}`).catch((error: unknown) => {
      throw new AppError('too_many_requests', { cause: error })
    })
    const said = { text, phrase: 'phrase' in post ? post.phrase : null }
    const from = { householdId, profileId }
    await addMessage(database.db, from, { said, saidAt: now(), kept: KEPT_PARTY_MESSAGES })
    announce(householdId, 'messages')
    return this.party(viewer)
  }

  /** Pauses what plays when the last screen has left. */
  async pauseEmpty(householdId: number): Promise<void> {
    const { database, now, presence } = this.#deps
    if (presence.at(householdId).length > 0) return
    const kept = await readPlayback(database.db, householdId)
    if (!kept.isPlaying) return
    // Its length is not known here: beyond the end, the film is over all the same.
    const positionSeconds = placeAt(kept, now(), Number.MAX_SAFE_INTEGER)
    const next = { ...kept, rev: kept.rev + 1, isPlaying: false, positionSeconds, at: now() }
    await writePlayback(database.db, householdId, { next, seenRev: kept.rev })
  }

  async #write(householdId: number, write: { next: KeptPlayback; seenRev: number }) {
    try {
      return await writePlayback(this.#deps.database.db, householdId, write)
    } catch (error) {
      if (databaseErrorCode(error) !== FOREIGN_KEY_VIOLATION) throw error
      throw new AppError('title_not_found', { cause: error })
    }
  }

  async #shown(viewer: Viewer, titleId: number): Promise<Animation | undefined> {
    const [title] = await this.#deps.pickTitles(await this.#everybody(viewer), [titleId])
    return title?.isComingSoon ? undefined : title
  }

  async #everybody(viewer: Viewer): Promise<Viewer> {
    return togetherWith(viewer, await this.#viewersAt(viewer.householdId))
  }

  async #viewersAt(householdId: number): Promise<Viewer[]> {
    const guests = this.#deps.presence.at(householdId)
    const viewers = await Promise.all(guests.map(({ askViewer }) => askViewer()))
    return viewers.filter((one) => one.householdId === householdId)
  }

  /** What is on. A film that has ended is not on; one that nobody at the party may see neither. */
  async #onScreen(viewer: Viewer): Promise<OnScreen> {
    const { database, now, pickTitles } = this.#deps
    const kept = await readPlayback(database.db, viewer.householdId)
    const nothing = { kept, title: null, isHidden: false }
    if (kept.titleId === null) return nothing
    const [title] = await pickTitles(viewer, [kept.titleId])
    if (title) {
      const hasEnded = isOver(kept, now(), lengthOf(title))
      return hasEnded ? nothing : { kept, title, isHidden: false }
    }
    return { kept, title: null, isHidden: await this.#isOnForAnybody(viewer.householdId, kept) }
  }

  async #isOnForAnybody(householdId: number, kept: KeptPlayback): Promise<boolean> {
    const { now, pickTitles } = this.#deps
    const { titleId } = kept
    if (titleId === null) return false
    const viewers = await this.#viewersAt(householdId)
    const seen = await Promise.all(viewers.map((one) => pickTitles(one, [titleId])))
    return seen.flat().some((title) => !isOver(kept, now(), lengthOf(title)))
  }

  #playbackOf({ kept, title, isHidden }: OnScreen): PartyPlayback {
    const { rev } = kept
    if (!title) {
      const atMs = this.#deps.now().getTime()
      return { rev, title: null, isHidden, isPlaying: false, positionSeconds: 0, atMs }
    }
    const { isPlaying, positionSeconds } = kept
    return { rev, title, isHidden, isPlaying, positionSeconds, atMs: kept.at.getTime() }
  }

  async #members(householdId: number): Promise<PartyMember[]> {
    const guests = this.#deps.presence.at(householdId)
    const members = await Promise.allSettled(guests.map((guest) => this.#memberOf(guest)))
    // A profile that has just been deleted has no name; its screen is told to choose anew.
    return members.flatMap((member) => (member.status === 'fulfilled' ? [member.value] : []))
  }

  async #memberOf({ id, askViewer, status }: Guest): Promise<PartyMember> {
    const { profile, companions } = await this.#deps.describe(await askViewer())
    const names = [profile, ...companions].map(({ displayName }) => displayName)
    const { isVideo, isMuted } = status
    return {
      id,
      profileId: profile.id,
      name: names.join(' + '),
      avatarUrl: profile.avatarUrl,
      initials: initialsOf(profile.displayName),
      platform: 'starnest',
      isVideo,
      isMuted,
    }
  }
}

/** Seconds; a film whose length nobody knows never ends by itself. */
const lengthOf = ({ duration }: Animation) => duration || Number.MAX_SAFE_INTEGER

const saysPhrasesOnly = ({ youngest }: Viewer) => youngest === 'child'

function messageOf(said: Awaited<ReturnType<typeof listMessages>>[number]): PartyMessage {
  const { text, saidAt, ...message } = said
  return { ...message, message: text ?? '', time: saidAt.toISOString(), platform: 'starnest' }
}
