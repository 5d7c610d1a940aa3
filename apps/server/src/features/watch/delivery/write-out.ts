import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredBytes } from '../../../ports/storage.ts'

const viewerLeft = new Error('the viewer left')

/** Sends an answer whose headers are set, with a file's bytes for a body. It speaks to the
 *  connection itself, since only there is known when a piece has left; what goes wrong under way
 *  ends the connection, so that a viewer never takes half a file for a whole one. */
export async function writeOut(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: StoredBytes,
): Promise<void> {
  const { socket } = request.raw
  const leaving = new AbortController()
  const leave = () => leaving.abort(viewerLeft)
  // Not the answer's own event: an answer that waits behind another one never gets it.
  socket.once('close', leave)
  if (socket.destroyed) leave()

  reply.hijack()
  const { raw } = reply
  try {
    raw.statusCode = reply.statusCode
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value)
    }
    await bytes.writeTo(raw, leaving.signal)
    raw.end()
  } catch (error) {
    raw.destroy()
    socket.destroy()
    if (!leaving.signal.aborted) request.log.error({ err: error }, 'Sending a file broke off')
  } finally {
    socket.off('close', leave)
  }
}
