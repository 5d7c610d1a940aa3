import { listDemoFilms } from '@starnest/demo-library/library'
import { adoptDemoLibrary } from '../../features/catalog/demo/import-demo-library.ts'
import { shippedLibrary } from '../../features/catalog/demo/shipped-library.ts'
import { addHousehold } from '../../features/household/household.repository.ts'
import {
  addInvitation,
  type CountedHousehold,
  listHouseholds,
  writeLimits,
} from '../../features/household/households/households.repository.ts'
import {
  INVITATION_LIFETIME_MS,
  invitationHash,
  newInvitationCode,
} from '../../features/household/pairing/invitation-code.ts'
import { StartupError } from '../../ports/startup-error.ts'
import { megabytes } from '../backup/copy-progress.ts'
import type { Config } from '../config.ts'
import { openLog } from '../server-log.ts'
import { type CommandPlace, withPlace } from './command-place.ts'
import { exportHousehold } from './export-household.ts'
import { invitationAddresses } from './household-addresses.ts'
import { type HouseholdOperation, readOperation } from './household-operation.ts'
import { removeHousehold } from './remove-household.ts'

type CommandConfig = Pick<
  Config,
  'dataFolder' | 'databaseUrl' | 's3' | 'furtherHosts' | 'port' | 'proxies'
>

type CommandOptions = {
  config: CommandConfig
  say: (sentence: string) => void
  signal: AbortSignal
  now?: () => Date
}

type Command = CommandOptions & { now: () => Date; place: CommandPlace }

/** Does what stands behind `npm run household --`, whether Starnest runs or not.
 *  @throws StartupError when a person has to do something first, and the signal's reason */
export async function householdCommand(
  words: readonly string[],
  options: CommandOptions,
): Promise<void> {
  const operation = readOperation(words)
  const { now = () => new Date() } = options
  await withPlace(options.config, openLog({ logLevel: 'warn' }), (place) =>
    run(operation, { ...options, now, place }),
  )
}

async function run(operation: HouseholdOperation, command: Command): Promise<void> {
  switch (operation.is) {
    case 'list':
      return list(command)
    case 'add':
      return add(operation.name, command)
    case 'invite':
      return invite(await find(operation.id, command), command)
    case 'limit':
      return limit(operation, command)
    case 'export':
      return exportHousehold(await find(operation.id, command), operation.folder, command)
    case 'remove':
      return removeHousehold(operation, command)
  }
}

async function list({ place, say }: Command): Promise<void> {
  for (const one of await listHouseholds(place.database.db)) say(lineOf(one))
}

function lineOf(one: CountedHousehold): string {
  const { id, name, limitBytes, limitEncodeMinutes, removingSince } = one
  const facts = [
    `${one.profiles} ${one.profiles === 1 ? 'profile' : 'profiles'}`,
    `${one.devices} ${one.devices === 1 ? 'device' : 'devices'}`,
    ...(one.needsPairing ? [] : ['of this machine']),
    ...(limitBytes === null ? [] : [`at most ${megabytes(limitBytes)}`]),
    ...(limitEncodeMinutes === null
      ? []
      : [`at most ${limitEncodeMinutes} minutes of encoding a day`]),
    ...(removingSince === null ? [] : ['being removed: run remove again']),
  ]
  return `${id}  ${name}  (${facts.join(', ')})`
}

/** The new household has the films that ship at once, on the files that are there already. */
async function add(name: string, command: Command): Promise<void> {
  const { place, say } = command
  const { database, shelf } = place
  const householdId = await database.db.transaction((tx) =>
    addHousehold(tx, { name, needsPairing: true }),
  )
  const hasFile = async (key: string) => (await shelf.bytesOf(key)) > 0
  const shipped = await shippedLibrary(await listDemoFilms())
  await adoptDemoLibrary(shipped, householdId, { database, hasFile })
  say(`The household "${name}" has the number ${householdId}.`)
  await invite(await find(householdId, command), command)
}

async function invite(household: CountedHousehold, command: Command): Promise<void> {
  const { config, now, place, say } = command
  const code = newInvitationCode()
  const createdAt = now()
  const isWritten = await addInvitation(place.database.db, {
    householdId: household.id,
    codeHash: invitationHash(code),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVITATION_LIFETIME_MS),
  })
  if (!isWritten) throw new StartupError(`The household ${household.id} is being removed.`)
  say(`The first browser of "${household.name}" opens this address, once, within seven days:`)
  for (const address of invitationAddresses(config, code)) say(address)
}

async function limit(
  { id, bytes, minutes }: Extract<HouseholdOperation, { is: 'limit' }>,
  command: Command,
): Promise<void> {
  const { place, say } = command
  const { db } = place.database
  await find(id, command)
  await writeLimits(db, id, {
    ...(bytes !== undefined && { limitBytes: bytes }),
    ...(minutes !== undefined && { limitEncodeMinutes: minutes }),
  })
  say(lineOf(await find(id, command)))
}

async function find(id: number, { place }: Command): Promise<CountedHousehold> {
  const all = await listHouseholds(place.database.db)
  const found = all.find((one) => one.id === id)
  if (found) return found
  throw new StartupError(`There is no household ${id}.`, { details: all.map(lineOf) })
}
