import { AppError } from '@starnest/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredBytes } from '../../../ports/storage.ts'
import type { HoldAccess } from './lasting-access.ts'

const viewerLeft = new Error('the viewer left')

/** An answer whose headers are set, and what its viewer is held to while it is sent. */
type Outgoing = { readonly bytes: StoredBytes; readonly holdAccess: HoldAccess }

/** Sends an answer with a file's bytes for a body, as long as its viewer may have them. It speaks to
 *  the connection itself, since only there is known when a piece has left; what goes wrong under way
 *  ends the connection, so that a viewer never takes half a file for a whole one. */
export async function writeOut(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, holdAccess }: Outgoing,
): Promise<void> {
  const { socket } = request.raw
  const leaving = new AbortController()
  const leave = () => leaving.abort(viewerLeft)
  // Not the answer's own event: an answer that waits behind another one never gets it.
  socket.once('close', leave)
  if (socket.destroyed) leave()

  const release = holdAccess((why) => {
    request.log.info(
      { why: codeOf(why) },
      'An answer was ended: its viewer may not have it any more',
    )
    leaving.abort(why)
  })
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
    release()
    socket.off('close', leave)
  }
}

const codeOf = (why: unknown) => (why instanceof AppError ? why.code : 'internal')
