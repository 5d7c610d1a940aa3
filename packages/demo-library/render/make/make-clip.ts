import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ClipManifest, clipManifestSchema } from '../../src/film-manifest.ts'
import { sourceHash } from '../picture/bundle.ts'
import { writeStill } from '../picture/key-art.ts'
import { openStudioBrowser } from '../picture/studio-browser.ts'
import { AAC_CODEC, avcCodec, videoLevel } from '../probe.ts'
import { mixSound } from '../sound/mix.ts'
import type { Workbench } from '../workbench.ts'
import { writeFilm } from './encode.ts'
import { loadClip } from './load-script.ts'
import { FULL } from './make-film.ts'
import { drawReel } from './reel.ts'

/** Makes one clip: film.mp4, still.webp and, last of all, clip.json. */
export async function makeClip(bench: Workbench, print: (line: string) => void): Promise<void> {
  const { script, about } = await loadClip(bench.script)
  const hash = await sourceHash(bench.script)
  const silent = script.sound.music.length === 0 && script.sound.effects.length === 0
  const studio = await openStudioBrowser(bench, script)
  try {
    const reel = await drawReel(bench, script, studio, { picture: FULL, print })
    const sound = silent
      ? undefined
      : await mixSound(script.sound, reel.spoken, bench.build, reel.seconds, { loop: about.loop })
    const video = path.join(bench.folder, 'film.mp4')
    const shots = reel.shots.map((shot) => shot.file)
    await writeFilm(video, shots, sound, { build: bench.build, fps: FULL.fps })
    await writeStill(studio, path.join(bench.folder, 'still.webp'), script)
    const manifest: ClipManifest = {
      ...about,
      durationSeconds: Number(reel.seconds.toFixed(3)),
      codecs: {
        video: avcCodec(await videoLevel(video)),
        ...(silent ? {} : { audio: AAC_CODEC }),
      },
      files: { video: 'film.mp4', still: 'still.webp' },
      sourceHash: hash,
    }
    const json = JSON.stringify(clipManifestSchema.parse(manifest), null, 2)
    await writeFile(path.join(bench.folder, 'clip.json'), `${json}\n`)
    print(`${bench.slug}  done: ${reel.seconds.toFixed(1)} s`)
  } finally {
    await studio.close()
  }
}

/** Whether clip.json was made from the script and kit as they are now. */
export async function isClipFresh(bench: Workbench): Promise<boolean> {
  try {
    const json = await readFile(path.join(bench.folder, 'clip.json'), 'utf8')
    return (
      clipManifestSchema.parse(JSON.parse(json)).sourceHash === (await sourceHash(bench.script))
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
