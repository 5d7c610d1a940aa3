import type { NoteKind, Song, SongNote, SongVoice } from './song.ts'

const MARKS: Readonly<Record<NoteKind, string>> = {
  normal: ':',
  golden: '*',
  rap: 'R',
  goldenRap: 'G',
  freestyle: 'F',
}

/** A line break within a text would begin a new line of the file. */
const oneLine = (text: string): string => text.replace(/[\r\n]/g, ' ')

const header = (key: string, value: string | number | null): string[] =>
  value === null ? [] : [`#${key}:${oneLine(String(value))}`]

const noteLine = ({ kind, startBeat, lengthBeats, pitch, text }: SongNote): string =>
  `${MARKS[kind]} ${startBeat} ${lengthBeats} ${pitch} ${oneLine(text)}`

function voiceLines({ lines }: SongVoice): string[] {
  return lines.flatMap(({ notes }, index) => {
    const last = notes.at(-1)
    const isLastLine = index === lines.length - 1
    const end = last && !isLastLine ? [`- ${last.startBeat + last.lengthBeats}`] : []
    return [...notes.map(noteLine), ...end]
  })
}

/** A song as the text of an UltraStar file, version 1.0, with line feeds and no byte order mark. Read again,
 *  it gives the same song. Milliseconds are written to the microsecond. Source: UltraStar format 1.0. */
export function writeUltraStar(song: Song): string {
  const isDuet = song.voices.length > 1
  const millis = (ms: number) => Math.round(ms * 1000) / 1000
  const lines = [
    ...header('VERSION', '1.0.0'),
    ...header('TITLE', song.title),
    ...header('ARTIST', song.artist),
    ...header('MP3', song.audio),
    ...header('AUDIO', song.audio),
    ...header('INSTRUMENTAL', song.instrumental),
    ...header('COVER', song.cover),
    ...header('LANGUAGE', song.language),
    ...header('GENRE', song.genre),
    ...header('YEAR', song.year === null ? null : String(song.year).padStart(4, '0')),
    ...song.voices.flatMap(({ name }, index) => header(`P${index + 1}`, name)),
    ...header('BPM', song.bpm),
    ...header('GAP', millis(song.gapMs)),
    ...header('START', song.startMs === null ? null : Math.round(song.startMs * 1000) / 1_000_000),
    ...header('END', song.endMs === null ? null : millis(song.endMs)),
    ...song.voices.flatMap((voice, index) => [
      ...(isDuet ? [`P${index + 1}`] : []),
      ...voiceLines(voice),
    ]),
    'E',
  ]
  return `${lines.join('\n')}\n`
}
