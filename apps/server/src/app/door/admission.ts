import type { IncomingMessage } from 'node:http'

type AdmissionDeps = {
  /** Whether a call came by the door of the network, where devices have to be let in. */
  isFromNetwork: (raw: IncomingMessage) => boolean
  deviceCookieOf: (raw: IncomingMessage) => string | undefined
  isPaired: (deviceCookie: string) => Promise<boolean>
  /** Whether a device of this very machine belongs to a household. */
  isAtHome: (deviceCookie: string | undefined) => Promise<boolean>
  /** Called with every device that is let in. */
  onAdmitted: (deviceCookie: string) => void
}

/** Whether a call may go on: it came from this machine, which belongs to a household, or its device is paired.
 *  The answer is looked up once for each call. */
export function openAdmission(deps: AdmissionDeps): (raw: IncomingMessage) => Promise<boolean> {
  const known = new WeakMap<IncomingMessage, Promise<boolean>>()
  const lookUp = async (raw: IncomingMessage) => {
    const cookie = deps.deviceCookieOf(raw)
    if (!deps.isFromNetwork(raw)) return deps.isAtHome(cookie)
    if (cookie === undefined || !(await deps.isPaired(cookie))) return false
    deps.onAdmitted(cookie)
    return true
  }
  return (raw) => {
    const answer = known.get(raw) ?? lookUp(raw)
    known.set(raw, answer)
    return answer
  }
}
