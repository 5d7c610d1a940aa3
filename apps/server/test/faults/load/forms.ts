import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { mp4Of } from '../../files/sample-files.ts'
import type { Device } from '../device.ts'
import { fileSchema, filesSchema } from './files.ts'
import type { Writer } from './writer.ts'

const PIECES = 8
const PIECE_BYTES = 40_000
const PAUSE_MS = 200

/** Brings whole files in forms, as a slow connection does: each takes a second or two. */
export class Forms implements Writer {
  readonly name = 'files in forms'
  acknowledged = 0
  readonly #device: Device
  readonly #names = new Map<string, 'acknowledged' | 'unknown'>()
  readonly #wrong: string[] = []
  #count = 0

  constructor(device: Device) {
    this.#device = device
  }

  async step(): Promise<void> {
    this.#count += 1
    const name = `form ${this.#count}.mp4`
    this.#names.set(name, 'unknown')
    const boundary = `boundary-${this.#count}`
    const answer = await this.#device.call('POST', UPLOAD_ROUTES.upload.path, {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      bytes: slowForm(boundary, name),
    })
    if (answer.is === 'given' && answer.status === 200) {
      this.#names.set(fileSchema.parse(answer.body).originalName, 'acknowledged')
      this.acknowledged += 1
    } else if (answer.is === 'given' && answer.status < 500) {
      this.#wrong.push(`${name} was refused: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
  }

  async check(): Promise<string[]> {
    const files = filesSchema.parse(await this.#device.ask(FILE_ROUTES.list.path))
    const byName = Map.groupBy(files, ({ originalName }) => originalName)
    const wrong = [...this.#names].flatMap(([name, was]) => {
      const there = byName.get(name)?.length ?? 0
      if (there > 1) return [`${name} is there ${there} times`]
      return there === 0 && was === 'acknowledged' ? [`${name} is lost`] : []
    })
    return [...this.#wrong.splice(0), ...wrong]
  }
}

/** A form whose one file comes in pieces with pauses between. */
function slowForm(boundary: string, name: string): ReadableStream<Uint8Array> {
  const film = mp4Of(PIECES * PIECE_BYTES + randomInt(1000))
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  async function* pieces() {
    yield Buffer.from(head)
    for (let at = 0; at < film.length; at += PIECE_BYTES) {
      yield film.subarray(at, at + PIECE_BYTES)
      await sleep(PAUSE_MS)
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  const coming = pieces()
  return new ReadableStream({
    async pull(taken) {
      const { value, done } = await coming.next()
      if (done) taken.close()
      else taken.enqueue(value)
    },
  })
}
