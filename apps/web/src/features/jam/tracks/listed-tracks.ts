import type { JamBeat, JamDifficulty, JamGenre, JamSong } from '@starnest/contract/jam/jam'
import { formatPlaybackTime } from '../../../library/title/playback-time.ts'
import type { GenreFilter } from '../stage/jam-stage.ts'

/** A song or a beat as the list shows it. */
export type ListedTrack = {
  id: string
  title: string
  /** Who it is by; null: a beat, which tells its tempo instead. */
  by: string | null
  genre: JamGenre
  difficulty: JamDifficulty | null
  bpm: number
  isOwn: boolean
  isDuet: boolean
  /** Minutes and seconds. */
  length: string
  soundUrl: string
}

const lengthOf = (seconds: number) => formatPlaybackTime(Math.round(seconds))

/** A song as the list shows it. */
export const listedSong = (song: JamSong): ListedTrack => ({
  id: song.id,
  title: song.title,
  by: song.artist,
  genre: song.genre,
  difficulty: song.difficulty,
  bpm: Math.round(song.bpm),
  isOwn: song.isImported,
  isDuet: song.voices > 1,
  length: lengthOf(song.durationSeconds),
  soundUrl: song.soundUrl,
})

/** A beat as the list shows it. */
export const listedBeat = (beat: JamBeat): ListedTrack => ({
  id: beat.id,
  title: beat.name,
  by: null,
  genre: beat.genre,
  difficulty: null,
  bpm: Math.round(beat.bpm),
  isOwn: false,
  isDuet: false,
  length: lengthOf(beat.durationSeconds),
  soundUrl: beat.soundUrl,
})

/** Letters without their marks, small. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** Tracks of a genre in which every word stands, in title or name, whatever its accents. */
export function fittingTracks(
  tracks: readonly ListedTrack[],
  { genre, words }: { genre: GenreFilter; words: string },
): ListedTrack[] {
  const wanted = plain(words).split(' ').filter(Boolean)
  return tracks.filter((track) => {
    if (genre !== 'all' && track.genre !== genre) return false
    const told = plain(`${track.title} ${track.by ?? ''}`)
    return wanted.every((word) => told.includes(word))
  })
}
