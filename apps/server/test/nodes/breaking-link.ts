import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a link behaves. `silent`: nothing comes through, and nobody is told, as when a cable is pulled. `late`:
 *  every piece comes so much later. `slow`: so many bytes a second come through, on each connection. */
export type LinkState =
  | { is: 'well' }
  | { is: 'refused' }
  | { is: 'silent' }
  | { is: 'late'; ms: number }
  | { is: 'slow'; bytesPerSecond: number }

/** A link between a program and a server on this machine. */
export type Link = {
  port: number
  /** From now on, for connections that are open, too. `refused` ends them. */
  become(state: LinkState): Promise<void>
  close(): Promise<void>
}

const PIECE_BYTES = 16 * 1024
/** Between two looks of a piece that may not go through yet, milliseconds. */
const LOOK_EVERY_MS = 20

/** Opens a port that leads to another one of this machine; `toPort` is asked anew for each connection. */
export async function openLink(toPort: () => number): Promise<Link> {
  let state: LinkState = { is: 'well' }
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: false }, (near) => {
    const far = connect(toPort(), '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    void carry(near, far)
    void carry(far, near)
  })

  /** Carries what comes from one side to the other, as the link lets it. */
  async function carry(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const came of from) await pass(came, to)
    } catch {
      // Broken: so is the other side.
    }
    if (state.is !== 'silent') to.destroy()
    else void passing(0).then(() => to.destroy())
  }

  async function pass(bytes: Buffer, to: Socket): Promise<void> {
    for (let at = 0; at < bytes.length && !to.destroyed; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES)
      await passing(piece.length)
      if (!to.destroyed && !to.write(piece)) await drained(to)
    }
  }

  async function passing(bytes: number): Promise<void> {
    while (state.is === 'silent') await sleep(LOOK_EVERY_MS)
    if (state.is === 'late') await sleep(state.ms)
    if (state.is === 'slow') await sleep((1000 * bytes) / state.bytesPerSecond)
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { port } = address
  const refuse = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.resetAndDestroy()
    await closed
  }
  return {
    port,
    async become(next) {
      const before = state
      state = next
      if (next.is === 'refused' && before.is !== 'refused') await refuse()
      if (next.is !== 'refused' && before.is === 'refused') await listen(port)
    },
    async close() {
      state = { is: 'well' }
      if (server.listening) await refuse()
    },
  }
}

async function drained(socket: Socket): Promise<void> {
  const heard = new AbortController()
  const { signal } = heard
  const either = [once(socket, 'drain', { signal }), once(socket, 'close', { signal })]
  await Promise.race(either).catch(() => undefined)
  heard.abort()
}
