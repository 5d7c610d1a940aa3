import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type BeatRecord, beatRecordSchema } from '../../src/jam-record.ts'
import { arrangeBeat } from '../beats/arrange-beat.ts'
import type { BeatScore } from '../beats/beat-score.ts'
import { listenTo } from '../listen/listen-to.ts'
import { BAND_CREDITS } from './credits.ts'
import { madeFromHash } from './made-from.ts'
import { playChart } from './play.ts'
import { madeFile } from './sound-file.ts'

const moduleSchema = z.object({
  default: z.custom<BeatScore>(
    (value) => typeof value === 'object' && value !== null && 'groove' in value && 'form' in value,
    'the file must have a beat as its default export',
  ),
})

/** Where a beat has its score. */
export const beatScoreFile = (folder: string): string => path.join(folder, 'beat.ts')

/** A beat's score. Its insides are checked by TypeScript where it is written, and where it is arranged. */
export async function loadBeat(folder: string): Promise<BeatScore> {
  return moduleSchema.parse(await import(pathToFileURL(beatScoreFile(folder)).href)).default
}

/** Makes one beat: beat.webm and, last of all, beat.json. */
export async function makeBeat(folder: string): Promise<BeatRecord> {
  const slug = path.basename(folder)
  const score = await loadBeat(folder)
  const chart = arrangeBeat(slug, score)
  const audio = path.join(folder, 'beat.webm')
  const sound = await playChart(chart, audio)
  const record = beatRecordSchema.parse({
    ...{ kind: 'beat', slug, title: score.title, feel: score.feel },
    ...{ genre: score.genre, difficulty: score.difficulty, bpm: score.tempo, key: score.key },
    ...{ beatsPerBar: chart.beatsPerBar, bars: chart.bars.length },
    firstBeatMs: Math.round(chart.leadSeconds * 1000),
    sound,
    heard: await listenTo(audio, chart.tempo),
    audio: await madeFile(audio),
    credits: [{ what: 'score', from: 'Starnest, CC BY 4.0' }, ...BAND_CREDITS],
    madeFrom: await madeFromHash('beat', beatScoreFile(folder)),
  })
  await writeFile(path.join(folder, 'beat.json'), `${JSON.stringify(record, null, 2)}\n`)
  return record
}
