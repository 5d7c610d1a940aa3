import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { JAM_SHELVES, type JamShelf, LIBRARY_FOLDER, slugsOf } from '../../src/library-folders.ts'
import { oneSentence } from '../make/sentence.ts'
import { madeFromHash } from './made-from.ts'
import { beatScoreFile, makeBeat } from './make-beat.ts'
import { leadSheetFile, makeSong } from './make-song.ts'

/** How what stands on a shelf is made, and what tells that it is up to date. */
const WORK = {
  songs: { make: makeSong, score: leadSheetFile, kind: 'song', record: 'song.json' },
  beats: { make: makeBeat, score: beatScoreFile, kind: 'beat', record: 'beat.json' },
} as const

/** Whether a word of the command line is a shelf of songs or beats. */
export const isJamShelf = (word: string | undefined): word is JamShelf =>
  JAM_SHELVES.some((shelf) => shelf === word)

/** Makes songs or beats, all unless some are named. @throws Error that names the one that failed. */
export async function renderJam(
  shelf: JamShelf,
  named: readonly string[],
  { force, print }: { force: boolean; print: (line: string) => void },
): Promise<void> {
  const all = await slugsOf(shelf)
  const unknown = named.find((slug) => !all.includes(slug))
  if (unknown) throw new Error(`there is no "${unknown}" in ${shelf}; there are: ${all.join(', ')}`)
  // While ffmpeg encodes and measures one piece, the band plays the next.
  const waiting = [...(named.length > 0 ? named : all)]
  const work = async () => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
      try {
        print(await renderOne(shelf, slug, force))
      } catch (error) {
        throw new Error(`${slug}: ${oneSentence(error)}`, { cause: error })
      }
    }
  }
  await Promise.all([work(), work()])
}

async function renderOne(shelf: JamShelf, slug: string, force: boolean): Promise<string> {
  const folder = path.join(LIBRARY_FOLDER, shelf, slug)
  if (!force && (await isFresh(shelf, folder))) return `${slug}  is up to date`
  const started = performance.now()
  const { sound, audio } = await WORK[shelf].make(folder)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const facts = `${(sound.durationMs / 1000).toFixed(1)} s, ${sound.lufs} LUFS, ${sound.truePeak} dBTP`
  return `${slug}  done in ${seconds} s: ${facts}, ${(audio.bytes / 1000).toFixed(0)} kB`
}

const madeFromSchema = z.object({ madeFrom: z.string() })

async function isFresh(shelf: JamShelf, folder: string): Promise<boolean> {
  const { record, kind, score } = WORK[shelf]
  try {
    const json = JSON.parse(await readFile(path.join(folder, record), 'utf8'))
    return madeFromSchema.parse(json).madeFrom === (await madeFromHash(kind, score(folder)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
