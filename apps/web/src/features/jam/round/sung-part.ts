import type { JamBeatGrid, JamDifficulty } from '@starnest/contract/jam/jam'
import type { JamTake } from '@starnest/contract/jam/rounds'
import { createLiveScore } from '@starnest/jam/sing/live-score'
import { encodePitchFrames } from '@starnest/jam/sing/pitch-frames'
import type { SingingScore } from '@starnest/jam/sing/score-card'
import { shiftedSong } from '@starnest/jam/song/song'
import { createRapRound, type RapShown } from '../drop/rap-round.ts'
import type { SungVoice } from './live-round.ts'
import { createTakeFrames, type HeardTone, HOP_MS } from './take-frames.ts'

type PartOfRound = {
  /** The singer's place in the round, from 1. */
  number: number
  /** How late its microphone hears, in milliseconds; 0 where that was taken off the tones already. */
  delayMs: number
  /** What is sung, as its text has it; null: somebody raps. */
  voice: SungVoice | null
  /** By how much its words and notes are shifted, in milliseconds; 0 where nothing is said. */
  lyricOffsetMs?: number
  /** What is rapped over; null: somebody sings. */
  grid: JamBeatGrid | null
  difficulty: JamDifficulty
  fromMs: number
  toMs: number
}

/** Where a tone may lie behind the place that the song has reached, in milliseconds: clocks are not all the
 *  same. */
const FUTURE_MS = 500

const LEVELS = { Easy: 'easy', Medium: 'medium', Hard: 'hard' } as const

/** What one singer of a round sings. */
export type SungPart = ReturnType<typeof createSungPart>

/** Collects what one singer sings in a round. */
export function createSungPart(part: PartOfRound) {
  const { number, delayMs, voice, grid, difficulty, fromMs, toMs } = part
  const frames = createTakeFrames(fromMs)
  const tones: HeardTone[] = []
  const onsets = new Set<number>()
  let lyricOffsetMs = part.lyricOffsetMs ?? 0
  const emptyScore = () =>
    voice &&
    createLiveScore(shiftedSong(voice.song, lyricOffsetMs), voice.voiceIndex, {
      difficulty: LEVELS[difficulty],
      span: { startMs: fromMs, endMs: toMs },
      hopMs: HOP_MS,
      startMs: Math.round(fromMs),
      delayMs,
    })
  let score = emptyScore()
  const rap = grid && createRapRound(grid, { difficulty, fromMs, toMs, delayMs })
  let counted = { fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY }
  const isCounted = (sungMs: number) => sungMs >= counted.fromMs && sungMs < counted.toMs
  /** Not of this round: a phone may still send what it heard of the last one. */
  const isOfRound = (atMs: number, reachedMs: number) =>
    atMs >= fromMs &&
    atMs < toMs + delayMs &&
    atMs <= reachedMs + FUTURE_MS &&
    isCounted(atMs - delayMs)

  return {
    number,
    /** When each was sung, oldest first. */
    tones: tones as readonly HeardTone[],
    /** From now on only what was sung from one moment of the song to before another counts, in milliseconds. */
    count(span: { fromMs: number; toMs: number }): void {
      counted = span
    },
    /** Shifts words and notes by so many milliseconds, and judges by them all that was sung. */
    shift(byMs: number): void {
      lyricOffsetMs = byMs
      score = emptyScore()
      score?.add(frames.frames(Number.POSITIVE_INFINITY).tones)
    },
    /** Takes a tone at the time when it was heard; `reachedMs`: where the song is now. */
    add(tone: HeardTone, reachedMs: number): void {
      if (!isOfRound(tone.atMs, reachedMs)) return
      const added = frames.add(tone)
      if (added.length === 0) return
      tones.push({ ...tone, atMs: tone.atMs - delayMs })
      score?.add(added)
      rap?.addFrames(added)
    },
    addOnset(atMs: number, reachedMs: number): void {
      if (!isOfRound(atMs, reachedMs)) return
      onsets.add(Math.round(atMs))
      rap?.addOnset(Math.round(atMs))
    },
    /** The score so far; null: somebody raps. */
    score: (): SingingScore | null => score?.score() ?? null,
    /** How the rap is at a moment of the sound; null: somebody sings. */
    rap: (nowMs: number): RapShown | null =>
      rap?.shown(nowMs, frames.frames(Number.POSITIVE_INFINITY)) ?? null,
    isVoiced: frames.isVoiced,
    /** What is handed in of it; `sungMs`: where the music ended. */
    take(sungMs: number): JamTake {
      const heard = frames.frames(Math.min(toMs, sungMs) + delayMs)
      // Songs are judged by their notes alone.
      const onsetsMs = voice ? [] : [...onsets].sort((one, other) => one - other)
      const bytes = base64(encodePitchFrames(heard))
      return { number, voice: 0, delayMs, lyricOffsetMs, frames: bytes, onsetsMs }
    },
  }
}

/** Bytes in base64, in pieces that a call can take. */
function base64(bytes: Uint8Array): string {
  const PIECE = 8192
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  }
  return btoa(text)
}
