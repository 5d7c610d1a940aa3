import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Clip,
  type FilmCraft,
  filmCraftSchema,
  type Portrait,
} from '@starnest/contract/studio/studio'
import {
  type DemoClip,
  type DemoFilm,
  listDemoClips,
  listDemoFilms,
  listPortraits,
  listStickers,
  type Sticker,
} from '@starnest/demo-library/library'
import { z } from 'zod'

/** How a film was made: its slug and what its script and film.json say. */
export type FilmMaking = {
  slug: string
  craft: FilmCraft
  frames: number
  drawingSeconds: number | null
}

/** What the studio ships besides films. `files`: what may be sent, by its path on the server. */
export type StudioLibrary = {
  clips: readonly Clip[]
  portraits: readonly Portrait[]
  art: readonly Art[]
  films: readonly FilmMaking[]
  files: ReadonlyMap<string, StudioFile>
}

/** A picture or a moving background for films of one's own. `address` finds its file; sizes are pixels. */
export type Art = {
  id: string
  kind: 'sticker' | 'background'
  name: string
  address: string
  url: string
  pictureUrl: string
  durationSeconds: number | null
  width: number | null
  height: number | null
  hasSound: boolean
}

/** A file on disk and the version in its address, which follows from its contents. */
export type StudioFile = { path: string; version: string }

/** A studio that has made nothing. */
export const EMPTY_STUDIO: StudioLibrary = {
  clips: [],
  portraits: [],
  art: [],
  films: [],
  files: new Map(),
}

const craftModule = z.object({ craft: filmCraftSchema })

/** Letters of a version: enough that two versions of one file never share it. */
const VERSION_LENGTH = 16

/** Reads what the demo library holds for the pages. What is not rendered yet is left out.
 *  @throws when a manifest or a craft.ts does not parse, or a file that is named is missing. */
export async function readStudioLibrary(): Promise<StudioLibrary> {
  const files = new Map<string, StudioFile>()
  const shelve = async (address: string, path: string) => {
    const version = await versionOf(path)
    files.set(address, { path, version })
    return `${address}?v=${version}`
  }
  const clips: Clip[] = []
  const art: Art[] = []
  for (const clip of await listDemoClips()) {
    const shelved = await clipOf(clip, shelve)
    clips.push(shelved)
    if (BACKGROUNDS.has(shelved.use)) art.push(backgroundOf(shelved, clip))
  }
  for (const sticker of await listStickers()) art.push(await stickerOf(sticker, shelve))
  const portraits: Portrait[] = []
  for (const { name, path } of await listPortraits()) {
    portraits.push({ name, url: await shelve(`/portraits/${basename(path)}`, path) })
  }
  const films = (await listDemoFilms()).filter(({ manifest }) => manifest.kind === 'film')
  return { clips, portraits, art, films: await Promise.all(films.map(makingOf)), files }
}

/** Clips that something can stand before. */
const BACKGROUNDS: ReadonlySet<Clip['use']> = new Set(['jam-background', 'party', 'page'])

function backgroundOf(clip: Clip, { manifest, videoPath }: DemoClip): Art {
  const { slug, title, videoUrl, stillUrl, durationSeconds } = clip
  return {
    ...{ id: `background/${slug}`, kind: 'background', name: title, durationSeconds },
    ...{ address: `/clips/${slug}/${basename(videoPath)}`, url: videoUrl, pictureUrl: stillUrl },
    ...{ width: null, height: null, hasSound: Boolean(manifest.codecs.audio) },
  }
}

async function stickerOf({ name, path, width, height }: Sticker, shelve: Shelve): Promise<Art> {
  const address = `/stickers/${basename(path)}`
  const url = await shelve(address, path)
  return {
    ...{
      id: `sticker/${name}`,
      kind: 'sticker',
      name: wordsOf(name),
      address,
      url,
      pictureUrl: url,
    },
    ...{ width, height, durationSeconds: null, hasSound: false },
  }
}

/** `lion-hello` as words. */
const wordsOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ')

type Shelve = (address: string, path: string) => Promise<string>

async function clipOf({ manifest, videoPath, stillPath }: DemoClip, shelve: Shelve): Promise<Clip> {
  const { slug, title, use, loop, durationSeconds } = manifest
  const address = (path: string) => shelve(`/clips/${slug}/${basename(path)}`, path)
  const [videoUrl, stillUrl] = [await address(videoPath), await address(stillPath)]
  return { slug, title, use, loop, durationSeconds, videoUrl, stillUrl }
}

async function makingOf({ folder, manifest }: DemoFilm): Promise<FilmMaking> {
  const module: unknown = await import(pathToFileURL(join(folder, 'craft.ts')).href)
  const { slug, durationSeconds, framesPerSecond, renderSeconds } = manifest
  return {
    slug,
    craft: craftModule.parse(module).craft,
    frames: Math.round(durationSeconds * framesPerSecond),
    drawingSeconds: renderSeconds ?? null,
  }
}

async function versionOf(path: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path))
  return hash.digest('base64url').slice(0, VERSION_LENGTH)
}
