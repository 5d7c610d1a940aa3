import { AppError } from '@starnest/contract/errors'
import { MAX_OPEN_UPLOADS } from '@starnest/contract/files/files'
import type { DiskSpace, Storage } from '../../../ports/storage.ts'
import {
  comingBytesOf,
  grantedBytesOf,
  type ListWrittenDown,
  type OpenForm,
  type OpenUpload,
  OpenUploads,
  othersOf,
} from './open-uploads.ts'

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

/** Throws AppError when a profile or its household may not bring so many bytes. `openBytes`: what its other open
 *  uploads come to; `householdOpenBytes`: those of its whole household. `isPromised`: room was kept for all of
 *  them at the beginning, so only what may have changed since is looked at. */
export type AssertShare = (share: {
  bytes: number
  openBytes: number
  householdOpenBytes: number
  isPromised: boolean
}) => Promise<void>

/** Bytes that somebody needs room for. `householdId`: whose bin may be emptied for them; null: what needs them is
 *  nobody's, such as films that ship. */
export type RoomNeed = { householdId: number | null; bytes: number }

/** What lies in the bin and gives way to what a household needs. Never what is another household's. */
export type RoomInBin = {
  bytesFor: (householdId: number | null) => Promise<number>
  /** Deletes the bytes of a need for good, the oldest first, when there are as many. */
  emptyFor: (short: RoomNeed) => Promise<void>
}

/** Who brings how much. `totalBytes`: null: it does not say. */
type Promised<Bytes> = Pick<OpenUpload, 'id' | 'profileId' | 'householdId'> & { totalBytes: Bytes }

/** What the room stands on. */
export type DiskRoomDeps = {
  storage: Pick<Storage, 'space'>
  /** Bytes that stay free; undefined: 5 % of the disk or 5 GiB, whichever is less. */
  reserveBytes: number | undefined
  listWrittenDown: ListWrittenDown
  /** undefined: what lies in the bin is not on this disk, so deleting it makes no room here. */
  bin: RoomInBin | undefined
}

/** Room on the disk of uploads: free bytes, less the reserve, less what was promised to uploads and has not arrived.
 *  Requests are answered one at a time, so two uploads that each fit cannot exceed the room together. That holds on
 *  one node. The database lists the open uploads of all nodes, but two nodes that are asked within the same
 *  milliseconds may promise the same room, and neither knows the other's form uploads or the files it is making. The
 *  reserve is safe all the same: the room is checked again while bytes arrive. */
export class DiskRoom {
  readonly #deps: DiskRoomDeps
  readonly #open: OpenUploads
  /** Bytes that are yet to be made of files. */
  readonly #works = new Set<{ bytes: number }>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(deps: DiskRoomDeps) {
    this.#deps = deps
    this.#open = new OpenUploads(deps.listWrittenDown)
  }

  /** Keeps room for an upload that `writeDown` writes into the database, until it is a file or gone.
   *  @throws AppError storage_full, uploads_full; what `assertShare` and `writeDown` throw */
  promise<T>(
    upload: Promised<number>,
    assertShare: AssertShare,
    writeDown: () => Promise<T>,
  ): Promise<T> {
    return this.#oneByOne(async () => {
      await this.#assertMayOpen(upload, assertShare)
      return writeDown()
    })
  }

  /** Keeps room for a form until it is forgotten.
   *  @throws AppError storage_full, uploads_full; what `assertShare` throws */
  promiseForm(form: Promised<number | null>, assertShare: AssertShare): Promise<OpenForm> {
    const { totalBytes, ...of } = form
    return this.#oneByOne(async () => {
      await this.#assertMayOpen(form, assertShare)
      const opened = {
        ...of,
        grantedBytes: totalBytes ?? GRANT_BYTES,
        arrivedBytes: 0,
        fileIds: [],
      }
      this.#open.add(opened)
      return opened
    })
  }

  /** Keeps no room for a form any more: its files are kept, or gone. */
  forget(form: OpenForm): void {
    this.#open.forget(form)
  }

  /** Told before bytes are written behind those of an upload: the disk may have filled up since, and
   *  one that says no length is given room as it comes.
   *  @throws AppError storage_full, upload_not_found; what `assertShare` throws */
  async take(upload: OpenUpload, bytes: number, assertShare: AssertShare): Promise<void> {
    const before = upload.arrivedBytes
    const after = before + bytes
    if (after > upload.grantedBytes) await this.#grantMore(upload, { after, assertShare })
    else if (before === 0 || stepOf(before) !== stepOf(after)) await this.#look(upload, assertShare)
    upload.arrivedBytes = after
  }

  /** Bytes that the open uploads of a profile come to, and those of them that have yet to come. */
  async openOf(profileId: number): Promise<{ bytes: number; comingBytes: number }> {
    const own = await this.#open.list({ profileId })
    return { bytes: grantedBytesOf(own), comingBytes: comingBytesOf(own) }
  }

  /** How much the disk still takes, and how much is kept back; null: nobody can say. */
  async state(): Promise<{ availableBytes: number; reserveBytes: number } | null> {
    const space = await this.#deps.storage.space()
    if (!space) return null
    const availableBytes = Math.max(0, await this.#availableIn(space))
    return { availableBytes, reserveBytes: this.#reserveOf(space) }
  }

  /** Whether there is room for so much, besides all that was promised, or would be once the bin is emptied, which
   *  is left as it is. */
  async has({ householdId, bytes }: RoomNeed): Promise<boolean> {
    return this.#oneByOne(async () => {
      const shortBytes = await this.#shortOf(bytes)
      if (shortBytes <= 0) return true
      const binnedBytes = await this.#deps.bin?.bytesFor(householdId)
      return binnedBytes !== undefined && shortBytes <= binnedBytes
    })
  }

  /** Keeps room for what is made of a file while `work` makes it. Resolves with undefined, and nothing
   *  is done, when there is none. `work` says which share of it, 0 to 1, has yet to be written. */
  async lend<T>(
    { householdId, bytes }: RoomNeed,
    work: (onLeft: (share: number) => void) => Promise<T>,
  ): Promise<{ made: T } | undefined> {
    const lent = { bytes }
    const isLent = await this.#oneByOne(async () => {
      const shortOf = () => this.#shortOf(bytes)
      if (bytes > 0 && !(await this.#makeRoom(householdId, shortOf))) return false
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

  async #assertMayOpen(upload: Promised<number | null>, assertShare: AssertShare): Promise<void> {
    const { profileId, householdId, totalBytes } = upload
    const all = await this.#open.list({ householdId })
    const own = all.filter((one) => one.profileId === profileId)
    if (own.length >= MAX_OPEN_UPLOADS) {
      throw new AppError('uploads_full', { details: { most: MAX_OPEN_UPLOADS } })
    }
    await assertShare({ bytes: totalBytes ?? 1, isPromised: false, ...othersOf(all, upload) })
    await this.#assertRoom({ householdId, bytes: totalBytes ?? GRANT_BYTES })
  }

  /** Looks whether all is still as it was when an upload was promised its room. */
  #look(upload: OpenUpload, assertShare: AssertShare): Promise<void> {
    return this.#oneByOne(async () => {
      const { householdId, grantedBytes: bytes } = upload
      await assertShare({ bytes, isPromised: true, ...(await this.#besides(upload)) })
      const neededBytes = Math.min(GRANT_BYTES, comingBytesOf([upload]))
      await this.#assertFloor({ householdId, bytes: neededBytes })
    })
  }

  #grantMore(
    upload: OpenUpload,
    { after, assertShare }: { after: number; assertShare: AssertShare },
  ): Promise<void> {
    return this.#oneByOne(async () => {
      const { householdId, grantedBytes } = upload
      await assertShare({ bytes: after, isPromised: false, ...(await this.#besides(upload)) })
      const moreBytes = Math.max(GRANT_BYTES, after - grantedBytes)
      await this.#assertRoom({ householdId, bytes: moreBytes })
      upload.grantedBytes += moreBytes
    })
  }

  /** @throws AppError upload_not_found when it is gone, maybe by another node. */
  async #besides(upload: OpenUpload): Promise<ReturnType<typeof othersOf>> {
    const all = await this.#open.list({ householdId: upload.householdId })
    if (!all.some(({ id }) => id === upload.id)) throw new AppError('upload_not_found')
    return othersOf(all, upload)
  }

  /** @throws AppError storage_full when there is no room besides what is promised to others. */
  async #assertRoom({ householdId, bytes }: RoomNeed): Promise<void> {
    if (await this.#makeRoom(householdId, () => this.#shortOf(bytes))) return
    throw await this.#refusal(bytes)
  }

  /** @throws AppError storage_full when so many bytes would touch what is kept back. */
  async #assertFloor({ householdId, bytes }: RoomNeed): Promise<void> {
    const shortOf = async () => {
      const space = await this.#deps.storage.space()
      if (!space) return 0
      return bytes - (space.freeBytes - this.#reserveOf(space))
    }
    if (!(await this.#makeRoom(householdId, shortOf))) throw await this.#refusal(bytes)
  }

  /** Whether nothing is short, when need be after emptying the bin of whoever needs the room. */
  async #makeRoom(householdId: number | null, shortOf: () => Promise<number>): Promise<boolean> {
    const shortBytes = await shortOf()
    if (shortBytes <= 0) return true
    const { bin } = this.#deps
    if (!bin) return false
    await bin.emptyFor({ householdId, bytes: shortBytes })
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
    const uploads = comingBytesOf(await this.#open.list())
    const works = [...this.#works].reduce((sum, { bytes }) => sum + bytes, 0)
    return Math.floor(space.freeBytes - this.#reserveOf(space) - uploads - works)
  }

  #reserveOf({ totalBytes }: DiskSpace): number {
    return this.#deps.reserveBytes ?? defaultReserveOf(totalBytes)
  }

  #oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work)
    this.#last = mine.catch(() => undefined)
    return mine
  }
}

const stepOf = (bytes: number) => Math.floor(bytes / GRANT_BYTES)

function lacksInodes({ inodes }: DiskSpace): boolean {
  if (!inodes) return false
  return inodes.free < Math.min(Math.floor(inodes.total * RESERVE_SHARE), RESERVE_INODES)
}
