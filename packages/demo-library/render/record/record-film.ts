import path from 'node:path'
import type { FilmManifest } from '../../src/film-manifest.ts'
import type { FilmRecord, GoldenSource, VideoFacts } from '../../src/film-record.ts'
import { loadFilm, trailerFile } from '../make/load-script.ts'
import {
  madeFromHash,
  sourceHash,
  trailerMadeFromHash,
  trailerSourceHash,
} from '../picture/bundle.ts'
import { drawGolden, goldenFile, goldenSource, looksLike } from '../picture/golden.ts'
import { launchStudioBrowser, type StudioBrowser } from '../picture/studio-browser.ts'
import { exists, type Workbench } from '../workbench.ts'
import { type ClearParts, findClearParts } from './clear-parts.ts'
import { type ReadFilm, readFilmJson, writeFilmJson } from './film-json.ts'
import { madeFiles } from './made-files.ts'
import { ffmpegVersion, measureVideo } from './measure-video.ts'

/** Hashes of a film's code as it is now: `source` with what about.ts says, `madeFrom` without. */
export type FilmCode = {
  source: string
  trailerSource: string | undefined
  madeFrom: FilmRecord['code']
}

/** Takes the hashes of a film's code. */
export async function codeOf(bench: Workbench): Promise<FilmCode> {
  const trailer = trailerFile(bench.folder)
  const hasTrailer = await exists(trailer)
  const film = await madeFromHash(bench.script)
  return {
    source: await sourceHash(bench.script),
    trailerSource: hasTrailer ? await trailerSourceHash(bench.script, trailer) : undefined,
    madeFrom: hasTrailer
      ? { film, trailer: await trailerMadeFromHash(bench.script, trailer) }
      : { film },
  }
}

/** Writes film.json for the files that lie in a film's folder: hashes them, and measures the videos
 *  whose hash or whose ffmpeg is another than in the record before. */
export async function recordFilm(
  bench: Workbench,
  manifest: FilmManifest,
  { code, golden, clear }: { code: FilmCode; golden: GoldenSource; clear: ClearParts },
): Promise<void> {
  const before = (await readFilmJson(bench.folder))?.record
  const files = await madeFiles(bench.folder)
  const measuredWith = await ffmpegVersion()
  const videos: Record<string, VideoFacts> = {}
  for (const name of Object.keys(files).filter((file) => file.endsWith('.mp4'))) {
    const known = before?.measuredWith === measuredWith && before.files[name] === files[name]
    videos[name] =
      (known ? before.videos[name] : undefined) ??
      (await measureVideo(path.join(bench.folder, name)))
  }
  const { trailer } = manifest
  await writeFilmJson(bench.folder, {
    ...manifest,
    sourceHash: code.source,
    clear: clear.film,
    ...(trailer && {
      trailer: { ...trailer, clear: clear.trailer, sourceHash: code.trailerSource ?? '' },
    }),
    record: { code: code.madeFrom, files, measuredWith, videos, golden },
  })
}

/** Whether a film's files were made from its script and kit as they are now, whatever its about.ts
 *  says. */
export async function isMadeFromThis(bench: Workbench): Promise<boolean> {
  const film = await readFilmJson(bench.folder)
  return film !== undefined && isMadeFrom(film, await codeOf(bench))
}

/** Hashes of the code that a film was made from when it was recorded last. */
export const codeBefore = (film: ReadFilm): FilmCode => ({
  source: film.sourceHash,
  trailerSource: film.trailer?.sourceHash,
  madeFrom: recordOf(film).code,
})

/** A film's record. @throws Error when it has none, or one of another version of this program. */
export function recordOf(film: ReadFilm | undefined): FilmRecord {
  if (!film?.record) throw new Error('its film.json has no record: start again with --record')
  return film.record
}

const isMadeFrom = ({ record, sourceHash: source, trailer }: ReadFilm, code: FilmCode): boolean =>
  record
    ? record.code.film === code.madeFrom.film && record.code.trailer === code.madeFrom.trailer
    : source === code.source && trailer?.sourceHash === code.trailerSource

/** Writes film.json again for a film whose pictures and sound are as they were: with what its
 *  about.ts says now, and with hashes and facts of this ffmpeg, three.js and browser.
 *  @throws Error when it was never rendered, its code has changed since, or a golden frame has. */
export async function recordAgain(bench: Workbench): Promise<void> {
  const film = await readFilmJson(bench.folder)
  if (!film) throw new Error('it was never rendered')
  const code = await codeOf(bench)
  if (!isMadeFrom(film, code)) {
    throw new Error('its pictures or its sound have changed since it was made: render it again')
  }
  const { about } = await loadFilm(bench.script)
  const { record, series: _, ...manifest } = film
  const browser = await launchStudioBrowser()
  try {
    const source = await goldenSource(bench, browser.version)
    const isSame = isSameGolden(record?.golden, source)
    if (!isSame) await expectGolden(bench, browser)
    const golden = (isSame && record?.golden) || source
    const clear = await findClearParts(bench, browser)
    await recordFilm(bench, { ...manifest, ...about }, { code, golden, clear })
  } finally {
    await browser.close()
  }
}

/** Whether golden frames were drawn with the same code, three.js and branch of the browser. */
export const isSameGolden = (one: GoldenSource | undefined, other: GoldenSource): boolean =>
  one?.code === other.code &&
  one.three === other.three &&
  branchOf(one.browser) === branchOf(other.browser)

/** A browser's version without its patch: on one branch Chromium mends faults and draws as before.
 *  Source: chromium.org, "Version Numbers". */
const branchOf = (browser: string) => browser.split('.').slice(0, 3).join('.')

async function expectGolden(bench: Workbench, browser: StudioBrowser): Promise<void> {
  for (const [index, frame] of (await drawGolden(bench, browser)).entries()) {
    if (await looksLike(goldenFile(bench, index), frame)) continue
    throw new Error(
      `golden frame ${index + 1} is drawn otherwise than it was judged: look at it, then --key-art`,
    )
  }
}
