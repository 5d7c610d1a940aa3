import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Command } from '@starnest/contract/editor/commands'
import type { Item } from '@starnest/contract/editor/document'
import {
  type EditorAsset,
  type EditorExport,
  type EditorProject,
  editorExportSchema,
  editorProjectSchema,
} from '@starnest/contract/editor/editor'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { PLAIN_PICTURE, PLAIN_SOUND } from '@starnest/editor/edit/new-item'
import type { InjectOptions } from 'fastify'
import { vi } from 'vitest'
import { openFfmpeg } from '../../src/adapters/media/ffmpeg/open-ffmpeg.ts'
import type { FilmJob } from '../../src/ports/media/film-renderer.ts'
import { PLAIN_FILM } from '../ingest/scripted-engine.ts'
import { openTestHome, type Somebody, type TestHome } from '../test-home.ts'
import { addFamilyFilm } from './family-film.ts'

type Render = (job: FilmJob) => Promise<void>

/** A home with a queue, a grown-up and a child, in which films are cut together and none is really made. */
export class TestEditor {
  readonly home: TestHome
  /** The films that were asked for, and what the engine that makes them does next. */
  readonly ordered: FilmJob[]
  readonly #engine: { render: Render }

  private constructor(home: TestHome, ordered: FilmJob[], engine: { render: Render }) {
    this.home = home
    this.ordered = ordered
    this.#engine = engine
  }

  /** Opens one, with songs and stickers where they are given. */
  static async open(
    parts: Pick<NonNullable<Parameters<typeof openTestHome>[0]>, 'jam' | 'studio'> = {},
  ): Promise<TestEditor> {
    const ordered: FilmJob[] = []
    const engine = { render: writeFilm }
    const home = await openTestHome({
      ...{ hasQueue: true, ...parts },
      media: {
        ...openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }),
        renderFilm: async (job) => {
          ordered.push(job)
          await engine.render(job)
        },
      },
    })
    if (parts.jam) await home.slices.jam.start()
    await home.slices.editor.start()
    return new TestEditor(home, ordered, engine)
  }

  /** Forgets everything, and begins with a father and his daughter. */
  async clear(): Promise<{ dad: Somebody; mia: Somebody }> {
    await this.home.clear()
    this.ordered.length = 0
    this.#engine.render = writeFilm
    return {
      dad: await this.home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' }),
      mia: await this.home.addSomebody('G', { displayName: 'Mia' }),
    }
  }

  /** What the engine does with the films that are asked for from now on. */
  renderBy(render: Render): void {
    this.#engine.render = render
  }

  /** Asks the server as somebody. */
  call(who: Somebody, method: InjectOptions['method'], url: string, payload?: object) {
    return this.home.app.inject({
      method: method ?? 'GET',
      url,
      cookies: { [DEVICE_COOKIE]: who.deviceId },
      ...(payload && { payload }),
    })
  }

  /** A new project of somebody. */
  async begin(who: Somebody, name = 'Summer'): Promise<EditorProject> {
    const begun = await this.call(who, 'POST', '/api/editor/projects', { name })
    return editorProjectSchema.parse(begun.json())
  }

  /** The name of a film of the family that lasts a minute, whose title is for an age. */
  async addFilm(minimumAge = 0): Promise<string> {
    const facts = { ...PLAIN_FILM, durationSeconds: 60, audio: [] }
    return (await addFamilyFilm(this.home, { minimumAge, facts })).filename
  }

  /** Lists a film in a project. */
  async addAsset(who: Somebody, project: EditorProject, filename: string): Promise<EditorAsset> {
    const assets = `/api/editor/projects/${project.id}/assets`
    return (await this.call(who, 'POST', assets, { filename })).json()
  }

  /** Does commands on a revision of a project. */
  edit(
    who: Somebody,
    id: number,
    { revision, batch = randomUUID() }: { revision: number; batch?: string },
    ...commands: Command[]
  ) {
    const body = { revision, batch, commands }
    return this.call(who, 'POST', `/api/editor/projects/${id}/commands`, body)
  }

  /** Has a film made of a project, and waits until it is there or has failed. */
  async makeFilm(who: Somebody, { id: projectId }: EditorProject): Promise<EditorExport> {
    const settings = { shortSidePx: 480, framesPerSecond: 30 }
    const path = `/api/editor/projects/${projectId}/export`
    const asked = await this.call(who, 'POST', path, settings)
    const { id } = editorExportSchema.parse(asked.json())
    return vi.waitFor(async () => {
      const film = await this.filmOf(who, id)
      if (film.state === 'queued' || film.state === 'running') throw new Error('not yet')
      return film
    })
  }

  /** How such a film stands. */
  async filmOf(who: Somebody, id: number): Promise<EditorExport> {
    return (await this.call(who, 'GET', `/api/editor/exports/${id}`)).json()
  }

  /** A project with a film on its timeline. */
  async cut(who: Somebody) {
    const project = await this.begin(who)
    const filename = await this.addFilm()
    const asset = await this.addAsset(who, project, filename)
    const item = itemOf(asset.id)
    await this.edit(who, project.id, { revision: 0 }, { kind: 'add', items: [item] })
    return { project, asset, item, filename }
  }
}

/** An item of five seconds of an asset. */
export const itemOf = (assetId: number, fields: Partial<Item> = {}): Item => ({
  ...{ id: randomUUID(), assetId, trackType: 'video', layer: 0, startTime: 0, duration: 5000 },
  ...{ sourceStart: 0, speed: 1, transition: null, text: null },
  ...{ sound: PLAIN_SOUND, picture: PLAIN_PICTURE, ...fields },
})

async function writeFilm({ intoFile }: FilmJob): Promise<void> {
  await mkdir(dirname(intoFile), { recursive: true })
  await writeFile(intoFile, 'a film')
}
