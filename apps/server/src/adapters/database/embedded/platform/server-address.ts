import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type pg from 'pg'
import { SOCKET_PORT } from './socket-folder.ts'

/** How this process reaches the server; nobody else on the network does. */
export type ServerAddress =
  | { is: 'socket'; folder: string }
  | { is: 'tcp'; port: number; password: string }

/** Where to connect; the role and the database are added by the caller. */
export function connectionTo(address: ServerAddress): pg.ClientConfig {
  if (address.is === 'socket') return { host: address.folder, port: SOCKET_PORT, ssl: false }
  return { host: '127.0.0.1', port: address.port, password: address.password, ssl: false }
}

/** A port of this machine alone that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** The password of a server that listens on a port, made once and kept for its owner only. */
export async function storedPassword(passwordFile: string): Promise<string> {
  if (existsSync(passwordFile)) return (await readFile(passwordFile, 'utf8')).trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' })
  return password
}
