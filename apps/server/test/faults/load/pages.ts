import { setTimeout as sleep } from 'node:timers/promises'
import { PARTY_CHANNEL } from '@starnest/contract/party/party'
import { CLOCK_EVENT, SOCKET_PATH } from '@starnest/contract/realtime'
import { io, type Socket } from 'socket.io-client'
import type { Device } from '../device.ts'

const PAUSE_MS = 500
const CLOCK_LIMIT_MS = 5000

/** A page at the party, which comes again on the next node whenever its line breaks, as behind a proxy. */
export class Page {
  readonly #origins: () => string[]
  readonly #device: Device
  #next: number
  #isClosed = false
  #socket: Socket | undefined
  /** Changes that it heard of. */
  heard = 0

  constructor(device: Device, origins: () => string[], first: number) {
    this.#device = device
    this.#origins = origins
    this.#next = first
    void this.#come()
  }

  /** Its id at the party; undefined: its line is broken. */
  get memberId(): string | undefined {
    return this.#socket?.connected ? this.#socket.id : undefined
  }

  /** By how much the clock that its node tells is ahead of the steady one of this process, milliseconds; undefined:
   *  it has no answer. */
  async clockAheadMs(): Promise<number | undefined> {
    const askedMs = performance.now()
    const toldMs: unknown = await this.#socket
      ?.timeout(CLOCK_LIMIT_MS)
      .emitWithAck(CLOCK_EVENT)
      .catch(() => undefined)
    return typeof toldMs === 'number' ? toldMs - (askedMs + performance.now()) / 2 : undefined
  }

  async #come(): Promise<void> {
    if (this.#isClosed) return
    const origins = this.#origins()
    const origin = origins[this.#next++ % Math.max(1, origins.length)]
    const socket = io(`${origin}${PARTY_CHANNEL.name}`, {
      ...{ path: SOCKET_PATH, transports: ['websocket'], reconnection: false, forceNew: true },
      ...{ timeout: 5000, auth: { openForMs: 0 } },
      extraHeaders: { cookie: this.#device.cookie },
    })
    this.#socket = socket
    socket.on('changed', () => {
      this.heard += 1
    })
    const again = async () => {
      socket.removeAllListeners()
      socket.disconnect()
      await sleep(PAUSE_MS)
      await this.#come()
    }
    socket.once('disconnect', () => void again())
    socket.once('connect_error', () => void again())
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.removeAllListeners()
    this.#socket?.disconnect()
  }
}
