import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** How long what travels takes one way: every piece by itself somewhere between these, and none overtakes another.
 *  Milliseconds. */
export type OneWay = { leastMs: number; mostMs: number }

/** A line between a page and a server on this machine, over TCP. */
export type SlowLine = {
  /** Where the page finds the server. */
  origin: string
  /** What came through so far. */
  readonly carried: { toServerBytes: number; toPageBytes: number; connections: number }
  /** Connections that are open now. */
  open(): number
  /** Breaks all connections and takes no new ones. */
  breakOff(): void
  /** Lets nothing through, either way; nothing is lost. */
  hold(): void
  /** All is as it was. */
  mend(): void
  close(): Promise<void>
}

/** Bytes on their way from which on no more are read. */
const MOST_ON_THE_WAY = 4 * 1024 * 1024

/** Opens a line. `target`: the server's port, asked for with each connection; undefined: none is there. */
export async function openSlowLine(
  target: () => Promise<number | undefined>,
  oneWay: OneWay,
): Promise<SlowLine> {
  const carried = { toServerBytes: 0, toPageBytes: 0, connections: 0 }
  const open = new Set<Pair>()
  let state: 'open' | 'held' | 'broken' = 'open'

  const server = createServer({ noDelay: true }, (page) => {
    if (state === 'broken') return void page.resetAndDestroy()
    carried.connections += 1
    const pair = pairOf(page, oneWay, carried)
    if (state === 'held') pair.hold()
    open.add(pair)
    page.once('close', () => open.delete(pair))
    target().then(
      (port) => (port === undefined ? pair.end() : pair.reach(port)),
      () => pair.end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')

  return {
    origin: `http://127.0.0.1:${address.port}`,
    carried,
    open: () => open.size,
    breakOff() {
      state = 'broken'
      for (const pair of open) pair.end()
    },
    hold() {
      state = 'held'
      for (const pair of open) pair.hold()
    },
    mend() {
      state = 'open'
      for (const pair of open) pair.goOn()
    },
    async close() {
      state = 'broken'
      for (const pair of open) pair.end()
      server.close()
      await once(server, 'close')
    },
  }
}

type Pair = { reach(port: number): void; hold(): void; goOn(): void; end(): void }

/** A connection of a page and that to the server which belongs to it. */
function pairOf(page: Socket, oneWay: OneWay, carried: SlowLine['carried']): Pair {
  let server: Socket | undefined
  const toServer = delayed(oneWay, (bytes) => {
    carried.toServerBytes += bytes
  })
  const toPage = delayed(oneWay, (bytes) => {
    carried.toPageBytes += bytes
  })
  const end = () => {
    toServer.end()
    toPage.end()
    page.destroy()
    server?.destroy()
  }
  page.on('error', end)
  page.once('close', end)
  page.pause()
  return {
    reach(port) {
      if (page.destroyed) return
      server = connect({ port, host: '127.0.0.1', noDelay: true })
      server.on('error', end)
      toServer.join(page, server)
      toPage.join(server, page)
    },
    hold() {
      toServer.hold()
      toPage.hold()
    },
    goOn() {
      toServer.goOn()
      toPage.goOn()
    },
    end,
  }
}

/** One direction: what comes is written later, in its order. Its end comes later, too. */
function delayed({ leastMs, mostMs }: OneWay, note: (bytes: number) => void) {
  const waiting: { piece: Buffer | undefined; atMs: number }[] = []
  let waitingBytes = 0
  let lastMs = 0
  let isHeld = false
  let timer: NodeJS.Timeout | undefined
  let ends: { from: Socket; to: Socket } | undefined

  const add = (piece: Buffer | undefined) => {
    lastMs = Math.max(lastMs, performance.now() + leastMs + Math.random() * (mostMs - leastMs))
    waiting.push({ piece, atMs: lastMs })
    waitingBytes += piece?.length ?? 0
    if (waitingBytes > MOST_ON_THE_WAY) ends?.from.pause()
    if (timer === undefined) deliver()
  }
  const deliver = () => {
    timer = undefined
    const nowMs = performance.now()
    while (!isHeld && waiting[0] && waiting[0].atMs <= nowMs) {
      const { piece } = waiting.shift() ?? {}
      if (piece === undefined) ends?.to.end()
      else {
        note(piece.length)
        waitingBytes -= piece.length
        ends?.to.write(piece)
      }
    }
    if (waitingBytes <= MOST_ON_THE_WAY) ends?.from.resume()
    if (!isHeld && waiting[0]) timer = setTimeout(deliver, waiting[0].atMs - nowMs)
  }

  return {
    join(from: Socket, to: Socket) {
      ends = { from, to }
      from.on('data', add)
      from.once('end', () => add(undefined))
      from.once('close', () => {
        if (!from.readableEnded) to.destroy()
      })
      from.resume()
    },
    hold() {
      isHeld = true
    },
    goOn() {
      isHeld = false
      if (timer === undefined) deliver()
    },
    end() {
      clearTimeout(timer)
      waiting.length = 0
    },
  }
}
