import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { ANSWER_LIMIT_MS, until, within } from '../run/waiting.ts'

/** An nginx that serves one folder on a free port of this machine. */
export type Nginx = { port: number; stop(): Promise<void> }

/** NGINX_PATH names another one than the system's. */
const NGINX = process.env.NGINX_PATH ?? 'nginx'

const START_LIMIT_MS = 5_000
const LOOK_EVERY_MS = 50

/** Starts the system's nginx as it is usually set up to serve files. `undefined`: not installed. */
export async function startNginx(folder: string, workFolder: string): Promise<Nginx | undefined> {
  const port = await freePort()
  const configuration = join(workFolder, 'nginx.conf')
  await writeFile(configuration, configurationOf({ folder, workFolder, port }))
  const server = spawn(NGINX, ['-c', configuration, '-p', workFolder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isThere = await new Promise<boolean>((resolve) => {
    server.once('spawn', () => resolve(true))
    server.once('error', () => resolve(false))
  })
  if (!isThere) return undefined
  const stop = () => stopped(server)
  try {
    await untilListening(port)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop }
}

function configurationOf({ folder, workFolder, port }: Record<string, string | number>): string {
  const asRoot = process.getuid?.() === 0 ? `user ${userInfo().username};` : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${workFolder}/${kind};`)
    .join(' ')
  return `${asRoot}
daemon off; worker_processes auto; pid ${workFolder}/nginx.pid; error_log stderr error;
events { worker_connections 512; }
http {
  ${temporary}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
  types { video/iso.segment m4s; }
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilListening(port: number): Promise<void> {
  await until('listening nginx', { limitMs: START_LIMIT_MS, everyMs: LOOK_EVERY_MS }, async () => {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    return isOpen
  })
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const closed = once(server, 'close')
  server.kill('SIGTERM')
  await within('end of nginx', ANSWER_LIMIT_MS, closed)
}
