import type { AddressInfo, Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartupError } from '../ports/startup-error.ts'
import type { Config } from './config.ts'

const LAST_PORT = 65_535

/** Begins to listen, and resolves with the address to open in a browser.
 *  @throws StartupError that says what to do when the port cannot be had. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new StartupError(refusalOf(error, { host, port, setting: 'PORT' }), { cause: error })
  }
  return browserAddress(app.addresses(), host)
}

/** Where a server is to listen: `host` undefined is every address of the machine, `setting` the name
 *  of the setting that chooses the port. */
type Place = { host: string | undefined; port: number; setting: string }

/** Lets a bare server listen. @throws StartupError that says what to do when the port cannot be had. */
export async function listenOn(server: Server, place: Place): Promise<void> {
  const { host, port } = place
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new StartupError(refusalOf(error, place), { cause: error }))
    })
    server.listen({ port, ...(host !== undefined && { host }) }, resolve)
  })
}

/** The port that a server listens on; 0 while it does not. */
export function portOf(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

function refusalOf(error: unknown, { host = 'all addresses', port, setting }: Place): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is taken by another program; stop that one, or choose another port, ` +
        `for example ${setting}=${port === LAST_PORT ? 7827 : port + 1} npm start.`
      )
    case 'EACCES':
      return `Port ${port} is reserved for the system; choose one from 1024 on with ${setting}.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST "${host}" is not an address of this machine.`
    default:
      return `Starnest cannot listen on ${host}, port ${port}: ${error}.`
  }
}

/** A server that listens everywhere is opened on its own machine by its loopback address. */
function browserAddress(addresses: (string | AddressInfo)[], host: string): string {
  const [first] = addresses
  const port = typeof first === 'object' ? first.port : ''
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
