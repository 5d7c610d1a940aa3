import { readFile, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { makeFilm } from '../../apps/server/test/files/made-film.ts'
import { travelRoughly } from '../../apps/server/test/files/rough-journey.ts'
import { RoughSender } from '../../apps/server/test/files/round-trip.ts'
import { startStarnest } from '../../tests/running-starnest.ts'
import type { Figure } from '../figure.ts'
import { forRun } from '../run/short-run.ts'
import { ANSWER_LIMIT_MS, WORK_LIMIT_MS, within } from '../run/waiting.ts'

const GIB = 1024 ** 3
const FILM_BYTES = forRun({ long: 5, short: 1 }) * GIB
/** Room that has to stay free on the disk besides the film. */
const SPARE_BYTES = 2 * GIB
const SAMPLE_EVERY_MS = 250
/** Source: design, "memory flat". What the server may hold more while a film comes. */
const MAX_GROWTH_MB = 150

/** Bytes of the film that is brought through twenty cuts and two kills. */
const ROUGH_BYTES = forRun({ long: 1, short: 0.25 }) * GIB

/** A film over a network that fails, and a larger one in one call. */
export async function measureUpload(): Promise<Figure[]> {
  return [...(await measureRoughly()), ...(await measureInOneCall())]
}

async function measureRoughly(): Promise<Figure[]> {
  const startedMs = performance.now()
  const journey = travelRoughly(ROUGH_BYTES)
  const { sent, stored, stops } = await within('film that came', WORK_LIMIT_MS, journey)
  if (sent.sha256 !== stored.sha256) throw new Error('the film that came is another one')
  return [
    {
      name: `Upload through ${stops.length} cuts, 2 kills: same SHA-256 after`,
      value: (performance.now() - startedMs) / 1000,
      unit: 's',
      better: 'smaller',
    },
  ]
}

/** One upload in one call to a server of its own: how much memory it takes meanwhile, how
 *  fast it comes, and how long the sender waits for its file after the last byte. */
async function measureInOneCall(): Promise<Figure[]> {
  const { bavail, bsize } = await statfs(tmpdir())
  if (bavail * bsize < FILM_BYTES + SPARE_BYTES) {
    console.log('upload is left out: the disk has no room for its film.')
    return []
  }
  const starnest = await within('server', ANSWER_LIMIT_MS, startStarnest())
  try {
    const film = makeFilm(FILM_BYTES)
    const sender = new RoughSender(film, () => starnest.origin)
    await sender.begin()
    const beforeMb = await residentMb(starnest.pid)
    let highestMb = beforeMb
    const timer = setInterval(async () => {
      highestMb = Math.max(highestMb, await residentMb(starnest.pid))
    }, SAMPLE_EVERY_MS)
    const startedMs = performance.now()
    const sending = sender.sendRest()
    const { status, waitedMs } = await within('end of the upload', WORK_LIMIT_MS, sending)
    const seconds = (performance.now() - startedMs) / 1000
    clearInterval(timer)
    if (status !== 204) throw new Error(`the upload was answered ${status}`)
    if ((await sender.file()).fileSize !== FILM_BYTES) throw new Error('the file is another one')
    return [
      {
        name: 'Upload in one call: memory that the server took more',
        value: highestMb - beforeMb,
        unit: 'MB',
        better: 'smaller',
        target: MAX_GROWTH_MB,
      },
      {
        name: 'Upload in one call: speed',
        value: FILM_BYTES / 1e6 / seconds,
        unit: 'MB/s',
        better: 'larger',
      },
      {
        name: 'Upload in one call: from its last byte to its file',
        value: waitedMs,
        unit: 'ms',
        better: 'smaller',
      },
    ]
  } finally {
    await starnest.stop()
  }
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000
}
