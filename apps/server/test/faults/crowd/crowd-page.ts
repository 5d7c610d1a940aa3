import { SOCKET_PATH } from '@starnest/contract/realtime'

/** What a page waits before it connects again, milliseconds: a second, half as long or half as long again. Source:
 *  the web app's channel-line.ts. */
const pauseMs = () => 500 + Math.random() * 1000
/** How long one try may take. Source: Socket.IO's client. */
const TRY_LIMIT_MS = 20_000

/** What pages share: where the nodes are, what each does once it is there again, and what was counted. */
export type Crowd = {
  /** A node that a new connection is made to. */
  nextOrigin(): string | undefined
  /** A page has come: for the first time, or again. */
  onJoined(page: CrowdPage, isFirst: boolean): void
  tries: number
}

/** A page of a browser, as the server knows it: one WebSocket in Socket.IO's way, which comes again by itself. Without
 *  Socket.IO's client, of which ten thousand would keep this machine busier than what is measured. */
export class CrowdPage {
  readonly cookie: string
  readonly #crowd: Crowd
  #socket: WebSocket | undefined
  #limit: NodeJS.Timeout | undefined
  #hasJoined = false
  #isClosed = false
  isJoined = false

  constructor(crowd: Crowd, cookie: string) {
    this.#crowd = crowd
    this.cookie = cookie
    this.#connect()
  }

  #connect(): void {
    if (this.#isClosed) return
    const origin = this.#crowd.nextOrigin()
    if (origin === undefined) return void setTimeout(() => this.#connect(), pauseMs())
    this.#crowd.tries += 1
    const address = `${origin.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } })
    this.#socket = socket
    this.#limit = setTimeout(() => this.#again(socket), TRY_LIMIT_MS)
    socket.onmessage = ({ data }) => this.#hear(socket, String(data))
    socket.onclose = () => this.#again(socket)
    socket.onerror = () => this.#again(socket)
  }

  /** Source: Engine.IO protocol 4 and Socket.IO protocol 5: 0 open, 2 ping, 3 pong, 40 connect, 44 refused. */
  #hear(socket: WebSocket, said: string): void {
    if (said.startsWith('0')) socket.send('40{"openForMs":100000}')
    else if (said === '2') socket.send('3')
    else if (said.startsWith('44')) this.#again(socket)
    else if (said.startsWith('40')) {
      clearTimeout(this.#limit)
      this.isJoined = true
      this.#crowd.onJoined(this, !this.#hasJoined)
      this.#hasJoined = true
    }
  }

  #again(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#drop()
    setTimeout(() => this.#connect(), pauseMs())
  }

  #drop(): void {
    const socket = this.#socket
    clearTimeout(this.#limit)
    this.isJoined = false
    this.#socket = undefined
    if (!socket) return
    socket.onmessage = socket.onclose = socket.onerror = null
    socket.close()
  }

  /** Its line breaks; it comes again as a page does. */
  cut(): void {
    const socket = this.#socket
    if (socket) this.#again(socket)
  }

  leave(): void {
    this.#isClosed = true
    this.#drop()
  }
}
