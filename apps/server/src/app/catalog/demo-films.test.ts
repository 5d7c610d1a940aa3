import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoFilm } from '@starnest/demo-library/library'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { demoFilm } from '../../../test/demo-film.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { addHousehold } from '../../features/household/household.repository.ts'
import { StorageError } from '../../ports/storage.ts'
import { households } from '../../tables/family.ts'
import { titles } from '../../tables/titles.ts'
import { DemoFilms } from './demo-films.ts'

const OTHERS = 20

let home: TestHome
let folder: string
let films: DemoFilm[]
const told: number[] = []
const said: string[] = []
const onCopied = vi.fn(async () => undefined)
beforeAll(async () => {
  home = await openTestHome({ hasQueue: true })
  folder = await mkdtemp(join(tmpdir(), 'starnest-films-'))
  films = [await demoFilm(folder, { slug: 'one' }), await demoFilm(folder, { slug: 'two' })]
})
beforeEach(() => {
  told.length = 0
  said.length = 0
  onCopied.mockClear()
})
afterAll(async () => {
  await home.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a node has that starts now. */
function newNode(): DemoFilms {
  return new DemoFilms({
    database: home.database,
    storage: home.storage,
    jobs: home.jobs,
    log: pino({ enabled: false }),
    announceChange: (householdId) => void told.push(householdId),
    listFilms: async () => films,
    say: (sentence) => void said.push(sentence),
    onCopied,
  })
}

/** How many films each household has that has some. */
async function shelves(): Promise<Map<number, number>> {
  const counted = new Map<number, number>()
  for (const { householdId } of await home.database.db.select().from(titles)) {
    counted.set(householdId, (counted.get(householdId) ?? 0) + 1)
  }
  return counted
}

it('fills the first shelf before Starnest is ready and all others afterwards, and tells their pages', async () => {
  const { db } = home.database
  const others: number[] = []
  for (let nth = 0; nth < OTHERS; nth += 1) {
    others.push(await addHousehold(db, { name: `Home ${nth}`, needsPairing: true }))
  }
  const [gone = 0, ...staying] = others
  const node = newNode()
  await node.bringInFirst()
  expect(await shelves()).toEqual(new Map([[home.householdId, films.length]]))
  expect(said).toEqual([
    'Adding "The film one" to the library',
    'Adding "The film two" to the library',
  ])
  await db.update(households).set({ removingSince: new Date() }).where(eq(households.id, gone))
  await node.begin()
  await vi.waitFor(async () => expect([...(await shelves()).keys()]).toHaveLength(OTHERS))
  await vi.waitFor(() => expect(told.toSorted((one, two) => one - two)).toEqual(staying))
  expect(new Set((await shelves()).values())).toEqual(new Set([films.length]))
  expect(said, 'nobody waits for the others').toHaveLength(films.length)
  expect(onCopied, 'they stand on the files of the first').not.toHaveBeenCalled()

  told.length = 0
  const next = newNode()
  const looked = vi.spyOn(home.storage, 'stat')
  await next.bringInFirst()
  expect(looked, 'once for each film, however many have it').toHaveBeenCalledTimes(films.length)
  expect(told).toEqual([])
  looked.mockRestore()
})

it('says why a library could not be brought in, rejects nothing, and has it tried again', async () => {
  films = [...films, await demoFilm(folder, { slug: 'three' })]
  const full = new StorageError('full', 'The disk is full.')
  vi.spyOn(home.storage, 'putFile').mockRejectedValue(full)
  const node = newNode()
  await node.bringInFirst()
  expect(said).toEqual([
    'Adding "The film three" to the library',
    'The demo library could not be brought in whole. The disk is full.',
  ])
  const added = vi.spyOn(home.jobs, 'add').mockResolvedValue()
  vi.spyOn(home.jobs, 'work').mockResolvedValue()
  await node.begin()
  const [, jobs] = added.mock.calls[0] ?? []
  expect(jobs?.map(({ householdId }) => householdId)).toContain(home.householdId)
  vi.restoreAllMocks()
})
