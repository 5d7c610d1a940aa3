import { chmod, writeFile } from 'node:fs/promises'

/** Writes a program that is ffmpeg, but repackages no faster than `rate` times as fast as a film
 *  plays, so that tests can watch it grow. */
export async function writeSlowFfmpeg(path: string, rate: number): Promise<void> {
  const lines = [
    '#!/bin/sh',
    'case "$*" in',
    `  *"-f hls"*) exec ffmpeg -readrate ${rate} "$@" ;;`,
    '  *) exec ffmpeg "$@" ;;',
    'esac',
  ]
  await writeFile(path, `${lines.join('\n')}\n`)
  await chmod(path, 0o755)
}
