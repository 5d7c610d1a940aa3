import { AppError } from '@starnest/contract/errors'
import type { Pairing, PairingInvitation } from '@starnest/contract/household/pairing'
import { countedAddress } from '../../../http/network-address.ts'
import type { Database } from '../../../ports/database.ts'
import type { Nodes } from '../../../ports/nodes.ts'
import { deviceIdFrom, deviceIdOf, newDeviceCookie } from '../device-cookie.ts'
import { MAX_USER_AGENT_CHARACTERS } from '../household.service.ts'
import { addPairedDevice, isPairedDevice } from './pairing.repository.ts'
import type { ShownCode } from './pairing-code.ts'
import { ownCode, sharedCode, type WithCode } from './shared-code.ts'

/** How other devices find this server. */
export type WayIn = Omit<PairingInvitation, 'code' | 'expiresAt'>

/** What is known only while Starnest is open to the home network. */
export type OpenHouse = {
  /** How other devices find this server; asked anew, since addresses change. */
  wayIn: () => WayIn
  /** Called with every new pairing code. */
  onNewCode: (shown: ShownCode) => void
}

/** Dependencies of pairing; `now` is the clock. Without `house` nobody else can reach the server. `nodes`: the
 *  others, which have the same code. */
export type PairingDeps = {
  database: Database
  now: () => Date
  house: OpenHouse | undefined
  nodes?: Nodes | undefined
}

/** Who asks to be paired. `ip`: only for counting wrong tries; it gives no rights. */
export type Newcomer = { cookie: string | undefined; userAgent: string | undefined; ip: string }

/** The rules of how a device of the home network gets in. */
export class PairingService {
  readonly #deps: PairingDeps
  readonly #withCode: WithCode | undefined

  constructor(deps: PairingDeps) {
    this.#deps = deps
    const { now, house, nodes } = deps
    if (!house) return
    const code = { now, onNewCode: house.onNewCode }
    this.#withCode = nodes ? sharedCode(code, nodes) : ownCode(code)
  }

  /** Whether the device that a cookie names has been paired. */
  async isPaired(cookie: string | undefined): Promise<boolean> {
    const id = deviceIdFrom(cookie)
    return id !== null && (await isPairedDevice(this.#deps.database.db, id))
  }

  /** What a device is told before it is let in. A code that has run out is made anew, and shown, as
   *  soon as somebody needs one. @throws AppError unavailable while the nodes cannot share it */
  async describe({ isPaired, ip }: { isPaired: boolean; ip: string }): Promise<Pairing> {
    if (!this.#withCode) return { isOn: false, isPaired: true, retryAfterSeconds: 0 }
    const retryAfterSeconds = await this.#withCode((code) => {
      if (!isPaired) code.show()
      return code.lockedSeconds(networkOf(ip))
    })
    return { isOn: true, isPaired, retryAfterSeconds }
  }

  /** Pairs a device that gives the right code. Resolves with a new cookie, so that one which
   *  somebody else planted is worth nothing. @throws AppError pairing_wrong, pairing_locked;
   *  not_found when nobody is let in */
  async pair({ cookie, userAgent, ip }: Newcomer, code: string): Promise<string> {
    await this.#openCode()((one) => one.check(code, networkOf(ip)))
    const newCookie = newDeviceCookie()
    await addPairedDevice(this.#deps.database.db, {
      id: deviceIdOf(newCookie),
      formerId: deviceIdFrom(cookie),
      userAgent: userAgent?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
      pairedAt: this.#deps.now(),
    })
    return newCookie
  }

  /** What to tell somebody who brings a new device. @throws AppError not_found when nobody is let in */
  async invite(): Promise<PairingInvitation> {
    return this.#invitation(await this.#openCode()((code) => code.show()))
  }

  /** The same with a new code, that may be tried at once. @throws AppError not_found */
  async inviteAnew(): Promise<PairingInvitation> {
    return this.#invitation(await this.#openCode()((code) => code.renew()))
  }

  #openCode(): WithCode {
    if (!this.#withCode) throw new AppError('not_found')
    return this.#withCode
  }

  #invitation({ code, expiresAt }: ShownCode): PairingInvitation {
    const { house } = this.#deps
    if (!house) throw new AppError('not_found')
    return { code, expiresAt: expiresAt.toISOString(), ...house.wayIn() }
  }
}

const networkOf = (ip: string) => countedAddress(ip).network
