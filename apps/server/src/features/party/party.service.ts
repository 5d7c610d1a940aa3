import type { Animation } from '@starnest/contract/catalog/catalog'
import { AppError, type ErrorCode } from '@starnest/contract/errors'
import type { ViewerAnswer } from '@starnest/contract/household/household'
import {
  KEPT_PARTY_MESSAGES,
  type Party,
  type PartyChange,
  type PartyCommand,
  type PartyMember,
  type PartyMessage,
  type PartyMessagePost,
  type PartyPlayback,
} from '@starnest/contract/party/party'
import { isForeignKeyViolation } from '../../domain/database-error.ts'
import { requireSomebody } from '../../domain/require-viewer.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import type { EventLimit } from '../../ports/realtime.ts'
import { initialsOf, isEmojiOnly } from './chat-text.ts'
import {
  addMessage,
  listMessages,
  noteSeen,
  readName,
  readPlayback,
  writePlayback,
} from './party.repository.ts'
import {
  ALONE_LIMIT_MS,
  afterCommand,
  isOver,
  type KeptPlayback,
  settled,
} from './playback-rules.ts'
import type { Guest, Presence } from './presence.ts'
import { sharedRead } from './shared-read.ts'
import { togetherWith } from './together.ts'

/** Titles that the chooser offers at once, and those that are looked at for it. */
const OFFERED_TITLES = 24
const LOOKED_AT_TITLES = 50
/** Messages of one screen. */
export const MESSAGE_LIMIT: EventLimit = { events: 10, withinSeconds: 10 }

/** Dependencies of the party; `now` is the clock. */
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
  /** Counts a message of a screen within {@link MESSAGE_LIMIT}; whether there was room for it. */
  takeMessage: (screen: string) => Promise<boolean>
  /** Who watches on each of some devices by now. */
  viewersOn: (deviceIds: readonly (string | null)[]) => Promise<(Viewer | null)[]>
  /** Names of those who watch on each of some screens; null: the profile has just been deleted. */
  describe: (
    viewers: readonly Viewer[],
  ) => Promise<(Pick<ViewerAnswer, 'profile' | 'companions'> | null)[]>
}

/** What is on, for one viewer; `title` is null where it is hidden or nothing plays. */
type OnScreen = { kept: KeptPlayback; title: Animation | null; isHidden: boolean }

/** The party of a household: one film on all screens that come, and a chat. */
export class PartyService {
  readonly #deps: PartyDeps
  readonly #startedAt: Date
  /** What is the same for everybody who has said who watches. All screens ask for it whenever something changes. */
  readonly #sharedOf = sharedRead((householdId) => this.#readShared(householdId))

  constructor(deps: PartyDeps) {
    this.#deps = deps
    this.#startedAt = deps.now()
  }

  /** The party as a viewer may know it. */
  async party(viewer: Viewer): Promise<Party> {
    const { mustChoose } = viewer
    const shared = await this.#sharedOf(viewer.householdId)
    const onScreen = await this.#onScreen(viewer, shared.kept)
    const isPaused = onScreen.title !== null && !onScreen.kept.isPlaying
    // A device that has not chosen a profile learns nothing of the others.
    return {
      playback: {
        ...this.#playbackOf(onScreen),
        pausedBy: isPaused && !mustChoose ? shared.pausedBy : null,
      },
      members: mustChoose ? [] : shared.members,
      messages: mustChoose ? [] : shared.messages,
      saysPhrasesOnly: saysPhrasesOnly(viewer),
    }
  }

  /** Titles that everybody at the party may see, for the chooser; none that cannot be played yet. */
  async titles(viewer: Viewer, q: string): Promise<Animation[]> {
    const everybody = await this.#everybody(viewer)
    const found = await this.#deps.findTitles(everybody, { q, limit: LOOKED_AT_TITLES })
    return found.filter(canPlay).slice(0, OFFERED_TITLES)
  }

  /** Changes what plays, for everybody. @throws AppError party_moved when it changed since the viewer
   *  saw it; title_not_found for a title that somebody at the party may not see, or when nothing is
   *  on; grown_ups_only while something is on that is hidden from the viewer; pin_required from a device
   *  that has not said who watches. */
  async command(viewer: Viewer, command: PartyCommand): Promise<Party> {
    const { now, presence } = this.#deps
    const { householdId } = viewer
    requireSomebody(viewer)
    const read = await readPlayback(this.#deps.database.db, householdId)
    const { kept, title, isHidden } = await this.#onScreen(viewer, read)
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
      durationSeconds: about?.duration ?? 0,
      worstRoundTripMs: await presence.worstRoundTripMs(householdId),
      profileId: viewer.profileId,
    })
    if (!(await this.#write(householdId, { next, seenRev: kept.rev }))) {
      throw new AppError('party_moved')
    }
    this.#deps.announce(householdId, 'playback')
    return this.party(viewer)
  }

  /** Says something to everybody at the party. Where a child watches it is a phrase or emoji.
   *  @throws AppError phrases_only, too_many_requests; pin_required from a device that has not said who
   *  watches. */
  async say(viewer: Viewer, post: PartyMessagePost): Promise<Party> {
    const { database, now, announce } = this.#deps
    const { householdId, profileId, deviceId } = viewer
    requireSomebody(viewer)
    if (!(await this.#deps.takeMessage(deviceId ?? `profile-${profileId}`))) {
      throw new AppError('too_many_requests')
    }
    const text = 'message' in post ? post.message : null
    if (text !== null && saysPhrasesOnly(viewer) && !isEmojiOnly(text)) {
      throw new AppError('phrases_only')
    }
    const said = { text, phrase: 'phrase' in post ? post.phrase : null }
    const from = { householdId, profileId }
    const message = { said, saidAt: now(), kept: KEPT_PARTY_MESSAGES }
    await addMessage(database.db, from, message).catch(asGone('profile_not_found'))
    announce(householdId, 'messages')
    return this.party(viewer)
  }

  /** Writes that somebody is at the parties of these households just now. */
  async noteSeen(householdIds: number[]): Promise<void> {
    const { database, now } = this.#deps
    await noteSeen(database.db, householdIds, now())
  }

  async #write(householdId: number, write: { next: KeptPlayback; seenRev: number }) {
    return writePlayback(this.#deps.database.db, householdId, write).catch(
      asGone('title_not_found'),
    )
  }

  async #shown(viewer: Viewer, titleId: number): Promise<Animation | undefined> {
    const [title] = await this.#deps.pickTitles(await this.#everybody(viewer), [titleId])
    return title && canPlay(title) ? title : undefined
  }

  async #everybody(viewer: Viewer): Promise<Viewer> {
    const guests = await this.#deps.presence.at(viewer.householdId)
    return togetherWith(viewer, await this.#viewersOf(guests, viewer))
  }

  /** Who watches on those screens, of the household that asks. */
  async #viewersOf(guests: readonly Guest[], { householdId }: Viewer): Promise<Viewer[]> {
    const viewers = await this.#deps.viewersOn(guests.map(({ deviceId }) => deviceId))
    return viewers.filter((one) => one !== null).filter((one) => one.householdId === householdId)
  }

  /** What is on. A film that has ended is not on. Neither is a film that nobody at the party may see, once the members
   *  who may see it have left for good. */
  async #onScreen(viewer: Viewer, read: KeptPlayback): Promise<OnScreen> {
    const { now, pickTitles } = this.#deps
    const kept = settled(read, now())
    const nothing = { kept, title: null, isHidden: false }
    if (kept.titleId === null) return nothing
    const [title] = await pickTitles(viewer, [kept.titleId])
    if (title) {
      const hasEnded = isOver(kept, now(), title.duration)
      return hasEnded ? nothing : { kept, title, isHidden: false }
    }
    return { kept, title: null, isHidden: await this.#isOnForOthers(viewer, kept) }
  }

  async #isOnForOthers(viewer: Viewer, kept: KeptPlayback): Promise<boolean> {
    const { now, pickTitles, presence } = this.#deps
    const { titleId, isPlaying } = kept
    if (titleId === null) return false
    const viewers = await this.#viewersOf(await presence.latelyAt(viewer.householdId), viewer)
    const seen = await Promise.all(viewers.map((one) => pickTitles(one, [titleId])))
    const [title] = seen.flat()
    if (title) return !isOver(kept, now(), title.duration)
    // After a start the others' screens may still be on their way.
    return isPlaying && now().getTime() - this.#startedAt.getTime() < ALONE_LIMIT_MS
  }

  #playbackOf({ kept, title, isHidden }: OnScreen): Omit<PartyPlayback, 'pausedBy'> {
    const { rev } = kept
    if (!title) {
      const atMs = this.#deps.now().getTime()
      return { rev, title: null, isHidden, isPlaying: false, positionSeconds: 0, atMs }
    }
    const { isPlaying, positionSeconds } = kept
    return { rev, title, isHidden, isPlaying, positionSeconds, atMs: kept.at.getTime() }
  }

  async #readShared(householdId: number) {
    const { db } = this.#deps.database
    const [kept, members, messages] = await Promise.all([
      readPlayback(db, householdId),
      this.#members(householdId),
      listMessages(db, householdId),
    ])
    const { pausedById } = kept
    const pausedBy = pausedById === null ? null : await readName(db, householdId, pausedById)
    return { kept, members, messages: messages.map(messageOf), pausedBy: pausedBy ?? null }
  }

  /** A screen whose profile has just been deleted is about to choose anew, and left out, as is one whose device
   *  is not of this household any more. */
  async #members(householdId: number): Promise<PartyMember[]> {
    const { presence, viewersOn, describe } = this.#deps
    const guests = await presence.at(householdId)
    const viewers = await viewersOn(guests.map(({ deviceId }) => deviceId))
    const there = guests.flatMap((guest, at) => {
      const viewer = viewers[at]
      return viewer?.householdId === householdId ? [{ guest, viewer }] : []
    })
    const described = await describe(there.map(({ viewer }) => viewer))
    return there
      .map(({ guest }, at) => memberOf(guest, described[at] ?? null))
      .filter((member) => member !== null)
  }
}

function memberOf(
  { id, state: { isVideo, isMuted } }: Guest,
  described: Pick<ViewerAnswer, 'profile' | 'companions'> | null,
): PartyMember | null {
  if (!described) return null
  const { profile, companions } = described
  const names = [profile, ...companions].map(({ displayName }) => displayName)
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

/** Whether there is a film to play: what was brought a moment ago may still be without. */
const canPlay = ({ isComingSoon, duration, videoUrl, streamUrl }: Animation) =>
  !isComingSoon && duration > 0 && (videoUrl ?? streamUrl) !== null

/** What a write fails with when what it points to has just been deleted. */
function asGone(code: ErrorCode): (error: unknown) => never {
  return (error) => {
    if (!isForeignKeyViolation(error)) throw error
    throw new AppError(code, { cause: error })
  }
}

const saysPhrasesOnly = ({ youngest }: Viewer) => youngest === 'child'

function messageOf(said: Awaited<ReturnType<typeof listMessages>>[number]): PartyMessage {
  const { text, saidAt, ...message } = said
  return { ...message, message: text ?? '', time: saidAt.toISOString(), platform: 'starnest' }
}
