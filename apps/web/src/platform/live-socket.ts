import { io } from 'socket.io-client'

type SocketListeners = {
  onConnect: () => void
  /** By event: what to do with the first fact it carries. */
  on: Record<string, (facts: unknown) => void>
}

/** Connects to the socket that the server of this page has at a path, again and again after it
 *  breaks, waiting one to five seconds. Returns the way to disconnect. */
export function connectSocket(path: string, { onConnect, on }: SocketListeners): () => void {
  const socket = io({ path, transports: ['websocket'] })
  socket.on('connect', onConnect)
  for (const [event, listener] of Object.entries(on)) socket.on(event, listener)
  return () => void socket.disconnect()
}
