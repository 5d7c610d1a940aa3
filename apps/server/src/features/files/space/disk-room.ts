import { AppError } from '@starnest/contract/errors'
import { MAX_OPEN_UPLOADS } from '@starnest/contract/files/files'
import type { DiskSpace, Storage } from '../../../ports/storage.ts'

const MIB = 1024 ** 2

/** The smaller of the two is kept back: a small disk stays usable, and a large one has enough. */
const RESERVE_SHARE = 0.05
const RESERVE_BYTES = 5 * 1024 * MIB

/** On a disk of a few hundred MB: twice what the database keeps and gives up when the disk is full, so
 *  that no upload takes that. */
const LEAST_RESERVE_BYTES = 128 * MIB

/** The same of inodes, of which the database needs a handful. */
const RESERVE_INODES = 1000

/** Bytes for which an upload of unknown length asks at a time. */
const GRANT_BYTES = 4 * MIB

/** Bytes of a disk that are kept back, for the database and for all that grows by itself. */
export const defaultReserveOf = (totalBytes: number): number =>
  Math.min(Math.max(Math.floor(totalBytes * RESERVE_SHARE), LEAST_RESERVE_BYTES), RESERVE_BYTES)

/** An upload that is open, or a form on its way. */
export type OpenUpload = {
  readonly id: string
  readonly profileId: number
  readonly householdId: number
  /** Bytes of all of it; null: it does not say. */
  readonly totalBytes: number | null
  /** Bytes of it that are here. */
  readonly arrivedBytes: number
  /** Nobody can go on with it later: it is not written down. */
  readonly isForm: boolean
}

/** Throws AppError when a profile or its household may not bring so many bytes. `openBytes`: what its other open
 *  uploads come to; `householdOpenBytes`: those of its whole household. `isPromised`: room was kept for all of
 *  them at the beginning, so only what may have changed since is looked at. */
export type AssertShare = (share: {
  bytes: number
  openBytes: number
  householdOpenBytes: number
  isPromised: boolean
}) => Promise<void>

/** What the room stands on. */
export type DiskRoomDeps = {
  storage: Pick<Storage, 'space'>
  /** Bytes that stay free; undefined: 5 % of the disk or 5 GiB, whichever is less. */
  reserveBytes: number | undefined
  /** Uploads that an earlier server left open. */
  listOpen: () => Promise<OpenUpload[]>
  /** Deletes so many bytes of the bin for good, the oldest first, when there are as many in it. */
  emptyBin: (shortBytes: number) => Promise<void>
}

/** What is kept of an upload: bytes that it was given room for, and those of them that are here. */
type Granted = Pick<OpenUpload, 'profileId' | 'householdId' | 'isForm'> & {
  grantedBytes: number
  arrivedBytes: number
}

/** Room on the disk of uploads: what is free, less what is kept back, less what is promised and has not
 *  come. Whoever asks is answered one after the other, so that two that each fit cannot together pass
 *  it. */
export class DiskRoom {
  readonly #deps: DiskRoomDeps
  #loaded: Promise<Map<string, Granted>> | undefined
  /** Bytes that are yet to be made of files. */
  readonly #works = new Set<{ bytes: number }>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(deps: DiskRoomDeps) {
    this.#deps = deps
  }

  /** Keeps room for an upload until it is forgotten.
   *  @throws AppError storage_full, uploads_full; what `assertShare` throws */
  async promise(upload: OpenUpload, assertShare: AssertShare): Promise<void> {
    const { id, profileId, householdId, totalBytes, isForm } = upload
    const grantedBytes = totalBytes ?? GRANT_BYTES
    await this.#oneByOne(async (all) => {
      const own = ownOf(all, profileId)
      if (own.length >= MAX_OPEN_UPLOADS) {
        throw new AppError('uploads_full', { details: { most: MAX_OPEN_UPLOADS } })
      }
      await assertShare({
        bytes: totalBytes ?? 1,
        openBytes: sumOf(own, granted),
        householdOpenBytes: sumOf(ofHousehold(all, householdId), granted),
        isPromised: false,
      })
      await this.#assertRoom(grantedBytes)
      all.set(id, { profileId, householdId, isForm, grantedBytes, arrivedBytes: 0 })
    })
  }

  /** Told from where on an upload goes on. */
  async goOn({ id, ...upload }: OpenUpload): Promise<void> {
    const all = await this.#load()
    all.set(id, grantedOf(upload))
  }

  /** Keeps no room for uploads that are not written down any more, but for forms. */
  async forgetAllBut(ids: ReadonlySet<string>): Promise<void> {
    const all = await this.#load()
    for (const [id, { isForm }] of all) if (!isForm && !ids.has(id)) all.delete(id)
  }

  /** Told before bytes are written behind those of an upload: the disk may have filled up since, and
   *  one that says no length is given room as it comes.
   *  @throws AppError storage_full, upload_not_found; what `assertShare` throws */
  async take(id: string, bytes: number, assertShare: AssertShare): Promise<void> {
    const upload = (await this.#load()).get(id)
    if (!upload) throw new AppError('upload_not_found')
    const before = upload.arrivedBytes
    const after = before + bytes
    if (after > upload.grantedBytes) await this.#grantMore(upload, { after, assertShare })
    else if (before === 0 || stepOf(before) !== stepOf(after)) {
      await this.#oneByOne(async (all) => {
        await assertShare({
          bytes: upload.grantedBytes,
          isPromised: true,
          ...othersOf(all, upload),
        })
        await this.#assertFloor(Math.min(GRANT_BYTES, coming(upload)))
      })
    }
    upload.arrivedBytes = after
  }

  /** Keeps no room for an upload any more: it is a file by now, or gone. */
  forget(id: string): void {
    void this.#loaded?.then((all) => all.delete(id)).catch(() => undefined)
  }

  /** Bytes that the open uploads of a profile come to, and those of them that have yet to come. */
  async openOf(profileId: number): Promise<{ bytes: number; comingBytes: number }> {
    const own = ownOf(await this.#load(), profileId)
    return { bytes: sumOf(own, granted), comingBytes: sumOf(own, coming) }
  }

  /** How much the disk still takes, and how much is kept back; null: nobody can say. */
  async state(): Promise<{ availableBytes: number; reserveBytes: number } | null> {
    const space = await this.#deps.storage.space()
    if (!space) return null
    const availableBytes = Math.max(0, await this.#availableIn(space))
    return { availableBytes, reserveBytes: this.#reserveOf(space) }
  }

  /** Whether there is room for so much, besides all that was promised. */
  has(bytes: number): Promise<boolean> {
    return this.#oneByOne(() => this.#makeRoom(() => this.#shortOf(bytes)))
  }

  /** Keeps room for what is made of a file while `work` makes it. Resolves with undefined, and nothing
   *  is done, when there is none. `work` says which share of it, 0 to 1, has yet to be written. */
  async lend<T>(
    bytes: number,
    work: (onLeft: (share: number) => void) => Promise<T>,
  ): Promise<{ made: T } | undefined> {
    const lent = { bytes }
    const isLent = await this.#oneByOne(async () => {
      if (bytes > 0 && !(await this.#makeRoom(() => this.#shortOf(bytes)))) return false
      this.#works.add(lent)
      return true
    })
    if (!isLent) return undefined
    try {
      return { made: await work((share) => Object.assign(lent, { bytes: bytes * share })) }
    } finally {
      this.#works.delete(lent)
    }
  }

  #grantMore(
    upload: Granted,
    { after, assertShare }: { after: number; assertShare: AssertShare },
  ): Promise<void> {
    return this.#oneByOne(async (all) => {
      await assertShare({ bytes: after, isPromised: false, ...othersOf(all, upload) })
      const moreBytes = Math.max(GRANT_BYTES, after - upload.grantedBytes)
      await this.#assertRoom(moreBytes)
      upload.grantedBytes += moreBytes
    })
  }

  /** @throws AppError storage_full when there is no room besides what is promised to others. */
  async #assertRoom(neededBytes: number): Promise<void> {
    if (await this.#makeRoom(() => this.#shortOf(neededBytes))) return
    throw await this.#refusal(neededBytes)
  }

  /** @throws AppError storage_full when so many bytes would touch what is kept back. */
  async #assertFloor(neededBytes: number): Promise<void> {
    const shortOf = async () => {
      const space = await this.#deps.storage.space()
      if (!space) return 0
      return neededBytes - (space.freeBytes - this.#reserveOf(space))
    }
    if (!(await this.#makeRoom(shortOf))) throw await this.#refusal(neededBytes)
  }

  /** Whether nothing is short, when need be after emptying the bin. */
  async #makeRoom(shortOf: () => Promise<number>): Promise<boolean> {
    const shortBytes = await shortOf()
    if (shortBytes <= 0) return true
    await this.#deps.emptyBin(shortBytes)
    return (await shortOf()) <= 0
  }

  async #refusal(neededBytes: number): Promise<AppError> {
    const freeBytes = (await this.state())?.availableBytes ?? 0
    return new AppError('storage_full', { details: { freeBytes, neededBytes } })
  }

  /** Bytes that are missing; 0 or less: none, or nobody can say. */
  async #shortOf(neededBytes: number): Promise<number> {
    const space = await this.#deps.storage.space()
    if (!space) return 0
    if (lacksInodes(space)) return Math.max(1, neededBytes)
    return neededBytes - (await this.#availableIn(space))
  }

  async #availableIn(space: DiskSpace): Promise<number> {
    const uploads = sumOf([...(await this.#load()).values()], coming)
    const works = sumOf([...this.#works], ({ bytes }) => bytes)
    return Math.floor(space.freeBytes - this.#reserveOf(space) - uploads - works)
  }

  #reserveOf({ totalBytes }: DiskSpace): number {
    return this.#deps.reserveBytes ?? defaultReserveOf(totalBytes)
  }

  #load(): Promise<Map<string, Granted>> {
    this.#loaded ??= this.#deps.listOpen().then(
      (open) => new Map(open.map(({ id, ...upload }) => [id, grantedOf(upload)])),
      (error) => {
        // The next one asks again.
        this.#loaded = undefined
        throw error
      },
    )
    return this.#loaded
  }

  #oneByOne<T>(work: (all: Map<string, Granted>) => Promise<T>): Promise<T> {
    const mine = this.#last.then(async () => work(await this.#load()))
    this.#last = mine.catch(() => undefined)
    return mine
  }
}

const grantedOf = ({ totalBytes, ...upload }: Omit<OpenUpload, 'id'>): Granted => ({
  ...upload,
  grantedBytes: totalBytes ?? upload.arrivedBytes,
})

const ownOf = (all: ReadonlyMap<string, Granted>, profileId: number): Granted[] =>
  [...all.values()].filter((one) => one.profileId === profileId)

const ofHousehold = (all: ReadonlyMap<string, Granted>, householdId: number): Granted[] =>
  [...all.values()].filter((one) => one.householdId === householdId)

/** What the open uploads besides one come to, of its profile and of its household. */
const othersOf = (all: ReadonlyMap<string, Granted>, upload: Granted) => {
  const besides = (some: Granted[]) =>
    sumOf(
      some.filter((one) => one !== upload),
      granted,
    )
  return {
    openBytes: besides(ownOf(all, upload.profileId)),
    householdOpenBytes: besides(ofHousehold(all, upload.householdId)),
  }
}

const granted = ({ grantedBytes }: Granted) => grantedBytes
const coming = ({ grantedBytes, arrivedBytes }: Granted) => Math.max(0, grantedBytes - arrivedBytes)
const stepOf = (bytes: number) => Math.floor(bytes / GRANT_BYTES)

function sumOf<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0)
}

function lacksInodes({ inodes }: DiskSpace): boolean {
  if (!inodes) return false
  return inodes.free < Math.min(Math.floor(inodes.total * RESERVE_SHARE), RESERVE_INODES)
}
