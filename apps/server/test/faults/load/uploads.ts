import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { type MadeFilm, makeFilm } from '../../files/made-film.ts'
import { metadataOf } from '../../files/tus-calls.ts'
import { type Device, saidOf } from '../device.ts'
import { fileSchema, filesSchema } from './files.ts'
import type { Writer } from './writer.ts'

const VERSION = { 'tus-resumable': '1.0.0' }
const MIB = 1024 * 1024
const PAUSE_MS = 150
/** Files whose bytes are read at each check, besides the newest. */
const READ_AGAIN = 2

/** An upload on its way. `offset`: what the house said last that it has. */
type OnItsWay = { film: MadeFilm; name: string; path: string; offset: number }
/** A file that the house said it has. */
type Stored = { name: string; sha256: string; size: number }

/** Brings files by the protocol tus, a part at a time, each part to another node. */
export class Uploads implements Writer {
  readonly name = 'parts of uploads'
  acknowledged = 0
  /** Files that were acknowledged. */
  readonly stored: Stored[] = []
  readonly #device: Device
  readonly #wrong: string[] = []
  #current: OnItsWay | undefined
  #count = 0
  #read = 0

  constructor(device: Device) {
    this.#device = device
  }

  async step(): Promise<void> {
    await sleep(PAUSE_MS)
    if (!this.#current) return this.#begin()
    const { film, path } = this.#current
    const asked = await this.#device.call('HEAD', path, { headers: VERSION })
    if (asked.is === 'lost' || asked.status >= 500) return
    if (asked.status !== 200) {
      this.#wrong.push(`upload ${this.#current.name} is lost: ${saidOf(asked)}`)
      this.#current = undefined
      return
    }
    const offset = Number(asked.headers.get('upload-offset'))
    if (offset < this.#current.offset) {
      this.#wrong.push(`of an upload ${this.#current.offset} bytes were there, now ${offset}`)
    }
    this.#current.offset = offset
    if (offset >= film.size) return this.#end(this.#current)
    await this.#sendPart(this.#current)
  }

  async #begin(): Promise<void> {
    this.#count += 1
    const film = makeFilm(randomInt(MIB, 20 * MIB))
    const name = `film ${this.#count}.mp4`
    const answer = await this.#device.call('POST', UPLOAD_ROUTES.resumable.path, {
      headers: {
        ...VERSION,
        'upload-length': String(film.size),
        'upload-metadata': metadataOf({ filename: name, sha256: film.sha256() }),
      },
    })
    const path = answer.is === 'given' && answer.status === 201 && answer.headers.get('location')
    if (path) this.#current = { film, name, path, offset: 0 }
  }

  async #sendPart(current: OnItsWay): Promise<void> {
    const { film, path, offset } = current
    const end = Math.min(film.size, offset + randomInt(MIB, 4 * MIB))
    const answer = await this.#device.call('PATCH', path, {
      headers: {
        ...VERSION,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      bytes: new Uint8Array(Buffer.concat([...film.bytes(offset, end)])),
    })
    if (answer.is === 'lost' || answer.status !== 204) return
    current.offset = Number(answer.headers.get('upload-offset'))
    this.acknowledged += 1
  }

  async #end({ film, path, name }: OnItsWay): Promise<void> {
    const answer = await this.#device.call('GET', `${path}/file`)
    if (answer.is === 'lost' || answer.status >= 500 || answer.status === 409) return
    this.#current = undefined
    const file = fileSchema.safeParse(answer.body)
    if (!file.success) {
      this.#wrong.push(`upload ${name} became no file: ${saidOf(answer)}`)
      return
    }
    this.stored.push({ name, sha256: film.sha256(), size: film.size })
    this.acknowledged += 1
  }

  /** Every file is there once; the bytes of the new ones, and of some more, are the ones that were sent. */
  async check({ isAll = false } = {}): Promise<string[]> {
    const files = filesSchema.parse(await this.#device.ask(FILE_ROUTES.list.path))
    const byName = Map.groupBy(files, ({ originalName }) => originalName)
    const wrong = this.#wrong.splice(0)
    const fresh = isAll ? 0 : Math.max(0, this.#read - READ_AGAIN)
    for (const [at, { name, sha256, size }] of this.stored.entries()) {
      const [file, ...more] = byName.get(name) ?? []
      if (!file) wrong.push(`file ${name} is lost`)
      if (more.length > 0) wrong.push(`file ${name} is there ${more.length + 1} times`)
      if (!file || at < fresh) continue
      const read = await this.#sha256Of(file.storageUrl)
      if (read !== sha256 || file.fileSize !== size) wrong.push(`file ${name} has other bytes`)
    }
    this.#read = this.stored.length
    return wrong
  }

  async #sha256Of(address: string): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await this.#device.fetch('GET', address, {})
        const hash = createHash('sha256')
        for await (const piece of answer.body ?? []) hash.update(piece)
        if (answer.status === 200) return hash.digest('hex')
      } catch (error) {
        if (tries > 10) throw error
      }
      if (tries > 10) return 'not read'
      await sleep(1000)
    }
  }
}
