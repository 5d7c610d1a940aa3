import { realpath } from 'node:fs/promises'
import { AppError } from '@starnest/contract/errors'
import type { SongAges } from '@starnest/contract/jam/imports'
import type {
  JamBeat,
  JamBeatGrid,
  JamSong,
  JamSongSheet,
  JamTrack,
} from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import type { Song } from '@starnest/jam/song/song'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import {
  findImportedSong,
  type ListedSong,
  listImportedSongs,
  writeLyricOffset,
  writeMinimumAge,
} from './imported-songs.repository.ts'
import { maySing } from './may-sing.ts'
import type { ShippedBeat, ShippedSong, ShippedSound, ShippedTracks } from './shipped-tracks.ts'

/** Name of a song's sound in the folder of its mediaId. */
export const SOUND_FILE = 'backing.webm'

const IMPORTED_ID = /^import-([1-9]\d{0,9})$/
const LARGEST_ID = 2_147_483_647

const idOf = (songId: number) => `import-${songId}`

/** What songs and beats stand on. */
export type TracksDeps = {
  database: Database
  storage: Storage
  shipped: ShippedTracks
  announceChange: AnnounceChange
}

/** A song or a beat that the viewer may have, as rounds need it. `song` is as its text has it; the family shifted
 *  its words by `lyricOffsetMs`, null: what ships, whose words stand where they belong. */
export type FoundTrack =
  | { mode: 'karaoke'; song: Song; lyricOffsetMs: number | null; durationMs: number }
  | { mode: 'freestyle'; grid: ShippedBeat['grid']; durationMs: number }

/** Where the bytes of a track's sound are. */
export type FoundSound = { key: string; version: string }

/** The songs and beats of a household: what ships, and what the family brought. */
export class TracksService {
  readonly #deps: TracksDeps
  readonly #songs: ReadonlyMap<string, ShippedSong>
  readonly #beats: ReadonlyMap<string, ShippedBeat>

  constructor(deps: TracksDeps) {
    this.#deps = deps
    this.#songs = new Map(deps.shipped.songs.map((one) => [one.facts.id, one]))
    this.#beats = new Map(deps.shipped.beats.map((one) => [one.facts.id, one]))
  }

  /** Lets storage know where the sounds lie that ship. */
  async start(): Promise<void> {
    const { storage } = this.#deps
    for (const { sound } of [...this.#songs.values(), ...this.#beats.values()]) {
      const key = shippedKey(sound)
      if (!(await storage.stat(key))) await storage.putLink(key, await realpath(sound.path))
    }
  }

  /** The songs that the viewer may see, by title. */
  async songs(viewer: Viewer): Promise<JamSong[]> {
    const imported = await listImportedSongs(this.#deps.database.db, viewer.householdId)
    const visible = imported.filter(({ minimumAge }) => maySing(viewer, minimumAge))
    return [...[...this.#songs.values()].map(shippedSong), ...visible.map(importedSong)].sort(
      (one, other) => one.title.localeCompare(other.title, 'en') || one.id.localeCompare(other.id),
    )
  }

  /** All beats, by name. */
  beats(): JamBeat[] {
    return [...this.#beats.values()]
      .map(beatOf)
      .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  }

  /** The notes of a song. @throws AppError song_not_found */
  async sheet(viewer: Viewer, trackId: string): Promise<JamSongSheet> {
    const { listed, song, lyricOffsetMs } = await this.#song(viewer, trackId)
    const { bpm, gapMs, startMs, endMs, voices } = song
    const times = { bpm, gapMs, lyricOffsetMs: lyricOffsetMs ?? 0, startMs, endMs }
    return { song: listed, ...times, voices: voices.map(plainVoice) }
  }

  /** Shifts the words of a song of the family, and answers its notes. What ships needs no shifting.
   *  @throws AppError song_not_found when the song is not the family's, or hidden */
  async setLyricOffset(
    viewer: Viewer,
    trackId: string,
    lyricOffsetMs: number,
  ): Promise<JamSongSheet> {
    const { database, announceChange } = this.#deps
    const { householdId } = viewer
    const { id: songId } = await this.#imported(viewer, trackId)
    await writeLyricOffset(database.db, { householdId, songId }, lyricOffsetMs)
    announceChange(householdId, { what: 'jam' })
    return this.sheet(viewer, trackId)
  }

  /** When the bars of a beat begin. @throws AppError song_not_found */
  grid(trackId: string): JamBeatGrid {
    const beat = this.#beat(trackId)
    return { beat: beatOf(beat), ...beat.grid }
  }

  /** A song or a beat to be sung to. @throws AppError song_not_found */
  async find(viewer: Viewer, { mode, trackId }: JamTrack): Promise<FoundTrack> {
    if (mode === 'freestyle') {
      const { grid, facts } = this.#beat(trackId)
      return { mode, grid, durationMs: facts.durationSeconds * 1000 }
    }
    const { song, listed, lyricOffsetMs } = await this.#song(viewer, trackId)
    return { mode, song, lyricOffsetMs, durationMs: listed.durationSeconds * 1000 }
  }

  /** Where the sound of a track is. @throws AppError song_not_found */
  async sound(viewer: Viewer, { mode, trackId }: JamTrack): Promise<FoundSound> {
    if (mode === 'freestyle') return soundOf(this.#beat(trackId).sound)
    const shipped = this.#songs.get(trackId)
    if (shipped) return soundOf(shipped.sound)
    const { mediaId } = await this.#imported(viewer, trackId)
    return { key: `${mediaId}/${SOUND_FILE}`, version: mediaId }
  }

  /** Says from which age songs of the family are seen, and answers all songs.
   *  @throws AppError song_not_found when one of them is not the family's, or hidden */
  async setAges(viewer: Viewer, { songs, minimumAge }: SongAges): Promise<JamSong[]> {
    const { database, announceChange } = this.#deps
    const { householdId } = viewer
    const known = (await this.songs(viewer)).filter((song) => song.isImported)
    const ids = songs === 'all' ? known.map(({ id }) => id) : songs
    const knownIds = new Set(known.map(({ id }) => id))
    if (!ids.every((id) => knownIds.has(id))) throw new AppError('song_not_found')
    const songIds = ids.flatMap((id) => importedIdOf(id) ?? [])
    await writeMinimumAge(database.db, { householdId, songIds }, minimumAge)
    announceChange(householdId, { what: 'jam' })
    return this.songs(viewer)
  }

  async #song(
    viewer: Viewer,
    trackId: string,
  ): Promise<{ listed: JamSong; song: Song; lyricOffsetMs: number | null }> {
    const shipped = this.#songs.get(trackId)
    if (shipped) return { listed: shippedSong(shipped), song: shipped.song, lyricOffsetMs: null }
    const { song, ...found } = await this.#imported(viewer, trackId)
    const { lyricOffsetMs = 0 } = found.facts
    return { listed: importedSong(found), song, lyricOffsetMs }
  }

  async #imported(viewer: Viewer, trackId: string) {
    const songId = importedIdOf(trackId)
    if (songId === undefined) throw new AppError('song_not_found')
    const found = await findImportedSong(this.#deps.database.db, viewer.householdId, songId)
    if (!found || !maySing(viewer, found.minimumAge)) throw new AppError('song_not_found')
    return found
  }

  #beat(trackId: string): ShippedBeat {
    const beat = this.#beats.get(trackId)
    if (!beat) throw new AppError('song_not_found')
    return beat
  }
}

/** The number of a song of the family; undefined: it is none. */
function importedIdOf(trackId: string): number | undefined {
  const songId = Number(IMPORTED_ID.exec(trackId)?.[1])
  return songId <= LARGEST_ID ? songId : undefined
}

const shippedKey = ({ version }: ShippedSound) => `jam-${version}/${SOUND_FILE}`
const soundOf = (sound: ShippedSound) => ({ key: shippedKey(sound), version: sound.version })

function shippedSong({ facts, song, sound: { version } }: ShippedSong): JamSong {
  return {
    ...facts,
    voices: song.voices.length,
    isImported: false,
    minimumAge: 0,
    soundUrl: pathOf(JAM_ROUTES.songSound, { id: facts.id, version }),
  }
}

function importedSong({ id, facts, mediaId, durationMs, ...song }: ListedSong): JamSong {
  const { genre, difficulty, minimumAge } = song
  const { lyricOffsetMs: _, ...listed } = facts
  return {
    id: idOf(id),
    ...listed,
    genre,
    difficulty,
    durationSeconds: durationMs / 1000,
    credits: [],
    isImported: true,
    minimumAge,
    soundUrl: pathOf(JAM_ROUTES.songSound, { id: idOf(id), version: mediaId }),
  }
}

const beatOf = ({ facts, sound: { version } }: ShippedBeat): JamBeat => ({
  ...facts,
  soundUrl: pathOf(JAM_ROUTES.beatSound, { id: facts.id, version }),
})

const plainVoice = ({ name, lines }: Song['voices'][number]): JamSongSheet['voices'][number] => ({
  name,
  lines: lines.map(({ notes }) => ({ notes: [...notes] })),
})
