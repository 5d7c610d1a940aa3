import type { JamRound } from '@starnest/contract/jam/rounds'
import type { LiveRound, SungVoice } from './live-round.ts'
import { lineJustOver } from './round-notes.ts'
import type { SungPart } from './sung-part.ts'

/** What is drawn of all who sing. */
export function tonesOf([first, ...others]: readonly SungPart[]): Pick<
  LiveRound,
  'tones' | 'others'
> {
  const tones = first?.tones ?? []
  return others.length === 0 ? { tones } : { tones, others: others.map((one) => one.tones) }
}

/** How those who sing stand so far. Of several the lines are not rated: nobody knows whose word it is. */
export function scoresOf(
  parts: readonly SungPart[],
  at: { round: JamRound; voice: SungVoice | null; positionMs: () => number },
) {
  const nowMs = at.positionMs()
  const cards = parts.map((part) => ({ sung: part.score(), rap: part.rap(nowMs) }))
  const pointsOf = (place: number) => cards[place]?.sung?.points ?? cards[place]?.rap?.points ?? 0
  const points = pointsOf(0)
  const rap = cards[0]?.rap ?? null
  if (parts.length < 2) {
    const line = lineJustOver(at.voice, cards[0]?.sung?.lines ?? [], nowMs)
    return { points, rap, singers: [], line }
  }
  const singers = at.round.singers.map(({ number, name }, place) => {
    return { number, name, points: pointsOf(place) }
  })
  return { points, rap, singers, line: null }
}
