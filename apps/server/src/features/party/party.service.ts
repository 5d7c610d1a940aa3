import type { Animation } from '@starnest/contract/catalog/catalog'
import { AppError } from '@starnest/contract/errors'
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
import { requireGrownUp, requireSomebody } from '../../domain/require-viewer.ts'
import { passesAsGrownUp, type Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import type { EventLimit } from '../../ports/realtime.ts'
import { asGone } from './as-gone.ts'
import { isEmojiOnly } from './chat-text.ts'
import { listMembers, type MembersDeps } from './members.ts'
import type { Offers } from './offers.ts'
import {
  addMessage,
  listMessages,
  messageAuthor,
  noteSeen,
  readName,
  readPlayback,
  removeWords,
  writePlayback,
} from './party.repository.ts'
import {
  ALONE_LIMIT_MS,
  afterCommand,
  isOver,
  type KeptPlayback,
  NOTHING_YET,
  settled,
} from './playback-rules.ts'
import type { Presence } from './presence.ts'
import type { SentAway } from './sent-away.service.ts'
import { sharedRead } from './shared-read.ts'

/** Messages of one screen. */
export const MESSAGE_LIMIT: EventLimit = { events: 10, withinSeconds: 10 }
/** Votes of one screen, and messages that it takes back. */
export const PRESS_LIMIT: EventLimit = { events: 60, withinSeconds: 10 }

/** Dependencies of the party; `now` is the clock. */
export type PartyDeps = MembersDeps & {
  database: Database
  now: () => Date
  presence: Presence
  /** Tells every screen at a household's party what changed. */
  announce: (householdId: number, change: PartyChange) => void
  /** Those of the titles that the viewer may see. */
  pickTitles: (viewer: Viewer, ids: number[]) => Promise<Animation[]>
  offers: Offers
  sentAway: SentAway
  /** Counts a message of a screen within {@link MESSAGE_LIMIT}; whether there was room for it. */
  takeMessage: (viewer: Viewer) => Promise<boolean>
  /** The same of what is taken back, within {@link PRESS_LIMIT}. */
  takePress: (viewer: Viewer) => Promise<boolean>
  /** A film begins. */
  onBegun: (householdId: number, titleId: number) => Promise<void>
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
    const isSentAway = shared.sentAway.some(({ profileId }) => profileId === viewer.profileId)
    // A device that has not chosen a profile learns nothing of the others.
    const isOutside = mustChoose || isSentAway
    const onScreen = isSentAway
      ? { kept: NOTHING_YET, title: null, isHidden: false }
      : await this.#onScreen(viewer, shared.kept)
    const isPaused = onScreen.title !== null && !onScreen.kept.isPlaying
    const mayModerate = passesAsGrownUp(viewer) && !isOutside
    return {
      playback: {
        ...this.#playbackOf(onScreen),
        pausedBy: isPaused && !isOutside ? shared.pausedBy : null,
      },
      members: isOutside ? [] : shared.members,
      messages: isOutside ? [] : shared.messages,
      saysPhrasesOnly: saysPhrasesOnly(viewer),
      mayModerate,
      sentAway: mayModerate ? shared.sentAway : [],
      isSentAway,
    }
  }

  /** Titles that everybody at the party may see, for the chooser; none that cannot be played yet.
   *  @throws AppError grown_ups_only to whoever was sent away */
  async titles(viewer: Viewer, q: string): Promise<Animation[]> {
    await this.#deps.sentAway.requireAdmitted(viewer)
    return this.#deps.offers.find(viewer, q)
  }

  /** Changes what plays, for everybody. @throws AppError party_moved when it changed since the viewer
   *  saw it; title_not_found for a title that somebody at the party may not see, or when nothing is
   *  on; grown_ups_only while something is on that is hidden from the viewer, and to whoever was sent away;
   *  pin_required from a device that has not said who watches. */
  async command(viewer: Viewer, command: PartyCommand): Promise<Party> {
    const { now, presence, sentAway } = this.#deps
    const { householdId } = viewer
    requireSomebody(viewer)
    await sentAway.requireAdmitted(viewer)
    const read = await readPlayback(this.#deps.database.db, householdId)
    const { kept, title, isHidden } = await this.#onScreen(viewer, read)
    if (isHidden) {
      throw new AppError('grown_ups_only', {
        message: 'A film is on that is not for everybody here. Ask whoever chose it.',
      })
    }
    if (kept.rev !== command.rev) throw new AppError('party_moved')
    const about = command.is === 'show' ? await this.#offered(viewer, command.titleId) : title
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
    if (command.is === 'show') await this.#deps.onBegun(householdId, command.titleId)
    return this.party(viewer)
  }

  /** Says something to everybody at the party. Where a child watches it is a phrase or emoji.
   *  @throws AppError phrases_only, too_many_requests; grown_ups_only to whoever was sent away; pin_required from
   *  a device that has not said who watches. */
  async say(viewer: Viewer, post: PartyMessagePost): Promise<Party> {
    const { database, now, announce, sentAway, takeMessage } = this.#deps
    const { householdId, profileId } = viewer
    requireSomebody(viewer)
    await sentAway.requireAdmitted(viewer)
    if (!(await takeMessage(viewer))) throw new AppError('too_many_requests')
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

  /** Takes back what was said: one's own words, and for a grown-up anybody's. What is not kept any more is gone already.
   *  @throws AppError grown_ups_only for what somebody else said, too_many_requests; pin_required from a device that
   *  has not said who watches. */
  async takeBack(viewer: Viewer, messageId: number): Promise<Party> {
    const { database, announce, sentAway, takePress } = this.#deps
    const { householdId, profileId } = viewer
    requireSomebody(viewer)
    await sentAway.requireAdmitted(viewer)
    if (!(await takePress(viewer))) throw new AppError('too_many_requests')
    const message = { householdId, id: messageId }
    const authorId = await messageAuthor(database.db, message)
    if (authorId !== undefined && authorId !== profileId) requireGrownUp(viewer)
    if (await removeWords(database.db, message)) announce(householdId, 'messages')
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

  async #offered(viewer: Viewer, titleId: number): Promise<Animation | undefined> {
    const [title] = await this.#deps.offers.pick(viewer, [titleId])
    return title
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
    const { now, offers, pickTitles, presence } = this.#deps
    const { titleId, isPlaying } = kept
    if (titleId === null) return false
    const viewers = await offers.viewersOf(await presence.latelyAt(viewer.householdId), viewer)
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
    const [kept, members, messages, sentAway] = await Promise.all([
      readPlayback(db, householdId),
      listMembers(this.#deps, householdId),
      listMessages(db, householdId),
      this.#deps.sentAway.list(householdId),
    ])
    const isThere = ({ profileId }: PartyMember) =>
      sentAway.every((one) => one.profileId !== profileId)
    const { pausedById } = kept
    const pausedBy = pausedById === null ? null : await readName(db, householdId, pausedById)
    return {
      ...{ kept, sentAway, pausedBy: pausedBy ?? null },
      // The line of a screen that was sent away ends a moment later.
      members: members.filter(isThere),
      messages: messages.map(messageOf),
    }
  }
}

const saysPhrasesOnly = ({ youngest }: Viewer) => youngest === 'child'

function messageOf(said: Awaited<ReturnType<typeof listMessages>>[number]): PartyMessage {
  const { text, saidAt, ...message } = said
  return {
    ...message,
    message: text ?? '',
    time: saidAt.toISOString(),
    platform: 'starnest',
    isRemoved: text === '',
  }
}
