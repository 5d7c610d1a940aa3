import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { Manager, type Socket } from 'socket.io-client'

/** The socket of one channel. */
export type ChannelSocket = Socket

/** The longest pause of a page between two tries to connect again. Source: the web app's channel-line.ts. */
const TRY_AGAIN_MS = 1000

/** The one connection of a page with a device's cookie, on which its channels travel, and which comes again by itself. */
export const pageConnection = (origin: string, cookie: string): Manager =>
  new Manager(origin, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    extraHeaders: { cookie: `${DEVICE_COOKIE}=${cookie}` },
    reconnectionDelayMax: TRY_AGAIN_MS,
  })
