import { access, constants, realpath, stat } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FolderRefusal } from '@starnest/contract/files/library'
import { liesIn } from '../../../domain/folders/lies-in.ts'

/** How long a disk may take to answer unless it is said, in milliseconds. */
const ANSWER_MS = 5000

/** Questions without an answer that may be open at once; while so many are, nothing else is asked. */
const MAX_UNANSWERED = 4

const SILENT = Symbol('no answer')

type FolderPlacesDeps = {
  /** Where Starnest keeps its own things. */
  dataFolder: string
  /** How long a disk may take to answer, in milliseconds. */
  answerMs?: number
  /** The path without links, as in `node:fs/promises`; asked of the system unless given. */
  realpath?: ((path: string) => Promise<string>) | undefined
}

/** Says where folders lie, and which cannot be in the library. A disk that is switched off may never answer, and
 *  each question that waits holds one of the threads that do this process's file work: none is asked twice. */
export class FolderPlaces {
  readonly #deps: Required<FolderPlacesDeps>
  readonly #asked = new Map<string, Promise<string | undefined>>()
  readonly #silent = new Set<string>()

  constructor({ dataFolder, answerMs = ANSWER_MS, realpath: ask = realpath }: FolderPlacesDeps) {
    this.#deps = { dataFolder, answerMs, realpath: ask }
  }

  /** Resolves when one of the disks that did not answer has answered; at once where all have. */
  async whenOneAnswers(): Promise<void> {
    const answers = [...this.#silent].map((path) => this.#asked.get(path))
    if (answers.length > 0) await Promise.race(answers)
  }

  /** The path of a folder without links; undefined: there is none. */
  #real(path: string): Promise<string | undefined> {
    const known = this.#asked.get(path)
    if (known) return known
    const answer = this.#findReal(path).finally(() => {
      this.#asked.delete(path)
      this.#silent.delete(path)
    })
    this.#asked.set(path, answer)
    return answer
  }

  async #realInTime(path: string): Promise<string | undefined | typeof SILENT> {
    if (this.#silent.size >= MAX_UNANSWERED) return SILENT
    const limit = sleep(this.#deps.answerMs, SILENT, { ref: false })
    const real = await Promise.race([this.#real(path), limit])
    if (real === SILENT) this.#silent.add(path)
    return real
  }

  async #findReal(path: string): Promise<string | undefined> {
    try {
      const real = await this.#deps.realpath(path)
      return (await stat(real)).isDirectory() ? real : undefined
    } catch {
      return undefined
    }
  }

  /** Where a folder lies, without links if it is there, and why it cannot be beside the others, if it cannot. */
  async find(
    path: string,
    others: readonly { path: string }[],
  ): Promise<{ path: string; refusal?: FolderRefusal }> {
    if (!isAbsolute(path) || path.includes('\0')) return { path, refusal: 'not_absolute' }
    const { dataFolder } = this.#deps
    const real = await this.#realInTime(path)
    if (real === SILENT) return { path, refusal: 'silent' }
    const place = real ?? path
    if (overlap(place, (await this.#real(dataFolder)) ?? dataFolder)) {
      return { path: place, refusal: 'inside_data' }
    }
    if (others.some((other) => other.path !== place && overlap(place, other.path))) {
      return { path: place, refusal: 'nested' }
    }
    if (real === undefined) return { path, refusal: 'not_a_folder' }
    const isReadable = await access(real, constants.R_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
    return isReadable ? { path: real } : { path: real, refusal: 'unreadable' }
  }
}

/** Whether one folder is, or lies in, the other. */
const overlap = (one: string, other: string) => liesIn(one, other) || liesIn(other, one)
