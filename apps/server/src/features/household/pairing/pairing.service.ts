import { AppError } from '@starnest/contract/errors'
import type { JoinRefusal } from '@starnest/contract/household/invitations'
import type { Pairing, PairingInvitation } from '@starnest/contract/household/pairing'
import { countedAddress } from '../../../http/network-address.ts'
import type { Database } from '../../../ports/database.ts'
import type { Nodes } from '../../../ports/nodes.ts'
import { deviceIdFrom, deviceIdOf, newDeviceCookie } from '../device-cookie.ts'
import { MAX_USER_AGENT_CHARACTERS } from '../household.service.ts'
import { invitationHash } from './invitation-code.ts'
import {
  addPairedDevice,
  isPairedDevice,
  type PairedDevice,
  useInvitation,
} from './pairing.repository.ts'
import type { NewCode, ShownCode } from './pairing-codes.ts'
import { ownCodes, sharedCodes, type WithCodes } from './shared-codes.ts'

/** How other devices find this server. */
export type WayIn = Omit<PairingInvitation, 'code' | 'expiresAt'>

/** What is known only while Starnest is open to the home network. */
export type OpenHouse = {
  /** How other devices find this server; asked anew, since addresses change. */
  wayIn: () => WayIn
  /** Called with every new pairing code of the household of this machine, while that is alone. */
  onNewCode: (shown: ShownCode) => void
}

/** Dependencies of pairing; `now` is the clock. Without `house` only browsers of this machine reach the server.
 *  `nodes`: the others, which have the same codes. */
export type PairingDeps = {
  database: Database
  now: () => Date
  house: OpenHouse | undefined
  nodes?: Nodes | undefined
  /** The household of this machine, while it is alone: its devices here need no pairing. */
  openHousehold: () => Promise<number | undefined>
}

/** A browser that came in. `formerId`: the device that it was before, which is gone, so that its sockets have to
 *  be closed; null: none. */
export type Paired = { cookie: string; formerId: string | null }

/** Who asks to be paired. `ip`: only for counting wrong tries; it gives no rights. */
export type Newcomer = { cookie: string | undefined; userAgent: string | undefined; ip: string }

/** The rules of how a device gets into a household: by the household's code, or by an invitation. */
export class PairingService {
  readonly #deps: PairingDeps
  readonly #withCodes: WithCodes
  /** As far as is known. */
  #openHouseholdId: number | undefined

  constructor(deps: PairingDeps) {
    this.#deps = deps
    const { now, nodes } = deps
    const codes = { now, onNewCode: (made: NewCode) => this.#say(made) }
    this.#withCodes = nodes ? sharedCodes(codes, nodes) : ownCodes(codes)
  }

  /** Whether the device that a cookie names has been paired. */
  async isPaired(cookie: string | undefined): Promise<boolean> {
    const id = deviceIdFrom(cookie)
    return id !== null && (await isPairedDevice(this.#deps.database.db, id))
  }

  /** What a device is told before it is let in. The code of a household that is alone is made anew when it has
   *  run out, and shown, as soon as somebody needs one. @throws AppError unavailable while the nodes cannot
   *  share codes */
  async describe({ isPaired, ip }: { isPaired: boolean; ip: string }): Promise<Pairing> {
    const openId = await this.#openHousehold()
    if (!this.#isOn(openId)) return { isOn: false, isPaired: true, retryAfterSeconds: 0 }
    const retryAfterSeconds = await this.#withCodes((codes) => {
      if (!isPaired && openId !== undefined) codes.show(openId)
      return codes.lockedSeconds(networkOf(ip))
    })
    return { isOn: true, isPaired, retryAfterSeconds }
  }

  /** Pairs a device with the household whose code it gives. Resolves with its new cookie, so that one which
   *  somebody else planted is worth nothing. @throws AppError pairing_wrong, pairing_locked;
   *  not_found when nobody is let in */
  async pair(newcomer: Newcomer, code: string): Promise<Paired> {
    const openId = await this.#assertOn()
    const householdId = await this.#withCodes((codes) => {
      if (openId !== undefined) codes.keepOpen(openId)
      return codes.check(code, networkOf(newcomer.ip))
    })
    const { cookie, device } = this.#newDevice(newcomer)
    if (await addPairedDevice(this.#deps.database.db, householdId, device)) {
      return { cookie, formerId: device.formerId }
    }
    // It was removed while its code was being entered.
    throw new AppError('pairing_wrong', {
      details: { retryAfterSeconds: 0, attemptsBeforeDelay: 1 },
    })
  }

  /** Pairs a device with the household that an invitation is for. Resolves with its new cookie.
   *  @throws AppError pairing_wrong with {@link JoinRefusal}, pairing_locked */
  async join(newcomer: Newcomer, code: string): Promise<Paired> {
    const address = networkOf(newcomer.ip)
    const told = await this.#withCodes((codes) => codes.tryInvitation(address))
    const { cookie, device } = this.#newDevice(newcomer)
    const outcome = await useInvitation(this.#deps.database.db, invitationHash(code), device)
    if ('refused' in outcome) {
      const details = { ...told, reason: outcome.refused } satisfies JoinRefusal
      throw new AppError('pairing_wrong', { details, message: JOIN_REFUSALS[outcome.refused] })
    }
    // The invitation is used: whoever came in is in, also where the nodes cannot share codes now.
    await this.#withCodes((codes) => codes.forgiveInvitation(address)).catch(() => undefined)
    return { cookie, formerId: device.formerId }
  }

  /** What to tell somebody who brings a new device. @throws AppError not_found when nobody is let in */
  async invite(householdId: number): Promise<ShownCode> {
    await this.#assertOn()
    return this.#withCodes((codes) => codes.show(householdId))
  }

  /** The same with a new code, that may be tried at once. @throws AppError not_found */
  async inviteAnew(householdId: number): Promise<ShownCode> {
    await this.#assertOn()
    return this.#withCodes((codes) => codes.renew(householdId))
  }

  /** Makes the code of the household that is alone, so that it is said at the start. */
  async sayCode(): Promise<void> {
    const openId = await this.#openHousehold()
    if (openId !== undefined) await this.#withCodes((codes) => codes.show(openId))
  }

  /** Devices have to be paired: others than this machine reach the server, or there are several households. */
  #isOn(openId: number | undefined): boolean {
    return this.#deps.house !== undefined || openId === undefined
  }

  async #assertOn(): Promise<number | undefined> {
    const openId = await this.#openHousehold()
    if (!this.#isOn(openId)) throw new AppError('not_found')
    return openId
  }

  async #openHousehold(): Promise<number | undefined> {
    this.#openHouseholdId = await this.#deps.openHousehold()
    return this.#openHouseholdId
  }

  /** The window where Starnest was started is that of one family only while there is one alone. */
  #say({ householdId, ...shown }: NewCode): void {
    if (householdId === this.#openHouseholdId) this.#deps.house?.onNewCode(shown)
  }

  #newDevice({ cookie, userAgent }: Newcomer): { cookie: string; device: PairedDevice } {
    const newCookie = newDeviceCookie()
    const device = {
      id: deviceIdOf(newCookie),
      formerId: deviceIdFrom(cookie),
      userAgent: userAgent?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
      pairedAt: this.#deps.now(),
    }
    return { cookie: newCookie, device }
  }
}

const JOIN_REFUSALS: Record<JoinRefusal['reason'], string> = {
  unknown: 'This invitation is not known here. Ask for a new one.',
  used: 'This invitation has been used already. Ask for a new one.',
  expired: 'This invitation has run out. Ask for a new one.',
}

const networkOf = (ip: string) => countedAddress(ip).network
