import { once, setMaxListeners } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AgeRating } from '@starnest/contract/age-rating'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import type { TitleRule } from '@starnest/contract/parents/parents'
import { asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { deviceIdOf, newDeviceCookie } from '../../../src/features/household/device-cookie.ts'
import { hashPin } from '../../../src/features/household/pin/pin-hash.ts'
import { devices, households, profiles } from '../../../src/tables/family.ts'
import { files, libraryFolders } from '../../../src/tables/files.ts'
import { listEntries } from '../../../src/tables/finding.ts'
import { timeRequests, titleRules, watchDays } from '../../../src/tables/limits.ts'
import { titles } from '../../../src/tables/titles.ts'
import { progress } from '../../../src/tables/watching.ts'
import { markOf, type Shelved, shelve } from '../../ceiling/ceiling-shelf.ts'
import { isMeantFor } from '../../ceiling/golden-ceilings.ts'
import { studioThatMade } from '../../studio/studio-that-made.ts'
import { openTestHome } from '../../test-home.ts'
import type { KnownIds } from './hostile-values.ts'
import type { RandomCall } from './random-calls.ts'

/** On each side of the child's ceiling, and what a parent said of them for the child. */
const SHELF: readonly { rating: AgeRating | null; rule: TitleRule | null }[] = [
  { rating: 'G', rule: null },
  { rating: 'TV-Y', rule: null },
  { rating: 'PG', rule: null },
  { rating: 'PG-13', rule: null },
  { rating: 'R', rule: null },
  { rating: null, rule: null },
  { rating: 'G', rule: 'blocked' },
  { rating: 'R', rule: 'approved' },
]
/** The name of what is next door. */
export const NEIGHBOURS = '«neighbours»'
const PIN = '482915'

/** How addresses of the home network begin; every other is this machine's. */
const NETWORK = '10.'

/** Who calls: what their device cookie says, and where they call from. */
export type Caller = { cookie: string | undefined; remoteAddress: string }

/** What came back, as far as it is read. `status` 0: the connection ended without an answer. */
export type Answer = { status: number; said: string }

/** Whether a call found what it asked for, or did it. */
export const isAnswered = ({ status }: Answer): boolean => status >= 200 && status < 400

/** A family with PINs and rules, and titles on each side of its child's ceiling, open to its network.
 *  `isAlone`: there is no household next door, so that strangers of this machine are of the family. */
export async function openFuzzedHome({ isAlone = false } = {}) {
  const marks = [...SHELF.map(({ rating, rule }) => markOf(rating, rule)), NEIGHBOURS]
  const home = await openTestHome({
    studio: studioThatMade(marks),
    lan: {
      isFromNetwork: ({ socket }) => socket.remoteAddress?.startsWith(NETWORK) ?? false,
      names: () => [],
      house: {
        wayIn: () => ({
          addresses: [],
          firstVisit: 'http://127.0.0.1',
          picture: [],
          fingerprint: null,
        }),
        onNewCode: () => undefined,
      },
    },
  })
  await home.app.listen({ host: '127.0.0.1', port: 0 })
  // The answer to a page that is asked for with a body has eleven, and they go with it.
  setMaxListeners(20)
  const agent = new Agent({ keepAlive: true, maxSockets: 30 })
  const { db } = home.database

  const pinHash = await hashPin(PIN)
  await db.delete(profiles)
  const dad = await home.addSomebody('R', { ageGroup: 'adult', displayName: 'Dad', pinHash })
  const teen = await home.addSomebody('PG-13', { ageGroup: 'teen', displayName: 'Teo', pinHash })
  const child = await home.addSomebody('G', { displayName: 'Mia', dailyMinutes: 240 })
  const tablet = newDeviceCookie()
  const { householdId } = home
  await db
    .insert(devices)
    .values({ id: deviceIdOf(tablet), householdId, activeProfileId: child.profileId })

  const shelf: Shelved[] = []
  for (const one of SHELF) shelf.push(await shelve(home, one))
  for (const { id, rule } of shelf) if (rule) await home.addRule(child, id, rule)
  const [next] = isAlone
    ? []
    : await db.insert(households).values({ name: 'Neighbours' }).returning()
  const at = { householdId: next?.id ?? 0, title: NEIGHBOURS }
  const everything = [...shelf, ...(next ? [await shelve(home, { rating: 'G' }, at)] : [])]
  const forChild = new Set(shelf.filter((title) => isMeantFor(title, { ceiling: 'G' })))
  for (const { id } of shelf) {
    for (const who of [dad, child]) {
      await home.addProgress(who, id)
      await home.addToList(who, 'my-list', id)
    }
  }
  const [asked] = await db
    .insert(timeRequests)
    .values({ householdId, profileId: child.profileId, askedAt: home.clock.now })
    .returning()

  /** Asks as it is, over the network of this machine. */
  async function askRaw(call: RandomCall, headers: Record<string, string>): Promise<Answer> {
    const { port } = new URL(home.app.listeningOrigin)
    const { method, url: path } = call
    const length = call.body && { 'content-length': Buffer.byteLength(call.body) }
    const sent = { ...headers, ...length }
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: sent, agent })
    // A connection may also break after its answer.
    outgoing.on('error', () => undefined)
    outgoing.end(call.body)
    try {
      const [incoming]: IncomingMessage[] = await once(outgoing, 'response')
      if (!incoming) return { status: 0, said: '' }
      const body = await text(incoming)
      const { statusCode = 0, rawHeaders } = incoming
      return { status: statusCode, said: `${rawHeaders.join('\n')}\n${body}` }
    } catch {
      // Whoever says what is no HTTP is cut off; that the server is still there is asked at the end.
      return { status: 0, said: '' }
    }
  }

  return {
    home,
    dad,
    teen,
    child,
    /** The household next door, which has a title and nobody. */
    neighboursId: next?.id ?? 0,
    /** What the child may not see. */
    hidden: everything.filter((title) => !forChild.has(title)),
    everything,
    /** Ids that random calls name: of what is in the house, whoever may know of it. */
    known: {
      numbers: [
        ...everything.map(({ id }) => id),
        ...[dad, teen, child].map(({ profileId }) => profileId),
        asked?.id ?? 0,
        next?.id ?? 0,
        ...[0, 1, 15, 30, 90],
      ],
      words: [
        ...everything.map(({ mediaId }) => mediaId),
        ...everything.map(({ file }) => `${file.mediaId}.mp4`),
        ...everything.map(({ file }) => file.sha256),
        ...[
          deviceIdOf(dad.deviceId),
          deviceIdOf(tablet),
          'video.mp4',
          'poster.webp',
          'hls/index.m3u8',
          'thumbnail.webp',
        ],
      ],
    } satisfies KnownIds,

    async ask(call: RandomCall, { cookie, remoteAddress }: Caller): Promise<Answer> {
      const headers = { ...call.headers, ...(cookie !== undefined && { cookie }) }
      if (call.isRaw && !remoteAddress.startsWith(NETWORK)) return askRaw(call, headers)
      const { method, url, body } = call
      // inject knows all the methods that there are by a closed type; ours are among them.
      const options = { method: method as 'GET', url, headers, remoteAddress }
      const answer = await home.app.inject({ ...options, ...(body !== undefined && { body }) })
      return {
        status: answer.statusCode,
        said: `${JSON.stringify(answer.headers)}\n${answer.body}`,
      }
    },

    /** Makes the child's device the child's again, which may have become a brother's meanwhile. */
    async bringBackChild(): Promise<void> {
      await db
        .insert(devices)
        .values({ id: deviceIdOf(child.deviceId), householdId, activeProfileId: child.profileId })
        .onConflictDoUpdate({
          target: devices.id,
          set: { activeProfileId: child.profileId, companionIds: [] },
        })
    },

    /** All that decides what the child may see and for how long, and what belongs to others: as the
     *  database has it, and as the child's own tablet, which asks for nothing else, is shown it. */
    async world() {
      const theirs = [dad.profileId, teen.profileId]
      const answer = await home.app.inject({
        url: '/api/animations?limit=500',
        cookies: { [DEVICE_COOKIE]: tablet },
      })
      return {
        shown: animationListSchema.parse(answer.json()).map(({ id, title }) => ({ id, title })),
        households: await db
          .select({
            id: households.id,
            timeZone: households.timeZone,
            historyDays: households.historyDays,
          })
          .from(households)
          .orderBy(asc(households.id)),
        limits: await db
          .select({
            id: profiles.id,
            householdId: profiles.householdId,
            role: profiles.role,
            ageGroup: profiles.ageGroup,
            contentRating: profiles.contentRating,
            pinHash: profiles.pinHash,
            isApprovedOnly: profiles.isApprovedOnly,
            mayAskModel: profiles.mayAskModel,
            dailyMinutes: profiles.dailyMinutes,
            viewingHours: profiles.viewingHours,
          })
          .from(profiles)
          .orderBy(asc(profiles.id)),
        rules: await db.select().from(titleRules).orderBy(asc(titleRules.titleId)),
        granted: await db.select().from(watchDays).where(gt(watchDays.grantedSeconds, 0)),
        answered: await db.select().from(timeRequests).where(isNotNull(timeRequests.answeredAt)),
        titles: await db
          .select({
            id: titles.id,
            householdId: titles.householdId,
            title: titles.title,
            rating: titles.rating,
            familyRating: titles.familyRating,
            minimumAge: titles.minimumAge,
            hiddenAt: titles.hiddenAt,
          })
          .from(titles)
          .orderBy(asc(titles.id)),
        files: await db
          .select({ id: files.id, titleId: files.titleId, removedAt: files.removedAt })
          .from(files)
          .where(isNotNull(files.titleId))
          .orderBy(asc(files.id)),
        folders: await db.select().from(libraryFolders),
        devices: await db
          .select({
            id: devices.id,
            profileId: devices.activeProfileId,
            companionIds: devices.companionIds,
            name: devices.name,
            pairedAt: devices.pairedAt,
          })
          .from(devices)
          .where(inArray(devices.id, [dad.deviceId, teen.deviceId, tablet].map(deviceIdOf)))
          .orderBy(asc(devices.id)),
        progress: await db
          .select()
          .from(progress)
          .where(inArray(progress.profileId, theirs))
          .orderBy(asc(progress.titleId)),
        lists: await db
          .select()
          .from(listEntries)
          .where(inArray(listEntries.profileId, theirs))
          .orderBy(asc(listEntries.titleId)),
      }
    },

    /** A device of a grown-up who has said the PIN, whatever became of the last one. */
    async grownUp(): Promise<string> {
      const grownUp = { ageGroup: 'adult', contentRating: 'R', pinHash } as const
      const [found] = await db
        .update(profiles)
        .set(grownUp)
        .where(eq(profiles.id, dad.profileId))
        .returning({ id: profiles.id })
      if (!found) Object.assign(dad, await home.addSomebody('R', grownUp))
      const active = { activeProfileId: dad.profileId, companionIds: [] }
      await db
        .insert(devices)
        .values({ id: deviceIdOf(dad.deviceId), householdId, ...active })
        .onConflictDoUpdate({ target: devices.id, set: active })
      return dad.deviceId
    },

    async close(): Promise<void> {
      agent.destroy()
      await home.close()
    },
  }
}

/** See {@link openFuzzedHome}. */
export type FuzzedHome = Awaited<ReturnType<typeof openFuzzedHome>>
