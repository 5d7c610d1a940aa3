import type { VoiceCommandRequest } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { noteSpokenOf } from '../../library/title/spoken-past.ts'
import { call } from '../../platform/calls/http.ts'

/** Asks the host what was said. It is answered by what the viewer may see at this moment, so that nothing
 *  of it is kept. */
export async function askByVoice(body: VoiceCommandRequest, signal: AbortSignal) {
  const answer = await call(HOST_ROUTES.voiceCommand, { body, signal })
  const found = answer.recommendations.map(({ id }) => id)
  noteSpokenOf(body.context?.titleId, found)
  return answer
}
