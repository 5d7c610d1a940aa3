import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { framesOf } from '@starnest/film-kit/film/player'
import type { FilmManifest } from '../src/film-manifest.ts'
import { filmManifestSchema } from '../src/film-manifest.ts'
import { loadScript } from './load-script.ts'
import { writeFilm } from './mux.ts'
import { pictureCode, sourceHash } from './picture/bundle.ts'
import { printProgress } from './picture/progress.ts'
import { renderShots, shotFiles } from './picture/shot-videos.ts'
import { writeKeyArt } from './picture/stills.ts'
import { openStudioBrowser } from './picture/studio-browser.ts'
import { AAC_CODEC, avcCodec, probe } from './probe.ts'
import { webVtt } from './sound/captions.ts'
import { mixSound } from './sound/mix.ts'
import { mouthEnvelopes, speak } from './sound/speech.ts'
import type { Workbench } from './workbench.ts'

/** A film's picture, and that of a draft: a quarter of the pixels, a third of the time. */
const FULL = { width: 1280, height: 720, fps: 24 }
const DRAFT = { width: 640, height: 360, fps: 24 }

/** Makes one film from its script: speech, frames, sound, video, captions, key art, film.json. A
 *  draft goes to the build folder only, without key art. */
export async function makeFilm(
  bench: Workbench,
  options: { draft: boolean; print: (line: string) => void },
) {
  const { script, about } = await loadScript(bench.script)
  // Taken first: whoever edits the kit during a long render makes the film stale.
  const hash = await sourceHash(bench.script)
  const picture = options.draft ? DRAFT : FULL
  const frames = script.shots.reduce((sum, shot) => sum + framesOf(shot, picture.fps), 0)
  const seconds = frames / picture.fps
  const spoken = await speak(script.sound, bench.build, seconds)
  const envelopes = mouthEnvelopes(spoken, picture.fps)
  const studio = await openStudioBrowser(bench.script, script)
  try {
    const shots = await studio.open(picture, envelopes)
    const code = await pictureCode(bench.script)
    const files = shotFiles(bench.build, { code, shots, picture, envelopes })
    const progress = printProgress(bench.slug, frames, options.print)
    await renderShots(studio, files, shots, picture, progress)
    const sound = await mixSound(script.sound, spoken, bench.build, seconds)
    const folder = options.draft ? bench.build : bench.folder
    const video = path.join(folder, options.draft ? 'draft.mp4' : 'film.mp4')
    await writeFilm(video, files, sound, { build: bench.build, fps: picture.fps })
    if (spoken.length > 0) {
      await writeFile(path.join(folder, 'captions.en.vtt'), webVtt(spoken, seconds))
    }
    if (options.draft) {
      options.print(`${bench.slug}  draft in ${video}`)
      return
    }
    await writeKeyArt(studio, bench.folder)
    const manifest = await describe(about, bench, {
      seconds,
      picture,
      hash,
      captioned: spoken.length > 0,
    })
    await writeFile(path.join(folder, 'film.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    options.print(`${bench.slug}  done: ${seconds.toFixed(1)} s`)
  } finally {
    await studio.close()
  }
}

/** Draws poster and backdrop again and leaves the film as it is. */
export async function remakeKeyArt(bench: Workbench): Promise<void> {
  const { script } = await loadScript(bench.script)
  const studio = await openStudioBrowser(bench.script, script)
  try {
    await writeKeyArt(studio, bench.folder)
  } finally {
    await studio.close()
  }
}

/** Whether film.json was made from the script and kit as they are now. */
export async function isFresh(bench: Workbench): Promise<boolean> {
  try {
    const json = await readFile(path.join(bench.folder, 'film.json'), 'utf8')
    return (
      filmManifestSchema.parse(JSON.parse(json)).sourceHash === (await sourceHash(bench.script))
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

type Facts = { seconds: number; picture: typeof FULL; hash: string; captioned: boolean }

async function describe(
  about: Awaited<ReturnType<typeof loadScript>>['about'],
  bench: Workbench,
  { seconds, picture, hash, captioned }: Facts,
): Promise<FilmManifest> {
  const { streams } = await probe(path.join(bench.folder, 'film.mp4'))
  const level = streams.find((stream) => stream.codec_type === 'video')?.level
  if (!level) throw new Error('ffprobe gives no level for the film')
  const captions = captioned ? [{ language: 'en', label: 'English', file: 'captions.en.vtt' }] : []
  return filmManifestSchema.parse({
    ...about,
    durationSeconds: Number(seconds.toFixed(3)),
    width: picture.width,
    height: picture.height,
    framesPerSecond: picture.fps,
    codecs: { video: avcCodec(level), audio: AAC_CODEC },
    files: { video: 'film.mp4', poster: 'poster.webp', backdrop: 'backdrop.webp', captions },
    sourceHash: hash,
  })
}
