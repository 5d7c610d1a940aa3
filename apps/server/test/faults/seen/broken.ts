import { Outcomes } from '../device.ts'
import type { House } from '../house.ts'
import type { Load } from '../load/load.ts'
import { HealthWatch, wellAgain } from './health-watch.ts'
import { outcomesText, type Row, spreadOf } from './report.ts'
import type { Screens } from './screens.ts'

/** A house, a family that uses it, and screens at which somebody looks. */
export type Used = { house: Pick<House, 'origins'>; load: Load; screens?: Screens }

/** One way of breaking a house, done again and again, and what was seen. */
export class Broken {
  readonly #what: string
  readonly #used: Used
  readonly #outcomes = new Outcomes()
  readonly #wrong: string[] = []
  readonly #wellMs: number[] = []
  readonly #wholeMs: number[] = []
  readonly #screensMs: number[] = []
  readonly #filmStoodMs: number[] = []
  readonly #screensSaid = new Map<string, number>()
  readonly #said = new Map<string, number[]>()
  readonly #written = new Map<string, number>()
  #times = 0

  constructor(what: string, used: Used) {
    this.#what = what
    this.#used = used
  }

  /** Breaks it once more while everything is used: `before` is waited for with the load, `work` breaks it and
   *  mends it again. Then it has to be well, to have all that was acknowledged, and the party goes on. */
  async again(before: Promise<unknown>, work: () => Promise<void>): Promise<void> {
    const { house, load, screens } = this.#used
    this.#times += 1
    await screens?.begin()
    const earlier = load.acknowledged()
    load.outcomes = this.#outcomes
    load.go()
    await before
    const watch = new HealthWatch(house.origins)
    await work()
    this.#wellMs.push(await wellAgain(house.origins))
    for (const [ailment, afterMs] of await watch.end()) {
      this.#said.set(ailment, [...(this.#said.get(ailment) ?? []), afterMs])
    }
    await load.rest()
    const found = await load.check()
    this.#wrong.push(...found.map((sentence) => `time ${this.#times}: ${sentence}`))
    this.#wholeMs.push(await load.partyIsWhole())
    if (screens) await this.#lookAt(screens)
    for (const [name, count] of Object.entries(load.acknowledged())) {
      const more = count - (earlier[name] ?? 0)
      this.#written.set(name, (this.#written.get(name) ?? 0) + more)
    }
    console.log(`  ${this.#what}, ${this.#times}: ${found.join('; ') || 'all there'}`)
  }

  async #lookAt(screens: Screens): Promise<void> {
    this.#screensMs.push(await screens.goOn())
    const { said, filmStoodMs } = await screens.noted()
    this.#filmStoodMs.push(filmStoodMs)
    for (const [text, times] of Object.entries(said)) {
      this.#screensSaid.set(text, (this.#screensSaid.get(text) ?? 0) + times)
    }
  }

  /** What was seen so far. */
  row(): Row {
    const written = [...this.#written].map(([name, count]) => `${count} ${name}`)
    return {
      what: this.#what,
      times: this.#times,
      wrong: this.#wrong,
      seen: [
        `acknowledged: ${written.join(', ')}`,
        `calls: ${outcomesText(this.#outcomes)}`,
        ...[...this.#said].map(
          ([ailment, ms]) => `${ailment}: ${ms.length} times, after ${spreadOf(ms)}`,
        ),
        `well again ${spreadOf(this.#wellMs)} after it was mended`,
        `party whole ${spreadOf(this.#wholeMs)} later`,
        ...(this.#screensMs.length > 0 ? this.#screensSeen() : []),
      ],
    }
  }

  #screensSeen(): string[] {
    const said = [...this.#screensSaid].map(([text, times]) => `${times} × "${text}"`)
    return [
      `screens said ${said.join(', ') || 'nothing'}`,
      `the film stood for ${spreadOf(this.#filmStoodMs)}`,
      `screens went on by themselves ${spreadOf(this.#screensMs)} after that`,
    ]
  }
}
