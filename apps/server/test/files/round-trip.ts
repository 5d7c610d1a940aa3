import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { type TempFile, tempFileListSchema, tempFileSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import type { MadeFilm } from './made-film.ts'
import { metadataOf } from './tus-calls.ts'

const VERSION = { 'tus-resumable': '1.0.0' }

/** A sender on a network that fails. `origin` of the server may be another one at each call. */
export class RoughSender {
  readonly #film: MadeFilm
  readonly #origin: () => string
  #path = ''

  constructor(film: MadeFilm, origin: () => string) {
    this.#film = film
    this.#origin = origin
  }

  /** Announces the film with its SHA-256. */
  async begin(): Promise<void> {
    const answer = await fetch(`${this.#origin()}${UPLOAD_ROUTES.resumable.path}`, {
      method: 'POST',
      headers: {
        ...VERSION,
        'upload-length': String(this.#film.size),
        'upload-metadata': metadataOf({ filename: 'rough.mp4', sha256: this.#film.sha256() }),
      },
    })
    if (answer.status !== 201) throw new Error(`not begun: ${await answer.text()}`)
    this.#path = answer.headers.get('location') ?? ''
  }

  /** Where the server says that the upload stands. */
  async offset(): Promise<number> {
    const answer = await fetch(this.#origin() + this.#path, { method: 'HEAD', headers: VERSION })
    if (answer.status !== 200) throw new Error(`the upload is lost: ${answer.status}`)
    return Number(answer.headers.get('upload-offset'))
  }

  /** Sends from where it stands until before `end`, and then lets the connection break: whatever is
   *  still on its way is lost. `breakOff` breaks it; without, the connection itself is cut. */
  async sendUntil(end: number, breakOff?: () => Promise<void>): Promise<void> {
    const from = await this.offset()
    const outgoing = this.#patch(from)
    const closed = new Promise<void>((resolve) => {
      outgoing.on('error', () => resolve())
      outgoing.on('close', resolve)
    })
    for (const block of this.#film.bytes(from, end)) {
      if (outgoing.destroyed) break
      if (!outgoing.write(block)) await Promise.race([once(outgoing, 'drain'), closed])
    }
    await breakOff?.()
    outgoing.destroy()
    await closed
  }

  /** Sends the rest; resolves with the status of the answer, and how long it came after the last
   *  byte had left. */
  async sendRest(): Promise<{ status: number; waitedMs: number }> {
    const from = await this.offset()
    const outgoing = this.#patch(from)
    const answered = once(outgoing, 'response')
    for (const block of this.#film.bytes(from, this.#film.size)) {
      if (!outgoing.write(block)) await once(outgoing, 'drain')
    }
    await new Promise<void>((resolve) => outgoing.end(resolve))
    const leftMs = performance.now()
    const [answer] = await answered
    answer.resume()
    return { status: answer.statusCode, waitedMs: performance.now() - leftMs }
  }

  /** The file that the film became. */
  async file(): Promise<TempFile> {
    const answer = await fetch(`${this.#origin()}${this.#path}/file`)
    return tempFileSchema.parse(await answer.json())
  }

  /** The SHA-256 of the bytes that the server gives back. */
  async storedSha256(): Promise<string> {
    const { storageUrl } = await this.file()
    const answer = await fetch(this.#origin() + storageUrl)
    const hash = createHash('sha256')
    for await (const piece of answer.body ?? []) hash.update(piece)
    return hash.digest('hex')
  }

  /** How many files the house has. */
  async countFiles(): Promise<number> {
    const answer = await fetch(this.#origin() + FILE_ROUTES.list.path)
    return tempFileListSchema.parse(await answer.json()).length
  }

  #patch(offset: number) {
    const { hostname, port } = new URL(this.#origin())
    return request({
      hostname,
      port,
      path: this.#path,
      method: 'PATCH',
      agent: false,
      headers: {
        ...VERSION,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(this.#film.size - offset),
      },
    })
  }
}
