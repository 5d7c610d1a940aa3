import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import {
  type BeatRecord,
  beatRecordSchema,
  type SongRecord,
  songRecordSchema,
} from './jam-record.ts'
import { type JamShelf, LIBRARY_FOLDER, slugsOf } from './library-folders.ts'

/** A song that ships with Starnest: its record, its accompaniment (Opus in WebM) and its words and notes
 *  (UltraStar format 1). All paths are absolute. */
export type DemoSong = { record: SongRecord; folder: string; audioPath: string; textPath: string }

/** A beat that ships with Starnest: its record and its sound (Opus in WebM). All paths are absolute. */
export type DemoBeat = { record: BeatRecord; folder: string; audioPath: string }

/** Every rendered song, by its slug. A folder without song.json is not rendered yet and left out.
 *  @throws when a song.json does not parse. */
export async function listDemoSongs(): Promise<DemoSong[]> {
  const records = await recordsOf('songs', 'song.json', songRecordSchema)
  return records.map(({ record, folder }) => ({
    record,
    folder,
    audioPath: path.join(folder, record.audio.file),
    textPath: path.join(folder, record.text.file),
  }))
}

/** Every rendered beat, by its slug. A folder without beat.json is not rendered yet and left out.
 *  @throws when a beat.json does not parse. */
export async function listDemoBeats(): Promise<DemoBeat[]> {
  const records = await recordsOf('beats', 'beat.json', beatRecordSchema)
  return records.map(({ record, folder }) => ({
    record,
    folder,
    audioPath: path.join(folder, record.audio.file),
  }))
}

async function recordsOf<T>(shelf: JamShelf, file: string, schema: z.ZodType<T>) {
  const slugs = await slugsOf(shelf)
  const records = await Promise.all(
    slugs.map(async (slug) => {
      const folder = path.join(LIBRARY_FOLDER, shelf, slug)
      const record = await readRecord(path.join(folder, file), schema)
      return record === undefined ? [] : [{ folder, record }]
    }),
  )
  return records.flat()
}

async function readRecord<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
