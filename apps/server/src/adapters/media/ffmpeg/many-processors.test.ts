import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examined } from '../../../../test/media/examined.ts'
import { generated, runBareFfmpeg } from '../../../../test/media/make-media.ts'
import { openFfmpeg } from './open-ffmpeg.ts'

/** Threads of the processors of a large server. */
const PROCESSORS = 256

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-processors-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a machine with many processors', () => {
  it('makes renditions and pictures within the address space of a run', async () => {
    const ffmpegPath = join(folder, 'ffmpeg')
    const script = `#!/bin/sh\nexec ffmpeg -cpucount ${PROCESSORS} "$@"\n`
    await writeFile(ffmpegPath, script, { mode: 0o755 })
    const sourcePath = join(folder, 'film.mp4')
    await runBareFfmpeg(
      ...generated('testsrc2=size=1920x1080:rate=6:duration=1'),
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', sourcePath],
    )
    const media = openFfmpeg({ ffmpegPath, ffprobePath: 'ffprobe' })
    const job = await examined(media, { sourcePath })
    const intoFolder = (name: string) => mkdtemp(join(folder, `${name}-`))
    const { renditions } = await media.encodeLadder({ ...job, intoFolder: await intoFolder('hls') })
    expect(renditions.length).toBeGreaterThan(2)
    const posters = await media.extractPosters({ ...job, intoFolder: await intoFolder('posters') })
    expect(posters.length).toBeGreaterThan(0)
  })
})
