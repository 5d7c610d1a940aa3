import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What a test wants of its film; everything else is as the product's films are. */
export type TinyFilm = {
  seconds: number
  size?: string
  framesPerSecond?: number
  keyFrameEverySeconds?: number
  isSilent?: boolean
  videoCodec?: 'libx264' | 'mpeg4'
}

/** Draws a small film with moving bars and a tone: H.264 and AAC in an MP4. */
export async function makeTinyFilm(path: string, film: TinyFilm): Promise<void> {
  const { seconds, size = '192x108', framesPerSecond = 24, keyFrameEverySeconds = 2 } = film
  const picture = `testsrc2=size=${size}:rate=${framesPerSecond}:duration=${seconds}`
  const keyFrames = String(framesPerSecond * keyFrameEverySeconds)
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`]
  const codec = film.videoCodec ?? 'libx264'
  await promisify(execFile)('ffmpeg', [
    ...['-nostdin', '-loglevel', 'error', '-y', '-f', 'lavfi', '-i', picture],
    ...(film.isSilent ? [] : sound),
    ...['-c:v', codec, '-pix_fmt', 'yuv420p', '-g', keyFrames, '-keyint_min', keyFrames],
    ...(codec === 'libx264' ? ['-preset', 'veryfast', '-sc_threshold', '0', '-bf', '2'] : []),
    ...['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', path],
  ])
}
