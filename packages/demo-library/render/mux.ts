import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BT709 } from './picture/shot-videos.ts'
import { ffmpeg } from './program.ts'

/** Every 2 s a closed group of pictures starts, so that a stream can be cut there without encoding
 *  it again; level 3.1 with few reference frames plays on old televisions too. */
const X264 = [
  ...['-c:v', 'libx264', '-preset', 'medium', '-crf', '26', '-tune', 'animation'],
  ...['-profile:v', 'high', '-level:v', '3.1', '-pix_fmt', 'yuv420p'],
  ...['-x264-params', 'aq-mode=3:ref=4:bframes=4:keyint=48:min-keyint=48:scenecut=0:open-gop=0'],
]

/** Encodes the shots, one after the other, and the sound into one MP4 that starts at once. */
export async function writeFilm(
  file: string,
  shots: readonly string[],
  sound: string,
  { build, fps }: { build: string; fps: number },
): Promise<void> {
  const list = path.join(build, 'shots.txt')
  await writeFile(list, shots.map((shot) => `file '${shot}'\n`).join(''))
  await ffmpeg(
    ...['-f', 'concat', '-safe', '0', '-i', list, '-i', sound],
    ...['-map', '0:v', '-map', '1:a', '-r', String(fps), '-fps_mode', 'cfr'],
    ...X264,
    ...BT709,
    ...['-color_range', 'tv', '-c:a', 'aac', '-b:a', '112k', '-ar', '48000', '-ac', '2'],
    ...['-shortest', '-map_metadata', '-1', '-movflags', '+faststart', file],
  )
}
