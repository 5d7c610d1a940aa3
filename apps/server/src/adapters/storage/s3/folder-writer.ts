import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isKey } from '../disk/storage-key.ts'
import type { Bucket } from './bucket.ts'
import {
  type FolderPointer,
  type FolderPointers,
  newestOf,
  newGeneration,
  OUR_PREFIXES,
  objectAt,
  placeOf,
  pointersUnder,
  strayObjects,
} from './folder-pointers.ts'
import type { FileUploader } from './upload-file.ts'

/** Files of a folder that are sent at once: those of a film's streams are many and small. */
const FILES_AT_ONCE = 6

/** Milliseconds after which what no pointer names, and uploads that nobody ended, are removed; and how often
 *  that is looked for. Another machine may be at work on what is younger. */
const DAY_MS = 86_400_000

const objectsIn = (pointers: readonly FolderPointer[]) =>
  pointers.map(({ object }) => object).join('\n')

type Deps = { bucket: Bucket; pointers: FolderPointers; uploader: FileUploader }

/** What is done to whole folders of a bucket, and to a key whatever it is. */
export class FolderWriter {
  readonly #deps: Deps
  #tidiedAtMs = Number.NEGATIVE_INFINITY

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Puts a local folder's files under a key, in place of what was there: sent under a name of their own and
   *  seen at once. Before that moment a failure leaves what was there, and nothing of the new. */
  async putFolder(key: string, fromFolder: string): Promise<void> {
    const { pointers } = this.#deps
    const generation = newGeneration()
    try {
      await this.#send(generation, fromFolder)
      pointers.forget(key)
      const before = await this.#objectsOf(key)
      const { generation: around } = placeOf(key, await pointers.of(key))
      await pointers.point(key, { generation, around })
      await this.#removeAll(before)
    } catch (error) {
      await this.#takeBack(generation).catch(() => undefined)
      throw error
    }
  }

  async #send(generation: string, fromFolder: string): Promise<void> {
    const entries = await readdir(fromFolder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile() && isKey(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    const failing = new AbortController()
    const sendSome = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        failing.signal.throwIfAborted()
        const rest = relative(fromFolder, path).split(sep).join('/')
        await this.#deps.uploader.send(objectAt({ generation, rest }), path)
      }
    }
    // After the first failure no further file is begun. Those on their way are waited for, since a store may
    // keep a file whose call was given up.
    const sending = Array.from({ length: FILES_AT_ONCE }, sendSome)
    for (const one of sending) one.catch((error: unknown) => failing.abort(error))
    await Promise.allSettled(sending)
    failing.signal.throwIfAborted()
  }

  /** Removes the objects of a folder whose writing failed. They stay if a pointer to them exists: the store then
   *  wrote it, and only its answer was lost. */
  async #takeBack(generation: string): Promise<void> {
    const { bucket } = this.#deps
    const pointed = await bucket.list('pointers/')
    if (pointed.some(({ key }) => key.includes(generation))) return
    const sent = await bucket.list(`${objectAt({ generation, rest: '' })}/`)
    await bucket.remove(sent.map(({ key }) => key))
  }

  /** Removes the file or the folder of a key, with all that was ever put whole under it. */
  async remove(key: string): Promise<void> {
    this.#deps.pointers.forget(key)
    await this.#removeAll(await this.#objectsOf(key))
  }

  /** Objects that a key stands for, as they have to be removed: what lies beneath a folder that was put whole
   *  comes before its pointer, so that it is never seen again. */
  async #objectsOf(key: string): Promise<{ beneath: string[]; pointers: FolderPointer[] }> {
    const { bucket } = this.#deps
    const known = await this.#deps.pointers.of(key)
    const object = objectAt(placeOf(key, known))
    const beneath = await bucket.list(`${object}/`)
    return {
      beneath: [object, ...beneath.map((one) => one.key)],
      pointers: pointersUnder(key, known),
    }
  }

  async #removeAll({
    beneath,
    pointers,
  }: {
    beneath: string[]
    pointers: FolderPointer[]
  }): Promise<void> {
    const { bucket } = this.#deps
    await bucket.remove(beneath)
    await bucket.remove(pointers.map(({ object }) => object))
    for (const { generation } of pointers) {
      const listed = await bucket.list(`${objectAt({ generation, rest: '' })}/`)
      await bucket.remove(listed.map(({ key }) => key))
    }
  }

  /** Keys of the files under a folder's key. What was put anew while they were listed is listed again: the
   *  old files are removed only after that. */
  async list(folder: string): Promise<string[]> {
    const { pointers } = this.#deps
    const pointed = async () => {
      pointers.forget(folder)
      return pointers.of(folder)
    }
    let known = await pointed()
    for (;;) {
      const keys = await this.#keysUnder(folder, known)
      const now = await pointed()
      if (objectsIn(now) === objectsIn(known)) return keys
      known = now
    }
  }

  /** Keys of all files. */
  async allKeys(): Promise<string[]> {
    const { bucket } = this.#deps
    const listed = await Promise.all([bucket.list('files/'), bucket.list('pointers/')])
    const names = new Set(listed.flat().map(({ key }) => key.split('/')[1] ?? ''))
    const keys: string[] = []
    for (const name of [...names].filter(isKey).sort()) {
      const isFile = await bucket.stat(`files/${name}`)
      if (isFile) keys.push(name)
      keys.push(...(await this.list(name)))
    }
    return keys.sort()
  }

  async #keysUnder(folder: string, known: readonly FolderPointer[]): Promise<string[]> {
    const keys = new Set(
      await this.#keysAt(objectAt(placeOf(folder, known, { isFolder: true })), folder),
    )
    const inner = pointersUnder(folder, known).filter(({ key }) => key !== folder)
    // A folder hides what lay beneath it, so outer ones come first.
    inner.sort((a, b) => a.key.length - b.key.length)
    for (const pointer of inner) {
      const { key, generation } = pointer
      const isSeen =
        newestOf(key, known) === pointer && placeOf(key, known).generation === pointer.around
      if (!isSeen) continue
      for (const hidden of [...keys]) if (hidden.startsWith(`${key}/`)) keys.delete(hidden)
      for (const one of await this.#keysAt(objectAt({ generation, rest: '' }), key)) keys.add(one)
    }
    return [...keys].sort()
  }

  async #keysAt(object: string, folder: string): Promise<string[]> {
    const listed = await this.#deps.bucket.list(`${object}/`)
    return listed.map(({ key }) => `${folder}/${key.slice(object.length + 1)}`).filter(isKey)
  }

  /** Removes what was begun more than a day ago and never finished, by whatever machine. */
  async tidyOnceADay(): Promise<void> {
    if (performance.now() - this.#tidiedAtMs < DAY_MS) return
    this.#tidiedAtMs = performance.now()
    const { bucket } = this.#deps
    const uploads = await bucket.openUploads()
    // The store says when each was begun: by its clock, which that answer has told. That of this machine may be wrong.
    const yesterday = new Date(bucket.client.nowMs() - DAY_MS)
    for (const upload of uploads) {
      const isOurs = OUR_PREFIXES.some((prefix) => upload.key.startsWith(prefix))
      if (isOurs && upload.beganAt < yesterday) await bucket.abortUpload(upload)
    }
    await bucket.remove(await strayObjects(bucket, yesterday))
  }
}
