/** Something that is opened, and has to be closed. */
type Closable = { readonly close: () => void }

/** What was opened, held by whoever asked for it until it is released. */
type Held<Opened> = { readonly opened: Opened; readonly release: () => void }

type Entry<Opened> = { readonly opening: Promise<Opened>; holders: number }

/** Opens what is at an address, once for all who ask. What somebody holds stays open; of what nobody holds the last
 *  ones stay open as well, `mostIdle` of them, as they may be asked for again. */
export class OpenSources<Opened extends Closable> {
  readonly #read: (url: string) => Promise<Opened>
  readonly #mostIdle: number
  /** What was asked for or released last stands last. */
  readonly #entries = new Map<string, Entry<Opened>>()

  constructor(read: (url: string) => Promise<Opened>, mostIdle: number) {
    this.#read = read
    this.#mostIdle = mostIdle
  }

  /** Opens an address and holds it. @throws what opening it throws; the next one who asks tries again */
  async hold(url: string): Promise<Held<Opened>> {
    const entry = this.#entries.get(url) ?? { opening: this.#read(url), holders: 0 }
    entry.holders += 1
    this.#touch(url, entry)
    try {
      const opened = await entry.opening
      return { opened, release: this.#releasing(url, entry) }
    } catch (error) {
      if (this.#entries.get(url) === entry) this.#entries.delete(url)
      throw error
    }
  }

  /** Closes what nobody holds, and the rest as soon as it is released. */
  closeAll(): void {
    const all = [...this.#entries.values()]
    this.#entries.clear()
    for (const entry of all) if (entry.holders === 0) close(entry)
  }

  #releasing(url: string, entry: Entry<Opened>): () => void {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      entry.holders -= 1
      if (this.#entries.get(url) === entry) this.#touch(url, entry)
      else if (entry.holders === 0) close(entry)
      this.#closeIdle()
    }
  }

  #touch(url: string, entry: Entry<Opened>): void {
    this.#entries.delete(url)
    this.#entries.set(url, entry)
  }

  #closeIdle(): void {
    const idle = [...this.#entries].filter(([, { holders }]) => holders === 0)
    for (const [url, entry] of idle.slice(0, Math.max(0, idle.length - this.#mostIdle))) {
      this.#entries.delete(url)
      close(entry)
    }
  }
}

/** What could not be opened needs not be closed. */
const close = ({ opening }: Entry<Closable>) =>
  void opening.then((opened) => opened.close()).catch(() => undefined)
