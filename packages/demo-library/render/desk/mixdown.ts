import { seededRandom } from '@starnest/film-kit/time/random'
import type { Chart, Mix, Player } from '../band/chart.ts'
import { playDrums } from '../band/drums.ts'
import { playPlayer } from '../band/play-parts.ts'
import type { PlayedNote } from '../band/played-note.ts'
import { soundOf } from '../band/sounds/sounds.ts'
import { filterInPlace } from './biquad.ts'
import { type DrumBus, playKit } from './drum-bus.ts'
import { compress, duckAt, saturate } from './dynamics.ts'
import { integratedLoudness } from './loudness-meter.ts'
import { playSampled } from './sampler.ts'
import { echoes, reverberate } from './space.ts'
import { spread } from './spread.ts'
import { addAt, amplify, fromDb, JAM_RATE, panGains, type Stereo, silence } from './stereo.ts'
import { playSynth } from './synth-player.ts'
import { crackle, waver } from './tape.ts'

/** Loudness at which each kind of player stands in a mix before it is mastered, LUFS. */
const USUAL_LUFS = { drums: -18, bass: -20.5, chords: -24, arp: -26, tune: -23, counter: -28 }
/** A room and an echo are this loud beside what is sent to them. */
const ROOM_GAIN = 0.7
const ECHO_GAIN = 0.55
const CRACKLE_GAIN = 0.2
/** Loudness of the whole as it comes to the tape, LUFS: its peaks are rounded off there. */
const TAPE_LUFS = -15
/** How far each kind of player is spread from left to right, 0 to 1. */
const SPREAD = { drums: 0, bass: 0, chords: 0.5, arp: 0.4, tune: 0.22, counter: 0.5 }

/** A piece as it is heard, not mastered yet. */
export async function mixDown(chart: Chart, seconds: number): Promise<Stereo> {
  const length = Math.round(seconds * JAM_RATE)
  const { kit, mix, players, drumLevel = 0 } = chart.groove
  const random = seededRandom(chart.seed)
  const hits = playDrums(chart, random)
  const drums = await playKit(kit, hits, length)
  levelTo(drums.dry, USUAL_LUFS.drums + drumLevel, drums.room)
  compress(drums.dry, { thresholdDb: -16, ratio: 3, attackMs: 12, releaseMs: 110, mix: 0.6 })
  const desk: Desk = { band: silence(length), room: silence(length), echo: silence(length), mix }
  const parts = players.map((player) => ({ player, notes: playPlayer(chart, player, random) }))
  for (const [index, stem] of (await playAll(parts, seconds, chart.seed)).entries()) {
    const player = players[index]
    if (player) addStem(desk, player, stem)
  }
  return sumUp(desk, drums, chart)
}

type Part = { player: Player; notes: readonly PlayedNote[] }

/** The stems of all players, in their order. */
async function playAll(parts: readonly Part[], seconds: number, seed: number): Promise<Stereo[]> {
  const sampled = parts.flatMap(({ player, notes }, index) => {
    const { source } = soundOf(player.sound)
    return 'program' in source ? [{ index, program: source.program, notes }] : []
  })
  const stems = new Map<number, Stereo>()
  const played = await playSampled(sampled, seconds)
  for (const [i, { index }] of sampled.entries()) stems.set(index, played[i] ?? silence(0))
  for (const [index, { player, notes }] of parts.entries()) {
    if (stems.has(index)) continue
    const random = seededRandom(seed * 7 + index)
    const length = Math.round(seconds * JAM_RATE)
    stems.set(index, playSynth(soundOf(player.sound), notes, { length, random }))
  }
  return parts.map((_, index) => stems.get(index) ?? silence(0))
}

type Desk = { band: Stereo; room: Stereo; echo: Stereo; mix: Mix }

const QUIETEST_LUFS = -60

/** Brings a sound to a loudness, and what goes with it as much; silence stays silence. */
function levelTo(sound: Stereo, lufs: number, ...others: readonly Stereo[]): void {
  const loudness = integratedLoudness(sound)
  if (!(loudness > QUIETEST_LUFS)) return
  for (const each of [sound, ...others]) amplify(each, fromDb(lufs - loudness))
}

function addStem(desk: Desk, player: Player, stem: Stereo): void {
  const sound = soundOf(player.sound)
  treatStem(stem, player)
  const gains = panGains(player.pan ?? sound.pan ?? 0)
  const room = player.room ?? sound.room ?? 0
  const echo = player.echo ?? 0
  for (const side of [0, 1] as const) {
    addAt(desk.band[side], stem[side], 0, gains[side])
    addAt(desk.room[side], stem[side], 0, gains[side] * room)
    addAt(desk.echo[side], stem[side], 0, gains[side] * echo)
  }
}

function treatStem(stem: Stereo, { sound: name, play, level = 0 }: Player): void {
  const { lowCut, dark } = soundOf(name)
  const isMono = hasTwoAlike(stem)
  for (const samples of isMono ? [stem[0]] : stem) {
    if (lowCut) filterInPlace(samples, { kind: 'highpass', hertz: lowCut })
    if (dark) filterInPlace(samples, { kind: 'lowpass', hertz: dark })
    if (play === 'bass') saturate(samples, 1.4)
  }
  if (isMono) stem[1].set(stem[0])
  levelTo(stem, USUAL_LUFS[play] + level)
  if (isMono && SPREAD[play] > 0) spread(stem, SPREAD[play])
  if (play === 'bass') compress(stem, { thresholdDb: -22, ratio: 3, attackMs: 8, releaseMs: 120 })
}

/** Whether left and right are the same; sampled instruments and most basses are. */
const hasTwoAlike = ([left, right]: Stereo): boolean => left.every((value, i) => value === right[i])

function sumUp({ band, room, echo, mix }: Desk, drums: DrumBus, { tempo, seed }: Chart): Stereo {
  for (const side of [0, 1] as const) addAt(room[side], drums.room[side], 0, 1)
  const answer = reverberate(room, { seconds: mix.room, brightHertz: 5_200 })
  const sum = band
  for (const side of [0, 1] as const) addAt(sum[side], answer[side], 0, ROOM_GAIN)
  if (mix.echo) {
    const [quarters, feedback] = mix.echo
    const back = echoes(echo, { seconds: (quarters * 60) / tempo, feedback })
    for (const side of [0, 1] as const) addAt(sum[side], back[side], 0, ECHO_GAIN)
  }
  if (mix.pump) {
    duckAt(sum, drums.kicks, { depth: mix.pump, releaseSeconds: Math.min(0.34, 42 / tempo) })
  }
  for (const side of [0, 1] as const) addAt(sum[side], drums.dry[side], 0, 1)
  colour(sum, mix, seed)
  return sum
}

/** What is done to the whole: tape, record, tone. */
function colour(sum: Stereo, mix: Mix, seed: number): void {
  levelTo(sum, TAPE_LUFS)
  if (mix.waver) waver(sum, mix.waver)
  for (const samples of sum) {
    filterInPlace(samples, { kind: 'highpass', hertz: 26 })
    if (mix.low) filterInPlace(samples, { kind: 'lowShelf', hertz: 110, gainDb: mix.low })
    if (mix.high) filterInPlace(samples, { kind: 'highShelf', hertz: 6_500, gainDb: mix.high })
    if (mix.dark) filterInPlace(samples, { kind: 'lowpass', hertz: mix.dark })
    if (mix.drive) saturate(samples, mix.drive)
  }
  if (mix.crackle) {
    const noise = crackle(sum[0].length, seed)
    for (const side of [0, 1] as const) addAt(sum[side], noise[side], 0, mix.crackle * CRACKLE_GAIN)
  }
  compress(sum, { thresholdDb: -14, ratio: 2, attackMs: 22, releaseMs: 160 })
}
