import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import pg from 'pg'
import { z } from 'zod'
import { makeTinyFilm } from '../../media/tiny-film.ts'
import type { Device } from '../device.ts'
import { fileSchema, filesSchema } from './files.ts'
import type { Writer } from './writer.ts'

/** What nodes of any version answer. */
const playbackSchema = z.object({
  sources: z.object({ hls: z.string().nullable() }).nullable(),
})

const PAUSE_MS = 1000
/** Films that wait for the worker or are with it: more would only make the end later. */
const MOST_OPEN = 3
const ALL_DONE_LIMIT_MS = 15 * 60_000

const JOBS_OF = `
  select files.original_name as name,
    (select count(*)::int from titles where origin = 'file:' || files.id) as titles,
    (select count(*)::int from ingest_jobs where file_id = files.id) as jobs,
    (select count(*)::int from ingest_jobs where file_id = files.id and state = 'done') as done,
    (select max(attempts)::int from ingest_jobs where file_id = files.id) as attempts,
    (select string_agg(kind || ' ' || state || coalesce(' ' || reason, ''), ', ') from ingest_jobs
      where file_id = files.id and state <> 'done') as open
  from files where original_name = any($1)`

type JobsOf = {
  name: string
  titles: number
  jobs: number
  done: number
  attempts: number
  open: string | null
}

/** Brings small films that no browser plays, so that the worker has to encode them. */
export class Films implements Writer {
  readonly name = 'films to encode'
  acknowledged = 0
  readonly #device: Device
  readonly #database: pg.Pool
  readonly #source: string
  readonly #names: string[] = []
  #count = 0

  constructor(device: Device, { databaseUrl, source }: { databaseUrl: string; source: string }) {
    this.#device = device
    this.#database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    this.#database.on('error', () => undefined)
    this.#source = source
  }

  /** Makes the film that all are copies of, at this path. */
  static makeSource(path: string): Promise<void> {
    return makeTinyFilm(path, { seconds: 4, videoCodec: 'mpeg4' })
  }

  async step(): Promise<void> {
    await sleep(PAUSE_MS)
    const open = await this.#jobs().catch(() => undefined)
    if (!open || open.filter((one) => one.done < one.jobs).length >= MOST_OPEN) return
    this.#count += 1
    const name = `camera ${this.#count}.avi`
    const form = new FormData()
    // Junk behind the end makes each another file.
    form.append('file', new Blob([await readFile(this.#source), randomBytes(32)]), name)
    const answer = await this.#device.call('POST', UPLOAD_ROUTES.upload.path, { bytes: form })
    if (answer.is !== 'given' || answer.status !== 200) return
    this.#names.push(fileSchema.parse(answer.body).originalName)
    this.acknowledged += 1
  }

  /** Films that were acknowledged, and the most times that a job of one was begun. */
  async facts(): Promise<{ films: number; mostAttempts: number }> {
    const jobs = await this.#jobs()
    return { films: jobs.length, mostAttempts: Math.max(0, ...jobs.map((one) => one.attempts)) }
  }

  async #jobs(): Promise<JobsOf[]> {
    return (await this.#database.query<JobsOf>(JOBS_OF, [this.#names])).rows
  }

  async check(): Promise<string[]> {
    const jobs = await this.#jobs()
    const wrong = jobs.filter((one) => one.titles > 1).map((one) => `${one.name} is two titles`)
    for (const name of this.#names) {
      const there = jobs.filter((one) => one.name === name).length
      if (there !== 1) wrong.push(`${name} is there ${there} times`)
    }
    return wrong
  }

  /** Waits until every job is done, and looks at what each made. */
  async checkEnds(): Promise<string[]> {
    const endMs = performance.now() + ALL_DONE_LIMIT_MS
    let jobs = await this.#jobs()
    while (jobs.some((one) => one.done < one.jobs) && performance.now() < endMs) {
      await sleep(1000)
      jobs = await this.#jobs()
    }
    const wrong = jobs
      .filter((one) => one.done < one.jobs || one.titles !== 1)
      .map((one) => `${one.name}: ${one.titles} titles, not done: ${one.open}`)
    const files = filesSchema.parse(await this.#device.ask(FILE_ROUTES.list.path))
    for (const { originalName, titleId } of files) {
      if (!this.#names.includes(originalName) || titleId === null) continue
      const path = pathOf(WATCH_ROUTES.playback, { id: titleId })
      const { sources } = playbackSchema.parse(await this.#device.ask(path))
      const missing = sources?.hls ? await this.#missingUnder(sources.hls) : ['its stream']
      wrong.push(...missing.map((what) => `${originalName}: ${what} is missing`))
    }
    return wrong
  }

  /** Addresses that playlists name and nobody answers. */
  async #missingUnder(address: string): Promise<string[]> {
    const answer = await this.#device.call('GET', address)
    if (answer.is === 'lost' || answer.status !== 200) return [address]
    if (typeof answer.body !== 'string' || !address.endsWith('.m3u8')) return []
    const lines = answer.body.split('\n')
    const inMaps = lines.flatMap((line) => line.split('URI="')[1]?.split('"')[0] ?? [])
    const names = new Set([...inMaps, ...lines.filter((line) => line && !line.startsWith('#'))])
    const next = [...names].map((name) => new URL(name, `http://home${dirname(address)}/`).pathname)
    return (await Promise.all(next.map((one) => this.#missingUnder(one)))).flat()
  }

  close(): Promise<void> {
    return this.#database.end()
  }
}
