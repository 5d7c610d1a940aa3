import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Picture } from '@starnest/film-kit/film/film-set'
import type { MouthEnvelope } from '@starnest/film-kit/film/player'
import { programError } from '../program.ts'
import { exists, madeOnce, pieceKey } from '../workbench.ts'
import type { ShotFacts } from './page.ts'
import type { Progress } from './progress.ts'
import type { OpenStudio } from './studio-browser.ts'

/** Tags of the colours that the kit's I420 frames have. */
export const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

/** Settings that belong to a single shot; in the code of the film they count for that shot only. */
const SHOT_SETTINGS = /\b(seconds|fadeIn|fadeOut|lens|shadowSpan):[\d.]+/g

/** Names of the shots' videos: a shot is drawn again only when its own staging, the code that all
 *  shots share, the picture's size or a mouth in it has changed. */
export function shotFiles(
  build: string,
  {
    code,
    shots,
    picture,
    envelopes,
  }: { code: string; shots: ShotFacts[]; picture: Picture; envelopes: MouthEnvelope[] },
): string[] {
  const shared = shots
    .reduce((rest, shot) => rest.replace(shot.source, ''), code)
    .replaceAll(SHOT_SETTINGS, '')
  let start = 0
  return shots.map((shot) => {
    const mouths = /\btalk\b/.test(shot.source)
      ? mouthsIn(envelopes, start, shot.frames / picture.fps)
      : []
    start += shot.frames / picture.fps
    const key = pieceKey(shared, shot.source, shot.settings, picture, mouths)
    return path.join(build, 'shots', `${shot.name}-${key}.mp4`)
  })
}

function mouthsIn(envelopes: MouthEnvelope[], start: number, seconds: number) {
  return envelopes
    .map((line) => ({ ...line, at: Math.round((line.at - start) * 1000) }))
    .filter(({ at }) => at > -15_000 && at < seconds * 1000)
}

/** Draws the shots that have no video yet, each into a nearly lossless file. */
export async function renderShots(
  studio: OpenStudio,
  files: readonly string[],
  shots: readonly ShotFacts[],
  {
    picture,
    progress,
    drawn,
  }: {
    picture: Picture
    progress: Progress
    /** Called when a shot's file is whole, with the seconds it took. */
    drawn: (file: string, seconds: number) => Promise<void>
  },
): Promise<void> {
  for (const [index, shot] of shots.entries()) {
    const file = files[index]
    if (!file) throw new Error(`Shot ${shot.name} has no file name`)
    if (await exists(file)) {
      progress.skip(shot.name, shot.frames)
      continue
    }
    const started = performance.now()
    await madeOnce(file, async (unfinished) => {
      const encoder = startEncoder(unfinished, picture)
      await studio.renderShot(index, 0, shot.frames, async (chunks) => {
        for (const chunk of chunks) await encoder.write(chunk)
        progress.frame(shot.name)
      })
      await encoder.finish()
    })
    await drawn(file, (performance.now() - started) / 1000)
  }
}

function startEncoder(file: string, { width, height, fps }: Picture) {
  const encoder = spawn(
    'ffmpeg',
    [
      ...[
        '-v',
        'error',
        '-y',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'yuv420p',
        '-color_range',
        'tv',
        ...BT709,
      ],
      ...['-s', `${width}x${height}`, '-r', String(fps), '-i', '-'],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '12', '-bf', '0', ...BT709, file],
    ],
    { stdio: ['pipe', 'inherit', 'pipe'] },
  )
  const closed = once(encoder, 'close')
  let messages = ''
  encoder.stderr.on('data', (chunk: Buffer) => {
    messages += chunk.toString()
  })
  // What ended the encoder is told when it has closed.
  encoder.stdin.on('error', () => {})
  return {
    async write(chunk: Buffer) {
      if (!encoder.stdin.write(chunk)) await Promise.race([once(encoder.stdin, 'drain'), closed])
    },
    async finish() {
      encoder.stdin.end()
      const [code] = await closed
      if (code !== 0) throw programError('ffmpeg', code, messages)
    },
  }
}
