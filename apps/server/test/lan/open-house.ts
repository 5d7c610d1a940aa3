import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { AppParts } from '../../src/app/app-parts.ts'
import { prepareLan } from '../../src/app/lan/open-lan.ts'
import { openTestHome } from '../test-home.ts'
import { openNetworkDevice } from './network-device.ts'

/** A home that is open to its network, which is this machine alone. `local` is where this machine asks,
 *  `network` where the others do, `firstVisit` the page about trust, `said` what stands in the terminal. */
export async function openHouse(parts: Partial<AppParts> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-lan-'))
  const said: string[] = []
  const lan = await prepareLan({
    settings: { host: '127.0.0.1', port: 0, ownCertificate: undefined },
    dataFolder: folder,
    furtherHosts: [],
    connections: {},
    log: pino({ level: 'silent' }),
    say: (sentence) => void said.push(sentence),
  })
  const home = await openTestHome({ ...parts, lan: lan.parts })
  lan.leadTo(home.app)
  const local = await home.app.listen({ host: '127.0.0.1', port: 0 })
  await lan.open()
  const { addresses, firstVisit } = lan.parts.house.wayIn()
  const network = addresses[0] ?? ''
  const authority = await (await fetch(`${firstVisit}/starnest-home.crt`)).text()

  const newDevice = () => openNetworkDevice(network, authority)
  const currentCode = async () => (await home.pairing.invite(home.householdId)).code
  return {
    home,
    lan,
    local,
    network,
    firstVisit,
    authority,
    said,
    newDevice,
    currentCode,
    /** Six digits that are not the code. */
    wrongCode: async () => String((Number(await currentCode()) + 1) % 1_000_000).padStart(6, '0'),
    async pairedDevice() {
      const device = newDevice()
      const { status } = await device.pair(await currentCode())
      if (status !== 200) throw new Error(`the device was not paired: ${status}`)
      return device
    },
    /** Leaves the family of a first start, and no wrong tries: the right code makes them forgotten. */
    async clear() {
      await home.clear()
      await newDevice().pair((await home.pairing.inviteAnew(home.householdId)).code)
      await home.clear()
    },
    async close() {
      await lan.close()
      await home.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** See {@link openHouse}. */
export type OpenTestHouse = Awaited<ReturnType<typeof openHouse>>
