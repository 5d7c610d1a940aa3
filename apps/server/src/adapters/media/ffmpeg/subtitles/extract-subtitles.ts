import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ForeignText } from '../../../../ports/foreign-text.ts'
import {
  type CaptionFile,
  type ExaminedJob,
  MediaError,
  type SubtitleTrack,
} from '../../../../ports/media.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { languageName } from '../source/probe-values.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { convertSubtitles } from './convert-subtitles.ts'

/** Most tracks that a film keeps. */
const MAX_TRACKS = 40

/** Bytes that all of them may have together. */
const MAX_FOLDER_BYTES = 100 * 1024 ** 2

/** Seconds that a second of film may take: the file is read to its end. */
const EXTRACT_SECONDS = 0.2

/** Writes every text track of a film as WebVTT; a track without a caption is left out.
 *  @throws MediaError */
export async function extractSubtitles(
  program: string,
  job: ExaminedJob & { readonly intoFolder: string },
  foreignText: ForeignText,
): Promise<CaptionFile[]> {
  const { intoFolder: folder, signal, examination } = job
  const tracks = named(examination.subtitles.filter(({ isText }) => isText).slice(0, MAX_TRACKS))
  if (tracks.length === 0) return []
  const programArguments = [
    ...[...QUIET, ...sourceArguments(job)],
    ...tracks.flatMap(({ track, file }) => {
      const output = ['-map_metadata', '-1', '-f', 'webvtt', rawName(file)]
      return ['-map', `0:${track.index}`, '-c:s', 'webvtt', ...output]
    }),
  ]
  await runProgram(program, programArguments, {
    ...limitsFor(examination.durationSeconds, EXTRACT_SECONDS),
    ...{ folder, signal, maxFolderBytes: MAX_FOLDER_BYTES },
  })
  const written: CaptionFile[] = []
  for (const { track, file, language, label } of tracks) {
    if (!(await cleaned({ folder, file, foreignText }))) continue
    written.push({ file, language, label, ...(track.kind && { kind: track.kind }) })
  }
  return written
}

const rawName = (file: string) => `raw-${file}`

type Cleaning = { folder: string; file: string; foreignText: ForeignText }

/** Writes a track anew without markup; false when nothing is left of it. */
async function cleaned({ folder, file, foreignText }: Cleaning): Promise<boolean> {
  const raw = join(folder, rawName(file))
  try {
    await writeFile(`${raw}.clean`, await convertSubtitles({ sourcePath: raw }, foreignText))
    await rename(`${raw}.clean`, join(folder, file))
    return (await stat(join(folder, file))).size > 0
  } catch (error) {
    if (error instanceof MediaError) return false
    throw error
  } finally {
    await rm(raw, { force: true })
  }
}

/** Gives each track a language of its own and a label. */
function named(tracks: readonly SubtitleTrack[]) {
  const taken = new Set<string>()
  return tracks.map((track) => {
    const said = track.language ?? 'und'
    let language = said
    for (let nth = 2; taken.has(language); nth++) language = `${said}-track${nth}`
    taken.add(language)
    const label = track.label ?? (track.language ? languageName(said) : 'Subtitles')
    return { track, language, label, file: `captions.${language}.vtt` }
  })
}
