import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { INVITATION_ROUTES } from '@starnest/contract/household/invitations.routes'
import { and, eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { householdCommand } from '../../src/app/households/household-command.ts'
import type { S3Settings } from '../../src/ports/storage.ts'
import { profiles } from '../../src/tables/family.ts'
import { files } from '../../src/tables/files.ts'
import type { TestHome } from '../test-home.ts'

/** Runs a command about households beside a home that is open, as a person would. Resolves with what was said. */
export async function runHousehold(
  home: TestHome,
  words: readonly string[],
  { signal = new AbortController().signal, onSaid, s3 }: RunOptions = {},
): Promise<string[]> {
  const said: string[] = []
  await householdCommand(words, {
    config: {
      ...{ dataFolder: home.place.folder, databaseUrl: home.place.databaseUrl, s3 },
      ...{ furtherHosts: ['starnest.example'], port: 7827, proxies: ['10.0.0.0/8'] },
    },
    say: (sentence) => {
      said.push(sentence)
      onSaid?.(sentence)
    },
    signal,
    now: () => home.clock.now,
  })
  return said
}

type RunOptions = {
  signal?: AbortSignal
  onSaid?: (sentence: string) => void
  /** The bucket with the media; undefined: they lie on the disk. */
  s3?: S3Settings
}

/** A browser of this machine that keeps the cookie it is given. */
export function openBrowser({ app }: TestHome) {
  const jar = { cookie: undefined as string | undefined }
  async function call(method: InjectOptions['method'], url: string, payload?: object) {
    const answer = await app.inject({
      ...{ method, url },
      ...(payload && { payload }),
      ...(jar.cookie !== undefined && { cookies: { [DEVICE_COOKIE]: jar.cookie } }),
    })
    const given = answer.cookies.find(({ name }) => name === DEVICE_COOKIE)
    if (given) jar.cookie = given.value
    return answer
  }
  return {
    jar,
    call,
    get: (url: string) => call('GET', url),
    join: (code: string) => call('POST', INVITATION_ROUTES.join.path, { code }),
    pair: (code: string) => call('POST', '/api/pairing', { code }),
  }
}

/** The code in an invitation that was said. */
export function codeIn(said: readonly string[]): string {
  const address = said.find((sentence) => sentence.includes('/join#')) ?? ''
  return new URL(address).hash.slice(1)
}

/** A household that was added beside that of the home, with a browser that has joined it. */
export async function moveInNextDoor(home: TestHome, name = 'Next door') {
  const said = await runHousehold(home, ['add', name])
  const householdId = Number(/number (\d+)/.exec(said.join('\n'))?.[1])
  const browser = openBrowser(home)
  const joined = await browser.join(codeIn(said))
  if (joined.statusCode !== 200) throw new Error(joined.body)
  const { db } = home.database
  const [grownUp] = await db.select().from(profiles).where(eq(profiles.householdId, householdId))
  return { said, householdId, name, browser, profileId: grownUp?.id ?? 0 }
}

/** Stores a film of a household, with its row. Resolves with the number of the row. */
export async function storeFilm(
  home: TestHome,
  of: { householdId: number; mediaId: string; bytes?: string; profileId?: number },
): Promise<number> {
  const { householdId, mediaId, bytes = 'film', profileId = null } = of
  await home.storage.withWorkFolder(async (folder) => {
    const path = join(folder, 'bytes')
    await writeFile(path, bytes)
    await home.storage.putFile(`${mediaId}/original.mp4`, path)
  })
  const filename = `${mediaId}.mp4`
  const { db } = home.database
  await db.insert(files).values({
    ...{ householdId, mediaId, filename, profileId, originalName: filename },
    ...{ assetType: 'video', contentType: 'video/mp4', sizeBytes: bytes.length },
  })
  const isIt = and(eq(files.householdId, householdId), eq(files.filename, filename))
  const [row] = await db.select({ id: files.id }).from(files).where(isIt)
  return row?.id ?? 0
}
