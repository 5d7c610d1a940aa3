import { randomUUID } from 'node:crypto'
import { pathOf } from '@starnest/contract/route'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { z } from 'zod'
import type { Device } from '../device.ts'
import type { Writer } from './writer.ts'

/** What nodes of any version answer. */
const playbackSchema = z.object({ resumeAt: z.number() })

const FIRST_SECONDS = 6
const STEP_SECONDS = 0.001
/** Before the end of the shortest film that ships, which would begin again. */
const LAST_SECONDS = 20

/** Reports ever later places in a film. */
export class Places implements Writer {
  readonly name = 'places in a film'
  acknowledged = 0
  readonly #device: Device
  readonly #titleId: number
  #playback = randomUUID()
  #sequence = 0
  #told = FIRST_SECONDS
  /** The place that was acknowledged last, and those that were told since without an answer. */
  #possible: number[] = []

  constructor(device: Device, titleId: number) {
    this.#device = device
    this.#titleId = titleId
  }

  async step(): Promise<void> {
    this.#told += STEP_SECONDS
    if (this.#told > LAST_SECONDS) {
      this.#told = FIRST_SECONDS
      this.#playback = randomUUID()
      this.#sequence = 0
    }
    this.#sequence += 1
    const told = this.#told
    const path = pathOf(WATCH_ROUTES.progress, { id: this.#titleId })
    const body = { currentTime: told, playback: this.#playback, sequence: this.#sequence }
    const answer = await this.#device.call('PUT', path, { body })
    if (answer.is === 'given' && answer.status === 200) {
      this.#possible = [told]
      this.acknowledged += 1
    } else this.#possible.push(told)
  }

  async check(): Promise<string[]> {
    const path = pathOf(WATCH_ROUTES.playback, { id: this.#titleId })
    const { resumeAt } = playbackSchema.parse(await this.#device.ask(path))
    const isOne = this.#possible.some((place) => Math.abs(place - resumeAt) < STEP_SECONDS / 2)
    if (isOne || this.acknowledged === 0) return []
    return [`the place is ${resumeAt}, and was one of ${this.#possible.join(', ')}`]
  }
}
