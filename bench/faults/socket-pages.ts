// A process with many pages, as browsers have them: each has its own connection, and comes again by itself as the
// web app does. Says every quarter of a second how many are there, and what went wrong since.
import { setTimeout as sleep } from 'node:timers/promises'
import { LIVE_CHANNEL } from '@starnest/contract/live'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { Manager } from 'socket.io-client'

const SAY_EVERY_MS = 250
/** Between two pages that open at first. */
const FIRST_PAUSE_MS = 8

const [origin = '', count = '0', ...cookies] = process.argv.slice(2)
let connected = 0
let refused = 0

for (let page = 0; page < Number(count); page += 1) {
  const manager = new Manager(origin, {
    ...{ path: SOCKET_PATH, transports: ['websocket'] },
    extraHeaders: { cookie: cookies[page % cookies.length] ?? '' },
  })
  const socket = manager.socket(LIVE_CHANNEL.name, { auth: { openForMs: 0 } })
  socket.on('connect', () => {
    connected += 1
  })
  socket.on('disconnect', () => {
    connected -= 1
  })
  manager.on('error', () => {
    refused += 1
  })
  socket.on('connect_error', () => {
    refused += 1
  })
  await sleep(FIRST_PAUSE_MS)
}
setInterval(() => process.send?.({ connected, refused }), SAY_EVERY_MS)
process.on('disconnect', () => process.exit())
