import { randomBytes } from 'node:crypto'
import type { Bucket, ListedObject } from './bucket.ts'

/**
 * How keys become objects. A file that was put by itself is the object `files/<key>`: a store replaces an
 * object whole. The files of a folder are objects under a prefix of their own, `folders/<generation>/`, and an
 * empty object whose name says which generation the folder has makes all of them seen at once:
 *
 *     pointers/<key of the folder>/<number>-<generation>-<generation around it>
 *
 * The highest number counts. One list of `pointers/<first name of the key>/` says all of a title's folders.
 */
const FILES = 'files'
const FOLDERS = 'folders'
const POINTERS = 'pointers'

/** The generation around what lies in no folder that was put whole. */
const NONE = '0'

const POINTER = /^pointers\/(.+)\/(\d{1,12})-([0-9a-f]{32}|0)-([0-9a-f]{32}|0)$/
const GENERATION = /^folders\/([0-9a-f]{32})\//

/** Milliseconds for which what was read of a title's folders is believed. Another machine may change them;
 *  whoever misses a file asks anew at once. */
const BELIEVED_MS = 10_000

/** Titles whose folders are remembered. */
const MAX_REMEMBERED = 2_000

/** A folder that was put whole. `around`: the generation that it was put into. */
export type FolderPointer = {
  readonly object: string
  readonly key: string
  readonly number: number
  readonly generation: string
  readonly around: string
}

type Remembered = { readAtMs: number; pointers: Promise<FolderPointer[]> }

/** What is known of the folders of a title, by the title's name: the first of a key. */
export class FolderPointers {
  readonly #bucket: Bucket
  readonly #remembered = new Map<string, Remembered>()

  constructor(bucket: Bucket) {
    this.#bucket = bucket
  }

  /** The folders beside and above a key, and those under it. */
  async of(key: string): Promise<FolderPointer[]> {
    const name = nameOf(key)
    const known = this.#remembered.get(name)
    if (known && performance.now() - known.readAtMs < BELIEVED_MS) return known.pointers
    const pointers = this.#bucket.list(`${POINTERS}/${name}/`).then(pointersIn)
    const reading = { readAtMs: performance.now(), pointers }
    this.#remembered.delete(name)
    this.#remembered.set(name, reading)
    pointers.catch(() => this.#remembered.get(name) === reading && this.#remembered.delete(name))
    const [oldest] = this.#remembered.keys()
    if (this.#remembered.size > MAX_REMEMBERED && oldest !== undefined) {
      this.#remembered.delete(oldest)
    }
    return pointers
  }

  /** Forgets what was read of the folders around a key; whether that was older than `youngestMs`. */
  forget(key: string): void {
    this.#remembered.delete(nameOf(key))
  }

  /** Whether what is known of a key's folders was not read just now. */
  mayBeOld(key: string, sinceMs: number): boolean {
    const known = this.#remembered.get(nameOf(key))
    return known !== undefined && known.readAtMs < sinceMs
  }

  /** Makes a folder's generation the one that is seen. */
  async point(
    key: string,
    { generation, around }: { generation: string; around: string },
  ): Promise<void> {
    this.forget(key)
    const number =
      Math.max(
        0,
        ...(await this.of(key)).filter((one) => one.key === key).map((one) => one.number),
      ) + 1
    await this.#bucket.put(`${POINTERS}/${key}/${number}-${generation}-${around}`, Buffer.alloc(0))
    this.forget(key)
  }
}

const nameOf = (key: string) => key.split('/', 1)[0] ?? key

/** A name for the files of a folder that is put now. */
export const newGeneration = () => randomBytes(16).toString('hex')

function pointersIn(listed: readonly ListedObject[]): FolderPointer[] {
  return listed.flatMap(({ key: object }) => {
    const [, key, number, generation, around] = POINTER.exec(object) ?? []
    if (key === undefined || generation === undefined || around === undefined) return []
    return [{ object, key, number: Number(number), generation, around }]
  })
}

/** Where the files of a folder lie, and how a key is called there. */
export type Place = { readonly generation: string; readonly rest: string }

/** Where a key lies. `isFolder`: the key is that of a folder, which may be one that was put whole. */
export function placeOf(
  key: string,
  pointers: readonly FolderPointer[],
  { isFolder = false }: { isFolder?: boolean } = {},
): Place {
  const names = key.split('/')
  let place: Place = { generation: NONE, rest: key }
  for (let depth = 1; depth < names.length + (isFolder ? 1 : 0); depth += 1) {
    const folder = names.slice(0, depth).join('/')
    const newest = newestOf(folder, pointers)
    if (newest?.around !== place.generation) continue
    place = { generation: newest.generation, rest: names.slice(depth).join('/') }
  }
  return place
}

/** The pointer that counts, of those a folder has. Two machines that put the same folder at once agree. */
export function newestOf(
  folder: string,
  pointers: readonly FolderPointer[],
): FolderPointer | undefined {
  let newest: FolderPointer | undefined
  for (const one of pointers) {
    if (one.key !== folder) continue
    const isNewer =
      !newest ||
      one.number > newest.number ||
      (one.number === newest.number && one.generation > newest.generation)
    if (isNewer) newest = one
  }
  return newest
}

/** The object, or the beginning of the objects, of a place. */
export function objectAt({ generation, rest }: Place): string {
  if (generation === NONE) return `${FILES}/${rest}`
  return rest ? `${FOLDERS}/${generation}/${rest}` : `${FOLDERS}/${generation}`
}

/** Pointers of a folder and of those under it. */
export function pointersUnder(folder: string, pointers: readonly FolderPointer[]): FolderPointer[] {
  return pointers.filter(({ key }) => key === folder || key.startsWith(`${folder}/`))
}

/** Objects of generations that no pointer names: what was put when the machine that put it was killed, or
 *  what was replaced when the one that removed it was. `before`: what came later may have its pointer yet
 *  to come. */
export async function strayObjects(bucket: Bucket, before: Date): Promise<string[]> {
  const listed = await bucket.list(`${FOLDERS}/`)
  if (listed.length === 0) return []
  const pointed = new Set(
    pointersIn(await bucket.list(`${POINTERS}/`)).map((one) => one.generation),
  )
  return listed
    .filter(({ key, modifiedAt }) => {
      const [, generation] = GENERATION.exec(key) ?? []
      return generation !== undefined && !pointed.has(generation) && modifiedAt < before
    })
    .map(({ key }) => key)
}

/** What every object of Starnest's begins with. */
export const OUR_PREFIXES = [`${FILES}/`, `${FOLDERS}/`, `${POINTERS}/`] as const
