import type { JamBeat, JamBeatGrid, JamSong } from '@starnest/contract/jam/jam'
import type { Song } from '@starnest/jam/song/song'

/** The sound of a track that ships: an Opus file in WebM, and what changes with its bytes (letters, digits,
 *  `-`, `_`; 8 to 64 of them). */
export type ShippedSound = { path: string; version: string }

/** A song that ships: what the list says of it, its notes and its sound. */
export type ShippedSong = {
  facts: Omit<JamSong, 'isImported' | 'minimumAge' | 'soundUrl' | 'voices'>
  song: Song
  sound: ShippedSound
}

/** A beat that ships. */
export type ShippedBeat = {
  facts: Omit<JamBeat, 'soundUrl'>
  grid: Omit<JamBeatGrid, 'beat'>
  sound: ShippedSound
}

/** All music that ships; it is for everybody. */
export type ShippedTracks = { songs: readonly ShippedSong[]; beats: readonly ShippedBeat[] }

/** No music at all. */
export const NO_TRACKS: ShippedTracks = { songs: [], beats: [] }
