import { readFile } from 'node:fs/promises'
import {
  type DemoBeat,
  type DemoSong,
  listDemoBeats,
  listDemoSongs,
} from '@starnest/demo-library/jam-library'
import { parseUltraStar } from '@starnest/jam/song/parse-ultrastar'
import type { ShippedBeat, ShippedSong, ShippedTracks } from './shipped-tracks.ts'

/** Digits of a version: enough that two versions of one sound never share it. */
const VERSION_LENGTH = 32

/** Reads the songs and beats that ship. What is not rendered yet is left out.
 *  @throws when a record does not parse, or a song's text is none */
export async function readShippedTracks(): Promise<ShippedTracks> {
  const [songs, beats] = await Promise.all([listDemoSongs(), listDemoBeats()])
  return { songs: await Promise.all(songs.map(songOf)), beats: beats.map(beatOf) }
}

type AnyRecord = DemoSong['record'] | DemoBeat['record']

const factsOf = ({ slug, genre, bpm, sound, credits }: AnyRecord) => ({
  id: slug,
  genre,
  bpm,
  durationSeconds: sound.durationMs / 1000,
  credits: credits.map(({ what, from }) => ({ what, text: from })),
})

const soundOf = (path: string, { audio }: AnyRecord) => ({
  path,
  version: audio.sha256.slice(0, VERSION_LENGTH),
})

async function songOf({ record, audioPath, textPath }: DemoSong): Promise<ShippedSong> {
  const read = parseUltraStar(await readFile(textPath, 'utf8'))
  if (read.is === 'refused') throw new Error(`${textPath}: ${read.sentence}`)
  const { title, artist, difficulty, language, year, publicDomain } = record
  const { credits, ...facts } = factsOf(record)
  const rights = Object.entries(publicDomain).map(([what, text]) => ({ what, text }))
  return {
    facts: {
      ...facts,
      title,
      artist,
      difficulty,
      language,
      year,
      credits: [...credits, ...rights],
    },
    song: read.song,
    sound: soundOf(audioPath, record),
  }
}

function beatOf({ record, audioPath }: DemoBeat): ShippedBeat {
  const { title: name, bpm, firstBeatMs, beatsPerBar, bars } = record
  return {
    facts: { ...factsOf(record), name },
    grid: { bpm, firstBeatMs, beatsPerBar, bars },
    sound: soundOf(audioPath, record),
  }
}
