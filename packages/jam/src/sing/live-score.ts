import type { Song } from '../song/song.ts'
import { creditOfBeat, framesOfBeat, type Span, toneOf, wholeSpan } from './beat-check.ts'
import { type Credit, type Difficulty, partialCredit } from './credit.ts'
import type { PitchFrames } from './pitch-frames.ts'
import { emptyCard, type NoteCard, type SingingScore, scoreOfCard } from './score-card.ts'

/** How singing is judged. */
export type Judging = {
  difficulty: Difficulty
  /** How late the microphone hears, milliseconds; 0 when not said. */
  delayMs?: number
  /** Only notes inside it count, and are worth 10,000 together; when not said, the whole song. */
  span?: Span
  /** What a beat is worth for its error; `partialCredit` when not said. */
  credit?: Credit
}

/** A score that grows while somebody sings. */
export type LiveScore = {
  /** Takes the next frame, or the next ones: tones in cents from C4, `UNVOICED` where nobody sang. */
  add(tones: ArrayLike<number>): void
  /** The score of all beats whose frames have all been heard. */
  score(): SingingScore
  /** The score when nothing more is heard: beats without frames count as not sung. */
  finish(): SingingScore
}

type Beat = { card: NoteCard; from: number; to: number }

function beatsOf(
  song: Song,
  cards: readonly NoteCard[],
  heard: Pick<PitchFrames, 'hopMs' | 'startMs'> & { delayMs: number },
): Beat[] {
  return cards
    .filter(({ counts }) => counts)
    .flatMap((card) =>
      Array.from({ length: card.note.lengthBeats }, (_, index) => ({
        card,
        ...framesOfBeat(song, card.note.startBeat + index, heard),
      })),
    )
}

/** A score for the screen on which somebody sings. After all frames `finish` says exactly what `scoreSinging`
 *  says of them: it is the same computation. */
export function createLiveScore(
  song: Song,
  voiceIndex: number,
  heard: Pick<PitchFrames, 'hopMs' | 'startMs'> & Judging,
): LiveScore {
  const { difficulty, delayMs = 0, span = wholeSpan(song), credit = partialCredit } = heard
  const lines = emptyCard(song, voiceIndex, span)
  const beats = beatsOf(song, lines.flat(), { ...heard, delayMs })
  const tones: number[] = []
  let next = 0

  function check(heardFrames: number) {
    for (let beat = beats[next]; beat && beat.to <= heardFrames; beat = beats[next]) {
      const tone = toneOf(tones, beat.from, beat.to)
      beat.card.credits.push(creditOfBeat(beat.card.note, tone, { credit, difficulty }))
      next += 1
    }
  }

  return {
    add(added) {
      for (let index = 0; index < added.length; index += 1) tones.push(Number(added[index]))
      check(tones.length)
    },
    score: () => scoreOfCard(lines),
    finish() {
      check(Number.POSITIVE_INFINITY)
      return scoreOfCard(lines)
    },
  }
}
