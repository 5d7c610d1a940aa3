import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FilmManifest } from '../../src/film-manifest.ts'
import { goldenSource, writeGolden } from '../picture/golden.ts'
import { writeKeyArt } from '../picture/key-art.ts'
import { launchStudioBrowser, openStudioBrowser } from '../picture/studio-browser.ts'
import { AAC_CODEC, avcCodec, videoLevel } from '../probe.ts'
import { findClearParts } from '../record/clear-parts.ts'
import { readFilmJson } from '../record/film-json.ts'
import { codeBefore, codeOf, recordFilm, recordOf } from '../record/record-film.ts'
import { webVtt } from '../sound/captions.ts'
import { mixSound } from '../sound/mix.ts'
import type { Workbench } from '../workbench.ts'
import { writeFilm } from './encode.ts'
import { loadFilm, loadTrailer } from './load-script.ts'
import { makeTrailer, planTrailer } from './make-trailer.ts'
import { drawReel, type Reel } from './reel.ts'

/** A film's picture, and that of a draft: a quarter of the pixels, a third of the time. */
export const FULL = { width: 1280, height: 720, fps: 24 }
const DRAFT = { width: 640, height: 360, fps: 24 }

type Print = (line: string) => void

/** Makes one film from its script: speech, frames, sound, video, captions, key art, trailer and, last
 *  of all, film.json. Each file replaces an older one only when it is whole. */
export async function makeFilm(bench: Workbench, print: Print): Promise<void> {
  const { script, about } = await loadFilm(bench.script)
  // Taken first: whoever edits the kit during a long render makes the film stale.
  const code = await codeOf(bench)
  const trailer = await loadTrailer(bench.folder)
  const planned = trailer && (await planTrailer(bench, trailer, script.shots))
  const browser = await launchStudioBrowser()
  try {
    const golden = await goldenSource(bench, browser.version)
    const studio = await browser.open(bench, script)
    const reel = await drawReel(bench, script, studio, { picture: FULL, print })
    const video = path.join(bench.folder, 'film.mp4')
    const sound = await mixSound(script.sound, reel.spoken, bench.build, reel.seconds)
    await writeFilm(
      video,
      reel.shots.map((shot) => shot.file),
      sound,
      { build: bench.build, fps: FULL.fps },
    )
    await writeCaptions(path.join(bench.folder, 'captions.en.vtt'), reel)
    const manifest: FilmManifest = {
      ...about,
      durationSeconds: Number(reel.seconds.toFixed(3)),
      width: FULL.width,
      height: FULL.height,
      framesPerSecond: FULL.fps,
      codecs: { video: avcCodec(await videoLevel(video)), audio: AAC_CODEC },
      files: filesOf(reel.spoken.length > 0),
      pictures: await writeKeyArt(studio, bench.folder),
      ...(trailer && planned
        ? { trailer: await makeTrailer(bench, trailer, { planned, reel }) }
        : {}),
      ...(reel.renderSeconds > 0 ? { renderSeconds: Math.round(reel.renderSeconds) } : {}),
      sourceHash: code.source,
    }
    await studio.close()
    await writeGolden(bench, browser)
    const clear = await findClearParts(bench, browser)
    await recordFilm(bench, manifest, { code, golden, clear })
    print(`${bench.slug}  done: ${reel.seconds.toFixed(1)} s`)
  } finally {
    await browser.close()
  }
}

/** Makes a film of a quarter of the pixels with its sound, in the build folder. */
export async function makeDraft(bench: Workbench, print: Print): Promise<void> {
  const { script } = await loadFilm(bench.script)
  const studio = await openStudioBrowser(bench, script)
  try {
    const reel = await drawReel(bench, script, studio, { picture: DRAFT, print })
    const sound = await mixSound(script.sound, reel.spoken, bench.build, reel.seconds)
    const video = path.join(bench.build, 'draft.mp4')
    const shots = reel.shots.map((shot) => shot.file)
    await writeFilm(video, shots, sound, { build: bench.build, fps: DRAFT.fps })
    print(`${bench.slug}  draft in ${video}`)
  } finally {
    await studio.close()
  }
}

/** Draws poster, backdrop, logo and golden frames again and leaves the film as it is. A film that was never
 *  rendered gets its pictures and no film.json. */
export async function remakeKeyArt(bench: Workbench): Promise<void> {
  const { script } = await loadFilm(bench.script)
  const browser = await launchStudioBrowser()
  try {
    const golden = await goldenSource(bench, browser.version)
    const studio = await browser.open(bench, script)
    const pictures = await writeKeyArt(studio, bench.folder)
    await studio.close()
    await writeGolden(bench, browser)
    const film = await readFilmJson(bench.folder)
    if (!film) return
    const clear = await findClearParts(bench, browser)
    await recordFilm(bench, { ...film, pictures }, { code: codeBefore(film), golden, clear })
  } finally {
    await browser.close()
  }
}

/** Cuts the trailer again from shots that are drawn, and leaves the film as it is. */
export async function remakeTrailer(bench: Workbench, print: Print): Promise<void> {
  const { script } = await loadFilm(bench.script)
  const trailer = await loadTrailer(bench.folder)
  const film = await readFilmJson(bench.folder)
  if (!trailer || !film) throw new Error('only a rendered film with a trailer.ts has a trailer')
  const { madeFrom, trailerSource } = await codeOf(bench)
  const planned = await planTrailer(bench, trailer, script.shots)
  const browser = await launchStudioBrowser()
  try {
    const studio = await browser.open(bench, script)
    const reel = await drawReel(bench, script, studio, { picture: FULL, print })
    await studio.close()
    const cut = await makeTrailer(bench, trailer, { planned, reel })
    const before = codeBefore(film)
    const code = {
      source: before.source,
      trailerSource,
      madeFrom: { ...madeFrom, film: before.madeFrom.film },
    }
    const { golden } = recordOf(film)
    const clear = await findClearParts(bench, browser)
    await recordFilm(bench, { ...film, trailer: cut }, { code, golden, clear })
  } finally {
    await browser.close()
  }
}

/** Whether film.json was made from the script and kit as they are now. */
export async function isFresh(bench: Workbench): Promise<boolean> {
  const film = await readFilmJson(bench.folder)
  const { source, trailerSource } = await codeOf(bench)
  return film?.sourceHash === source && film.trailer?.sourceHash === trailerSource
}

const CAPTIONS = { language: 'en', label: 'English', file: 'captions.en.vtt' }

const filesOf = (captioned: boolean): FilmManifest['files'] => ({
  video: 'film.mp4',
  poster: 'poster.webp',
  backdrop: 'backdrop.webp',
  captions: captioned ? [CAPTIONS] : [],
})

async function writeCaptions(file: string, { spoken, seconds }: Reel): Promise<void> {
  if (spoken.length > 0) await writeFile(file, webVtt(spoken, seconds))
}
