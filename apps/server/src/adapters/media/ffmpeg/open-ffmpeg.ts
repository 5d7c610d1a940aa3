import { type Media, MediaError } from '../../../ports/media.ts'
import { extractPreviews } from './extract-previews.ts'
import { probeFilm } from './probe.ts'
import { remuxToHls } from './remux-to-hls.ts'
import { runProgram } from './run-program.ts'

const VERSION_LIMIT_MS = 10_000

/** How long a program that was there is taken to be there still. */
const VERSION_REMEMBERED_MS = 60_000

const MISSING =
  'ffmpeg was not found, so films play directly, without adaptive streams and seek pictures: ' +
  'install it, or name it in FFMPEG_PATH and FFPROBE_PATH.'

/** The programs to run: names looked up in PATH, or paths. */
export type FfmpegPrograms = { readonly ffmpegPath: string; readonly ffprobePath: string }

/** Media work by ffmpeg and ffprobe as child processes, one for each call. Nothing is started
 *  here, and a missing program shows only when it is asked for. `rememberedMs`: how long a found
 *  version is given again. */
export function openFfmpeg(
  { ffmpegPath, ffprobePath }: FfmpegPrograms,
  rememberedMs = VERSION_REMEMBERED_MS,
): Media {
  let found: { version: string; untilMs: number } | undefined
  const version = async () => {
    if (found && performance.now() < found.untilMs) return found.version
    const installed = await versionOf({ ffmpegPath, ffprobePath })
    found = installed
      ? { version: installed, untilMs: performance.now() + rememberedMs }
      : undefined
    return installed
  }
  return {
    version,
    probe: (job) => probeFilm(ffprobePath, job),
    remuxToHls: async (job) =>
      remuxToHls(ffmpegPath, { ...job, facts: await probeFilm(ffprobePath, job) }),
    extractPreviews: (job) => extractPreviews(ffmpegPath, job),
    async health() {
      const installed = await version()
      if (installed === undefined) return { state: 'degraded', detail: MISSING }
      return { state: 'ok', detail: `ffmpeg ${installed}` }
    },
  }
}

async function versionOf({ ffmpegPath, ffprobePath }: FfmpegPrograms): Promise<string | undefined> {
  try {
    const limits = { timeLimitMs: VERSION_LIMIT_MS }
    const said = await runProgram(ffmpegPath, ['-version'], limits)
    await runProgram(ffprobePath, ['-version'], limits)
    return /^ffmpeg version (\S+)/.exec(said)?.[1]
  } catch (error) {
    if (error instanceof MediaError) return undefined
    throw error
  }
}
