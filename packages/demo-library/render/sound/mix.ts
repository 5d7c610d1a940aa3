import path from 'node:path'
import type { FilmSound } from '@starnest/film-kit/film/script'
import { compose } from '@starnest/film-kit/score/compose'
import type { Note } from '@starnest/film-kit/score/section'
import { addSoundEffects } from '@starnest/film-kit/score/synthesise'
import { ffmpeg } from '../program.ts'
import { madeOnce, pieceKey } from '../workbench.ts'
import { HIGHEST_TRUE_PEAK, measureLoudness, TARGET_LUFS } from './loudness.ts'
import { playScore } from './orchestra.ts'
import type { Utterance } from './speech.ts'
import { SAMPLE_RATE, writeWav } from './wav.ts'

const MUSIC_PEAK = 0.7
const FADE_IN_SECONDS = 0.3
const FADE_OUT_SECONDS = 0.9

/** The film's sound as a 48 kHz stereo file at the target loudness. A loop keeps its level at both
 *  ends, and what still rings at its end is heard at its beginning. */
export async function mixSound(
  sound: FilmSound,
  spoken: readonly Utterance[],
  build: string,
  seconds: number,
  { loop = false } = {},
): Promise<string> {
  const notes = compose(sound.music)
  const lines = spoken.map(({ at, text, samples }) => ({ at, text, length: samples.length }))
  const key = pieceKey(notes, sound.effects, lines, sound.voices, seconds, loop)
  const file = path.join(build, 'sound', `mix-${key}.wav`)
  await madeOnce(file, async (unfinished) => {
    const stem = (name: string) => path.join(build, 'sound', `${name}.wav`)
    const music = loop ? await playLoop(notes, seconds) : await playScore(notes, seconds)
    if (!loop) fadeEnds(music)
    level(music)
    await writeWav(stem('music'), music)
    const effects = [new Float32Array(music[0].length), new Float32Array(music[0].length)] as const
    addSoundEffects(effects, sound.effects, SAMPLE_RATE)
    await writeWav(stem('effects'), effects)
    await writeWav(stem('speech'), [speechTrack(spoken, music[0].length)])
    await duck(stem, stem('unlevelled'))
    await master(stem('unlevelled'), unfinished)
  })
  return file
}

/** Plays a loop twice and keeps the second time, which begins with what the first left ringing. */
async function playLoop(notes: readonly Note[], seconds: number) {
  const again = notes.map((note) => ({ ...note, at: note.at + seconds }))
  const [left, right] = await playScore([...notes, ...again], seconds * 2)
  const half = Math.floor(left.length / 2)
  return [left.slice(half), right.slice(half)] as const
}

function fadeEnds(channels: readonly Float32Array[]): void {
  for (const samples of channels) {
    for (const [i, sample] of samples.entries()) {
      const fadeIn = i / (FADE_IN_SECONDS * SAMPLE_RATE)
      const fadeOut = (samples.length - i) / (FADE_OUT_SECONDS * SAMPLE_RATE)
      samples[i] = sample * Math.min(1, fadeIn, fadeOut)
    }
  }
}

/** Sets the loudest moment to a common peak. */
function level(channels: readonly Float32Array[]): void {
  const peak = channels.reduce((high, c) => c.reduce((h, s) => Math.max(h, Math.abs(s)), high), 0)
  for (const samples of channels) {
    for (const [i, sample] of samples.entries()) samples[i] = (sample * MUSIC_PEAK) / (peak || 1)
  }
}

function speechTrack(spoken: readonly Utterance[], length: number): Float32Array {
  const track = new Float32Array(length)
  for (const { at, samples } of spoken) {
    const start = Math.round(at * SAMPLE_RATE)
    track.set(samples.subarray(0, Math.max(0, length - start)), start)
  }
  return track
}

/** Music steps back while somebody speaks. */
const DUCKING = [
  '[2]asplit[voice][key]',
  '[0][key]sidechaincompress=threshold=0.02:ratio=5:attack=60:release=600[music]',
  '[voice]volume=1.9[loud]',
  '[music][1][loud]amix=inputs=3:normalize=0[out]',
].join(';')

async function duck(stem: (name: string) => string, out: string): Promise<void> {
  const inputs = ['music', 'effects', 'speech'].flatMap((name) => ['-i', stem(name)])
  await ffmpeg(
    ...inputs,
    '-filter_complex',
    DUCKING,
    '-map',
    '[out]',
    '-ac',
    '2',
    '-c:a',
    'pcm_f32le',
    out,
  )
}

/** Headroom for what the AAC encoder adds to peaks, dB. */
const ENCODER_HEADROOM_DB = 1.2
/** The limiter works at four times the rate, so that it sees the peaks between samples. */
const LIMITER_RATE = 192_000
const CLOSE_ENOUGH_LU = 0.2
const ROUNDS = 4

/** Measures, then applies one gain and a peak limiter: dynamics stay as they were mixed. Limiting
 *  takes some loudness away, so the gain is corrected until the result is right. */
async function master(from: string, to: string): Promise<void> {
  const ceiling = 10 ** ((HIGHEST_TRUE_PEAK - ENCODER_HEADROOM_DB) / 20)
  let gainDb = TARGET_LUFS - (await measureLoudness(from)).lufs
  for (let round = 0; round < ROUNDS; round++) {
    const limiter = `alimiter=limit=${ceiling.toFixed(4)}:attack=4:release=80:level=false`
    const chain = `volume=${gainDb.toFixed(2)}dB,aresample=${LIMITER_RATE},${limiter},aresample=48000`
    await ffmpeg('-i', from, '-af', chain, '-c:a', 'pcm_s16le', to)
    const off = TARGET_LUFS - (await measureLoudness(to)).lufs
    if (Math.abs(off) < CLOSE_ENOUGH_LU) return
    gainDb += off
  }
}
