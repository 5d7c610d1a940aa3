import { listsSchema } from '@starnest/contract/catalog/lists'
import { LIST_ROUTES } from '@starnest/contract/catalog/lists.routes'
import { pathOf } from '@starnest/contract/route'
import type { Device } from '../device.ts'
import type { Writer } from './writer.ts'

const LIST = 'my-list'

/** Puts titles on My List and takes them off again, one after the other. */
export class Lists implements Writer {
  readonly name = 'changes of My List'
  acknowledged = 0
  readonly #device: Device
  readonly #titleIds: readonly number[]
  readonly #isOn = new Map<number, boolean>()
  #at = 0
  #isUnknown = false

  constructor(device: Device, titleIds: readonly number[]) {
    this.#device = device
    this.#titleIds = titleIds
  }

  get #titleId(): number {
    return this.#titleIds[this.#at % this.#titleIds.length] ?? 0
  }

  /** What had no answer is asked for again until it has one, as a page does. */
  async step(): Promise<void> {
    const id = this.#titleId
    const isOn = !this.#isOn.get(id)
    const route = isOn ? LIST_ROUTES.add : LIST_ROUTES.remove
    const answer = await this.#device.call(route.method, pathOf(route, { list: LIST, id }), {
      ...(isOn && { body: {} }),
    })
    this.#isUnknown = answer.is !== 'given' || answer.status !== 200
    if (this.#isUnknown) return
    this.#isOn.set(id, isOn)
    this.acknowledged += 1
    this.#at += 1
  }

  async check(): Promise<string[]> {
    const lists = listsSchema.parse(await this.#device.ask(LIST_ROUTES.lists.path))
    const wrong = [...this.#isOn].filter(
      ([id, isOn]) =>
        lists[LIST].includes(id) !== isOn && !(this.#isUnknown && id === this.#titleId),
    )
    return wrong.map(([id, isOn]) => `title ${id} is ${isOn ? 'not ' : ''}on My List`)
  }
}
