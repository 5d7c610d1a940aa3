import type { ForeignText } from '../../../ports/language/foreign-text.ts'
import type { Media } from '../../../ports/media/media.ts'
import { MediaError } from '../../../ports/media/media-error.ts'
import { openForeignText } from '../../foreign-text/open-foreign-text.ts'
import { type Engine, engineHealth, readVersion } from './engine-health.ts'
import { makeProxy } from './film/make-proxy.ts'
import { renderFilm } from './film/render-film.ts'
import { remuxToHls } from './hls/remux-to-hls.ts'
import { encodeLadder } from './ladder/encode-ladder.ts'
import { type Encoder, findEncoder } from './ladder/encoders.ts'
import { assertCanToneMap } from './ladder/picture-filters.ts'
import { extractPosters, makePicture } from './pictures/extract-posters.ts'
import { extractPreviews } from './pictures/extract-previews.ts'
import { makeThumbnail } from './pictures/make-thumbnail.ts'
import { runProgram } from './run-program.ts'
import { encodeSound } from './sound/encode-sound.ts'
import { filmTake } from './sound/film-take.ts'
import { fingerprintSound, listsFingerprints } from './sound/fingerprint-sound.ts'
import { makeWaveform } from './sound/make-waveform.ts'
import { measureLoudness } from './sound/measure-loudness.ts'
import { examine, type FfmpegPrograms } from './source/examine.ts'
import { convertSubtitles } from './subtitles/convert-subtitles.ts'
import { extractSubtitles } from './subtitles/extract-subtitles.ts'

const VERSION_LIMIT_MS = 10_000

/** How long a program that was found is assumed to be installed still. */
const VERSION_REMEMBERED_MS = 60_000

type FfmpegOptions = { rememberedMs?: number; foreignText?: ForeignText }

/** Media work by ffmpeg and ffprobe as child processes, one for each call; the programs are names
 *  looked up in PATH, or paths. Nothing is started here, and a missing program shows only when it
 *  is asked for. `rememberedMs`: how long a found version is given again. `foreignText`: where what
 *  files say of themselves is read. */
export function openFfmpeg(
  programs: FfmpegPrograms,
  { rememberedMs = VERSION_REMEMBERED_MS, foreignText = openForeignText() }: FfmpegOptions = {},
): Media {
  const { ffmpegPath } = programs
  let found: (Engine & { untilMs: number }) | undefined
  const engine = async (): Promise<Engine | undefined> => {
    if (found && performance.now() < found.untilMs) return found
    const installed = await engineOf(programs)
    found = installed && { ...installed, untilMs: performance.now() + rememberedMs }
    return installed
  }
  // Which encoder works is found out once: a machine does not change while it runs.
  let encoder: Encoder | undefined
  return {
    version: async () => (await engine())?.version,
    examine: (job) => examine(programs, job, foreignText),
    remuxToHls: (job) => remuxToHls(programs, job),
    async encodeLadder(job) {
      encoder ??= await findEncoder(ffmpegPath)
      return encodeLadder(programs, { ...job, encoder })
    },
    extractPreviews: (job) => extractPreviews(ffmpegPath, job),
    extractPosters: (job) => extractPosters(ffmpegPath, job),
    makePicture: (job) => makePicture(ffmpegPath, job),
    makeThumbnail: (job) => makeThumbnail(ffmpegPath, job),
    extractSubtitles: (job) => extractSubtitles(ffmpegPath, job, foreignText),
    convertSubtitles: (job) => convertSubtitles(job, foreignText),
    measureLoudness: (job) => measureLoudness(ffmpegPath, job),
    makeWaveform: (job) => makeWaveform(ffmpegPath, job),
    canFingerprint: async () => (await engine())?.hasFingerprints ?? false,
    fingerprintSound: (job) => fingerprintSound(ffmpegPath, job),
    encodeSound: (job) => encodeSound(ffmpegPath, job),
    async makeProxy(job) {
      encoder ??= await findEncoder(ffmpegPath)
      return makeProxy(ffmpegPath, { ...job, encoder })
    },
    filmTake: (job) => filmTake(ffmpegPath, job),
    async renderFilm(job) {
      if (job.plan.sources.some(({ video }) => video?.isHdr)) await assertCanToneMap(ffmpegPath)
      return renderFilm(ffmpegPath, job)
    },
    health: async () => engineHealth(await engine()),
  }
}

/** undefined: it is not installed. */
async function engineOf({ ffmpegPath, ffprobePath }: FfmpegPrograms): Promise<Engine | undefined> {
  const said = await printedBy(ffmpegPath, ['-version'])
  const version = said === undefined ? undefined : readVersion(said)
  const hasProbe = (await printedBy(ffprobePath, ['-version'])) !== undefined
  if (version === undefined || !hasProbe) return undefined
  const muxers = await printedBy(ffmpegPath, ['-hide_banner', '-muxers'])
  return { version, hasFingerprints: listsFingerprints(muxers ?? '') }
}

/** What a program says of itself; undefined: it cannot be run. */
async function printedBy(program: string, asked: readonly string[]): Promise<string | undefined> {
  try {
    return await runProgram(program, asked, { timeLimitMs: VERSION_LIMIT_MS })
  } catch (error) {
    if (error instanceof MediaError) return undefined
    throw error
  }
}
