import type { MediaJob } from '../../../../../ports/media/media.ts'
import { MediaError } from '../../../../../ports/media/media-error.ts'
import type { SourceFormat } from '../../../../../ports/media/source-formats.ts'
import { measureDuration } from './measure-duration.ts'
import { longestOf, measureEnds } from './measure-ends.ts'
import type { ProbedAudio, ProbedVideo, ProbeReport } from './probe-report.ts'

/** Seconds that nothing may last. */
export const MAX_DURATION_SECONDS = 24 * 3600

/** Seconds after which a file may begin whose length says when it ends, not how long it lasts. */
const LATE_START_SECONDS = 1

/** Files that do not say how long they last, from which programs guess it by their first and last moments: of
 *  a DVD, whose clock begins anew within a film, that is wrong. */
const GUESSED: readonly SourceFormat[] = ['mpegps']

type Programs = { readonly ffmpegPath: string; readonly ffprobePath: string }

type DurationQuestion = {
  job: MediaJob
  report: ProbeReport
  picture?: ProbedVideo | undefined
  /** What is heard of it. */
  sounds: readonly ProbedAudio[]
}

/** How long a film is seen and heard: until the last of its picture and sound, not of its subtitles. What a
 *  file says of it may be old, or hold for a stream that is not in it any more. @throws MediaError `refused`
 *  when that is a day or longer */
export async function playedDuration(
  programs: Programs,
  question: DurationQuestion,
): Promise<number> {
  const seconds = await secondsOf(programs, question)
  if (seconds < MAX_DURATION_SECONDS) return seconds
  const problem = { code: 'lasts_too_long' } as const
  throw new MediaError('refused', 'It lasts, or says that it lasts, a day or longer.', { problem })
}

async function secondsOf(
  programs: Programs,
  { job, report, picture, sounds }: DurationQuestion,
): Promise<number> {
  const { format = 'mp4' } = job
  const { startSeconds, subtitles } = report
  const said = GUESSED.includes(format) ? undefined : saidDuration(report, picture)
  if (said === undefined) return measureDuration(programs.ffmpegPath, job, picture?.index)
  const isTold = format === 'mp4' && subtitles.length === 0 && startSeconds < LATE_START_SECONDS
  if (!picture || isTold) return said
  const measured = await measureEnds(programs.ffprobePath, job, said)
  const played = new Set([picture, ...sounds].map(({ index }) => index))
  const ownSeconds = measured && longestOf(measured, ({ index }) => played.has(index))
  return ownSeconds === undefined || ownSeconds <= 0 ? said : Math.min(said, ownSeconds)
}

const saidDuration = ({ durationSeconds, audios }: ProbeReport, picture: ProbedVideo | undefined) =>
  durationSeconds ?? picture?.duration ?? audios[0]?.duration
