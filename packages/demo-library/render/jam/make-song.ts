import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeUltraStar } from '@starnest/jam/song/write-ultrastar'
import { z } from 'zod'
import { type SongRecord, songRecordSchema } from '../../src/jam-record.ts'
import { listenTo } from '../listen/listen-to.ts'
import { arrangeSong } from '../songs/arrange-song.ts'
import type { LeadSheet } from '../songs/lead-sheet.ts'
import { firstNoteMs, songOf } from '../songs/song-text.ts'
import { BAND_CREDITS } from './credits.ts'
import { madeFromHash } from './made-from.ts'
import { playChart } from './play.ts'
import { madeFile } from './sound-file.ts'

const moduleSchema = z.object({
  leadSheet: z.custom<LeadSheet>(
    (value) => typeof value === 'object' && value !== null && 'parts' in value && 'style' in value,
    'the file must export a leadSheet',
  ),
})

const AUDIO = 'backing.webm'

/** Where a song has its words, melody and chords. */
export const leadSheetFile = (folder: string): string => path.join(folder, 'lead-sheet.ts')

/** A song's lead sheet. Its insides are checked by TypeScript where it is written, and where it is read. */
export async function loadLeadSheet(folder: string): Promise<LeadSheet> {
  return moduleSchema.parse(await import(pathToFileURL(leadSheetFile(folder)).href)).leadSheet
}

/** The text of a song, as its song.txt has it. */
export async function songText(folder: string): Promise<string> {
  const sheet = await loadLeadSheet(folder)
  const { chart, timeline } = arrangeSong(path.basename(folder), sheet)
  return writeUltraStar(songOf(sheet, { timeline, chart, audio: AUDIO }))
}

/** Makes one song: backing.webm, song.txt and, last of all, song.json. */
export async function makeSong(folder: string): Promise<SongRecord> {
  const slug = path.basename(folder)
  const sheet = await loadLeadSheet(folder)
  const { chart, timeline } = arrangeSong(slug, sheet)
  const [audio, text] = [path.join(folder, AUDIO), path.join(folder, 'song.txt')]
  await writeFile(text, await songText(folder))
  const sound = await playChart(chart, audio)
  const record = songRecordSchema.parse({
    ...{ kind: 'song', slug, title: sheet.title, artist: sheet.artist, language: sheet.language },
    ...{ year: sheet.year, style: sheet.style, publicDomain: sheet.publicDomain },
    ...{ genre: sheet.genre, difficulty: sheet.difficulty, bpm: sheet.tempo, key: sheet.key },
    ...{ beatsPerBar: chart.beatsPerBar, bars: chart.bars.length },
    firstBeatMs: Math.round(chart.leadSeconds * 1000),
    firstNoteMs: firstNoteMs(timeline, chart),
    sound,
    heard: await listenTo(audio, chart.tempo),
    audio: await madeFile(audio),
    text: await madeFile(text),
    credits: [
      { what: 'words and melody', from: `${sheet.artist}, public domain` },
      { what: 'arrangement', from: 'Starnest, CC BY 4.0' },
      ...BAND_CREDITS,
    ],
    madeFrom: await madeFromHash('song', leadSheetFile(folder)),
  })
  await writeFile(path.join(folder, 'song.json'), `${JSON.stringify(record, null, 2)}\n`)
  return record
}
