import { type Song, shiftedSong } from '@starnest/jam/song/song'
import type { SungVoice } from '../round/live-round.ts'
import { guideOf, type Notes } from '../round/round-notes.ts'
import type { GuideTone } from '../sound/track-player.ts'

type WordsChoice = {
  hasGuide: boolean
  /** By how much words and notes are shifted, in milliseconds; null: as the family said. */
  lyricOffsetMs: number | null
}

/** The words and notes of a round, which can be shifted while they are sung. */
export function createRoundWords({ hasGuide, ...choice }: WordsChoice) {
  let { lyricOffsetMs } = choice
  /** As its text has it; null: it is not there yet, or somebody raps. */
  let song: Song | null = null
  let voice: SungVoice | null = null
  const place = () => {
    voice = song && { song: shiftedSong(song, lyricOffsetMs ?? 0), voiceIndex: 0 }
  }
  return {
    /** Takes the notes of the round. */
    begin(notes: Notes): void {
      song = notes.song
      lyricOffsetMs ??= notes.lyricOffsetMs
      place()
    },
    shift(byMs: number): void {
      lyricOffsetMs = byMs
      place()
    },
    /** What is sung, where it stands now; null: somebody raps. */
    voice: (): SungVoice | null => voice,
    /** How a singer is judged: the song as its text has it, and by how much that is shifted. */
    judged: () => ({
      voice: song && { song, voiceIndex: 0 },
      lyricOffsetMs: lyricOffsetMs ?? 0,
    }),
    /** The melody as tones; none where nobody wants to hear it. */
    guide: (): GuideTone[] => (hasGuide ? guideOf(voice?.song ?? null) : []),
  }
}
