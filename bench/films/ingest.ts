import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type TempFile, tempFileSchema } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { launchChromium } from '../../tests/browser.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { bareFirstFrameMs } from '../run/cost/first-frame.ts'
import { ANSWER_LIMIT_MS, WORK_LIMIT_MS, within } from '../run/waiting.ts'

const UPLOADS = 10
/** Source: design, "Numbers we hold ourselves to". */
const TITLE_TARGET_MS = 700
const FIRST_FRAME_TARGET_MS = 900

/** A film of a minute as a telephone makes it: 720p, H.264 and AAC in an MP4. */
async function makeFilm(path: string): Promise<void> {
  await promisify(execFile)('ffmpeg', [
    ...['-nostdin', '-loglevel', 'error', '-y'],
    ...['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=30:duration=60'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000:duration=60'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '60'],
    ...['-c:a', 'aac', '-b:a', '64k', path],
  ])
}

/** The same film with other bytes: an empty box at its end that players pass over. Else it would be
 *  known already. */
function madeUnlike(film: Buffer): Buffer {
  const box = Buffer.alloc(24)
  box.writeUInt32BE(24)
  box.write('free', 4)
  randomBytes(16).copy(box, 8)
  return Buffer.concat([film, box])
}

async function upload(origin: string, body: FormData): Promise<TempFile> {
  const answer = await fetch(`${origin}${UPLOAD_ROUTES.upload.path}`, {
    method: 'POST',
    body,
    headers: { origin },
  })
  return tempFileSchema.parse(await answer.json())
}

/** From the moment when a browser begins to send a film until it is a title, and until its first
 *  frame is on the screen. Sending itself is part of it: on one machine, some hundredths of a second. */
export async function measureIngest(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-bench-ingest-'))
  const starnest = await within('server', WORK_LIMIT_MS, startPreparedStarnest())
  const browser = await launchChromium()
  try {
    await makeFilm(join(folder, 'film.mp4'))
    const film = await readFile(join(folder, 'film.mp4'))
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${starnest.origin}/api/health`)
    const titles: number[] = []
    const frames: number[] = []
    for (let index = 0; index < UPLOADS; index++) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(madeUnlike(film))]), `film-${index}.mp4`)
      const startedMs = performance.now()
      const file = await within('uploaded film', ANSWER_LIMIT_MS, upload(starnest.origin, form))
      const tookMs = performance.now() - startedMs
      if (file.titleId === null) throw new Error('the film is no title when its upload ends')
      titles.push(tookMs)
      frames.push(tookMs + (await bareFirstFrameMs(page, file.storageUrl)))
    }
    const figure = (name: string, samples: number[], target: number): Figure => ({
      name,
      value: percentile(samples, 0.95),
      unit: 'ms',
      better: 'smaller',
      target,
    })
    return [
      figure('upload of a minute of 720p → title, p95', titles, TITLE_TARGET_MS),
      figure('upload of a minute of 720p → first frame, p95', frames, FIRST_FRAME_TARGET_MS),
    ]
  } finally {
    await browser.close()
    await starnest.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
