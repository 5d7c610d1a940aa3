import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ForeignText } from '../../../../ports/language/foreign-text.ts'
import type {
  CaptionFile,
  ConvertedSubtitles,
  ExaminedJob,
  SubtitleTrack,
} from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { languageName } from '../source/probing/probe-values.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { convertSubtitles } from './convert-subtitles.ts'

/** Most tracks that a film keeps. */
const MAX_TRACKS = 40

/** Bytes that all of them may have together. */
const MAX_FOLDER_BYTES = 100 * 1024 ** 2

/** Seconds that a second of film may take: the file is read to its end. */
const EXTRACT_SECONDS = 0.2

/** Writes every text track of a film as WebVTT, and those of SubStation Alpha with their styles as well; a track
 *  without a caption is left out.
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
      const formats = track.codec === 'ass' ? ['webvtt', 'ass'] : ['webvtt']
      return formats.flatMap((format) => [
        ...['-map', `0:${track.index}`, '-c:s', format, '-map_metadata', '-1'],
        ...['-f', format, rawName(file, format)],
      ])
    }),
  ]
  await runProgram(program, programArguments, {
    ...limitsFor(examination.durationSeconds, EXTRACT_SECONDS),
    ...{ folder, signal, maxFolderBytes: MAX_FOLDER_BYTES },
  })
  const written: CaptionFile[] = []
  for (const { track, file, language, label } of tracks) {
    const plain = await converted(join(folder, rawName(file, 'webvtt')), foreignText)
    if (!plain) continue
    await writeFile(join(folder, file), plain.webVtt)
    const isStyled = track.codec === 'ass'
    const own = isStyled ? await converted(join(folder, rawName(file, 'ass')), foreignText) : null
    const styledFile = `captions.${language}.ass`
    if (own?.styled) await writeFile(join(folder, styledFile), own.styled)
    written.push({
      ...{ file, language, label, ...(track.kind && { kind: track.kind }) },
      ...(own?.styled && { styledFile }),
    })
  }
  return written
}

const rawName = (file: string, format: string) => `raw-${format}-${file}`

/** What ffmpeg wrote of a track, without whatever could be anything else, and its file removed; null: nothing
 *  is left of it. */
async function converted(
  sourcePath: string,
  foreignText: ForeignText,
): Promise<ConvertedSubtitles | null> {
  try {
    return await convertSubtitles({ sourcePath }, foreignText)
  } catch (error) {
    if (error instanceof MediaError) return null
    throw error
  } finally {
    await rm(sourcePath, { force: true })
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
