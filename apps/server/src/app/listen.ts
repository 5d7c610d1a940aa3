import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartupError } from '../ports/startup-error.ts'
import type { Config } from './config.ts'

/** Begins to listen, and resolves with the address to open in a browser.
 *  @throws StartupError that says what to do when the port cannot be had. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new StartupError(refusalOf(error, host, port), { cause: error })
  }
  return browserAddress(app.addresses(), host)
}

function refusalOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is taken by another program; stop that one, or choose another port, ` +
        `for example PORT=${port === 65_535 ? 7827 : port + 1} npm start.`
      )
    case 'EACCES':
      return `Port ${port} is reserved for the system; choose one from 1024 on with PORT.`
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
