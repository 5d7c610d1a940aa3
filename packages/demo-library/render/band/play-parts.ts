import { between, cycle, type Random } from '@starnest/film-kit/time/random'
import { belowVoices } from './below-voices.ts'
import type { Bar, Chart, ChordAt, PartPlayer, Player } from './chart.ts'
import { secondsAt } from './drums.ts'
import { playCounter } from './play-counter.ts'
import { playTune } from './play-tune.ts'
import type { PlayedNote } from './played-note.ts'
import type { Sound } from './sounds/sound.ts'
import { soundOf } from './sounds/sounds.ts'
import { heldSteps, type Step, stepsOf } from './steps.ts'
import { nearestNote, voiceChord } from './voicing.ts'

/** A player is so far off the beat, seconds, and off the loudness, share, at most. */
const LOOSE_SECONDS = 0.008
const LOOSE_LOUDNESS = 0.1
/** Share of its steps that a note sounds. */
const SPOKEN = 0.96

/** All notes that a player has in a piece. */
export function playPlayer(chart: Chart, player: Player, random: Random): PlayedNote[] {
  const notes = notesOf(chart, player, random)
  const shift = (player.octave ?? 0) * 12
  return notes.map((note) => ({
    ...note,
    at: Math.max(0, note.at + between(random, -LOOSE_SECONDS, LOOSE_SECONDS)),
    pitch: note.pitch + shift,
    loud: Math.min(1, note.loud * (1 + between(random, -LOOSE_LOUDNESS, LOOSE_LOUDNESS))),
  }))
}

function notesOf(chart: Chart, player: Player, random: Random): PlayedNote[] {
  if (player.play === 'tune') return playTune(chart, player)
  if (player.play === 'counter') return playCounter(chart, player)
  const hand: Hand = { chart, player, sound: soundOf(player.sound), notes: [], random }
  const play = { bass: playBassBar, chords: playChordBar, arp: playArpBar }[player.play]
  for (const [index, bar] of chart.bars.entries()) {
    if (plays(bar, player)) play(hand, bar, chart.bars[index + 1])
  }
  return hand.notes
}

/** Whether a player plays in a bar at all. */
export const plays = (bar: Bar, { name }: Pick<Player, 'name'>): boolean =>
  bar.only?.has(name) ?? true

type Hand = {
  chart: Chart
  player: PartPlayer
  sound: Sound
  notes: PlayedNote[]
  random: Random
  before?: readonly number[]
}

/** The chord that is heard at a place in a bar. */
export function chordAt(bar: Bar, at: number): ChordAt | undefined {
  return bar.chords.findLast((chord) => chord.at <= at + 1e-6) ?? bar.chords[0]
}

/** Steps with their chord, cut where the chord changes while one is held. */
function struck(bar: Bar, steps: readonly Step[]) {
  return steps.flatMap((step, index) => {
    if (step.sign === '.' || step.sign === '-') return []
    const end = step.at + heldSteps(steps, index) * step.beats
    const changes = bar.chords
      .map(({ at }) => at)
      .filter((at) => at > step.at + 0.01 && at < end - 0.01)
    const starts = [step.at, ...changes]
    return starts.map((at, i) => ({ sign: step.sign, at, end: starts[i + 1] ?? end, again: i > 0 }))
  })
}

function push(
  { chart, notes }: Hand,
  bar: Bar,
  note: { at: number; end: number; pitch: number; loud: number; delay?: number },
): void {
  const at = secondsAt(chart, bar, note.at) + (note.delay ?? 0)
  const end = secondsAt(chart, bar, note.end)
  const seconds = Math.max(0.05, (end - at) * SPOKEN)
  const last = notes.at(-1)
  const legato = last !== undefined && Math.abs(last.at + last.seconds / SPOKEN - at) < 0.03
  notes.push({ at, seconds, pitch: note.pitch, loud: note.loud, legato })
}

/** Half steps above the root for a sign of a bass line. */
function bassTone({ chord }: ChordAt, sign: string): number {
  const third = chord.tones.find((tone) => tone === 3 || tone === 4) ?? 7
  const seventh = chord.tones.find((tone) => tone === 10 || tone === 11) ?? 10
  const fifth = chord.tones.find((tone) => tone >= 6 && tone <= 8) ?? 7
  const TONES: Record<string, number> = {
    ...{ '2': 2, '3': third, '4': 5, '5': fifth, '6': 9, '7': seventh, '8': 12, L: fifth - 12 },
  }
  return TONES[sign] ?? 0
}

function playBassBar(hand: Hand, bar: Bar, next: Bar | undefined): void {
  if (bar.ending) {
    playLastBass(hand, bar)
    return
  }
  for (const { sign, at, end, again } of struck(bar, stepsOf(hand.player.steps, bar))) {
    const chord = chordAt(bar, at)
    if (!chord) continue
    const following = next ? chordAt(next, 0) : undefined
    const meant = bassPitch(hand, again ? '1' : sign, { chord, following })
    const pitch = belowVoices(hand.chart, meant, { from: bar.at + at, to: bar.at + end })
    push(hand, bar, { at, end, pitch, loud: (at === 0 ? 0.9 : 0.78) * bar.energy })
  }
}

function playLastBass(hand: Hand, bar: Bar): void {
  const [chord] = bar.chords
  if (!chord || bar.index > 0) return
  const low = hand.sound.range[0]
  const end = bar.beats * bar.of
  const meant = nearestNote(chord.chord.bass, low + 5, low)
  const pitch = belowVoices(hand.chart, meant, { from: bar.at, to: bar.at + end })
  push(hand, bar, { at: 0, end, pitch, loud: 0.85 })
}

/** Lowest bass note below the range of roots, half steps. */
const BELOW = 5

function bassPitch(
  hand: Hand,
  sign: string,
  { chord, following }: { chord: ChordAt; following: ChordAt | undefined },
): number {
  const low = hand.sound.range[0]
  const near = hand.before?.[0] ?? low + BELOW
  if (sign === 'a' && following) return nearestNote(following.chord.bass, near, low) - 1
  const root = nearestNote(sign === '1' ? chord.chord.bass : chord.chord.root, near, low)
  if (sign === '1') hand.before = [root]
  const pitch = root + bassTone(chord, sign)
  return pitch < low - BELOW ? pitch + 12 : pitch
}

const CHORD_LOUD: Record<string, number> = { x: 0.78, o: 0.52, u: 0.55 }
const DEFAULT_HAND = 4

function playChordBar(hand: Hand, bar: Bar): void {
  const { sound, player } = hand
  const steps = bar.ending ? endingSteps(bar) : struck(bar, stepsOf(player.steps, bar))
  for (const { sign, at, end } of steps) {
    const chord = chordAt(bar, at)
    if (!chord) continue
    const size = player.hand ?? DEFAULT_HAND
    const notes = voiceChord(chord.chord, { before: hand.before ?? [], range: sound.range, size })
    hand.before = notes
    const ordered = sign === 'u' ? [...notes].reverse() : notes
    const spread = (player.strum ?? sound.strum ?? 0) / 1000 / Math.max(1, notes.length - 1)
    const loud = (CHORD_LOUD[sign] ?? 0.7) * bar.energy
    for (const [i, pitch] of ordered.entries())
      push(hand, bar, { at, end, pitch, loud, delay: i * spread })
  }
}

/** One chord for the bars of the ending, in the first of them. */
const endingSteps = (bar: Bar) =>
  bar.index > 0 ? [] : [{ sign: 'x', at: 0, end: bar.beats * bar.of, again: false }]

function playArpBar(hand: Hand, bar: Bar): void {
  if (bar.ending) {
    playChordBar(hand, bar)
    return
  }
  const steps = struck(bar, stepsOf(hand.player.steps, bar))
  for (const { sign, at, end } of steps) {
    const chord = chordAt(bar, at)
    if (!chord) continue
    const range = hand.sound.range
    const tones = voiceChord(chord.chord, { before: hand.before ?? [], range, size: 4 })
    hand.before = tones
    const ladder = [...tones, ...tones.map((tone) => tone + 12)]
    const pitch = cycle(ladder, Number(sign))
    push(hand, bar, { at, end, pitch, loud: (at % 1 === 0 ? 0.74 : 0.6) * bar.energy })
  }
}
