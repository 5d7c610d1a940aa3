import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { createServer, type Server } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { type ConnectionLimits, limitConnections } from '../door/connection-limit.ts'
import type { Presented } from './certificates/certificate-folder.ts'

/** Milliseconds that a device may take to agree on how to encrypt. */
const HANDSHAKE_LIMIT_MS = 10_000

/** The door by which the home network comes in: HTTPS, before the same app that this machine asks over
 *  HTTP. What came through it is known by its connection, whatever address or header it shows. */
export class NetworkDoor {
  readonly #connections = new WeakSet<Socket>()
  readonly #server: Server

  constructor(presented: Presented, connections: Partial<ConnectionLimits>) {
    this.#server = createServer({
      ...presented,
      ALPNProtocols: ['http/1.1'],
      handshakeTimeout: HANDSHAKE_LIMIT_MS,
      noDelay: true,
    })
    limitConnections(this.#server, connections)
    // A client that speaks no TLS, or does not trust the certificate, has closed the connection
    // already.
    this.#server.on('tlsClientError', () => undefined)
  }

  /** Whether a request came from the network. */
  readonly isFromNetwork = ({ socket }: IncomingMessage): boolean => this.#connections.has(socket)

  /** The server to listen with. */
  get server(): Server {
    return this.#server
  }

  /** Hands what comes in over to an app, with all limits that its own server has, and closes with it:
   *  first nobody new comes in, and the app has closed when the last has gone. */
  leadTo(app: FastifyInstance): void {
    this.#server.on('secureConnection', (socket) => {
      this.#connections.add(socket)
      app.server.emit('connection', socket)
    })
    let closed: Promise<void> = Promise.resolve()
    app.addHook('preClose', async () => {
      if (!this.#server.listening) return
      closed = new Promise((resolve) => this.#server.close(() => resolve()))
    })
    app.addHook('onClose', () => closed)
  }

  /** Presents another certificate to whoever comes from now on. */
  present(presented: Presented): void {
    this.#server.setSecureContext(presented)
  }
}
