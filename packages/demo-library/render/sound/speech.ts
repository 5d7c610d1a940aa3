import path from 'node:path'
import type { MouthEnvelope } from '@starnest/film-kit/film/player'
import type { FilmSound, Voice } from '@starnest/film-kit/film/script'
import { ffmpeg, runProgram } from '../program.ts'
import { madeOnce, pieceKey } from '../workbench.ts'
import { readMonoWav, SAMPLE_RATE } from './wav.ts'

/** A line as it was spoken: `at` and `seconds` in the film, samples at SAMPLE_RATE. */
export type Utterance = {
  at: number
  seconds: number
  who: string
  speaker: string
  text: string
  samples: Float32Array
}

/** Festival's HTS voice: the clearest that Debian has. */
const FESTIVAL_VOICE = '(voice_cmu_us_slt_arctic_hts)'

const TRIM = 'silenceremove=start_periods=1:start_threshold=-45dB'

/** Trims silence, makes the character, takes the machine's edge off and sets a common loudness. */
const treatment = ({ pitch, tempo, formant }: Voice) =>
  [
    TRIM,
    'areverse',
    TRIM,
    'areverse',
    `rubberband=tempo=${tempo}:pitch=${pitch}:formant=${formant === 'kept' ? 'preserved' : 'shifted'}`,
    'highpass=f=90',
    'equalizer=f=220:t=q:w=1:g=2',
    'equalizer=f=3400:t=q:w=1.2:g=-2.5',
    'lowpass=f=11000',
    'acompressor=threshold=-20dB:ratio=2.5:attack=8:release=120',
    'aecho=0.9:0.5:38|61:0.10|0.06',
    'loudnorm=I=-18:TP=-3:LRA=7',
    `aresample=${SAMPLE_RATE}`,
  ].join(',')

/** Names the scene that is seen at a second of the film. */
export type SceneAt = (seconds: number) => string

/** Speaks every line of a film.
 *  @throws Error naming scene and line when a voice is missing, or a line runs into the next one or
 *    past the end. */
export async function speak(
  sound: FilmSound,
  build: string,
  filmSeconds: number,
  sceneAt: SceneAt = () => 'trailer',
): Promise<Utterance[]> {
  const spoken: Utterance[] = []
  for (const { at, who, text } of [...sound.lines].sort((a, b) => a.at - b.at)) {
    const voice = sound.voices[who]
    if (!voice) {
      throw new Error(`scene "${sceneAt(at)}": "${text}" is spoken by "${who}", who has no voice`)
    }
    const samples = await speakLine(text, voice, build)
    const seconds = samples.length / SAMPLE_RATE
    spoken.push({ at, seconds, who, speaker: voice.name, text, samples })
  }
  refuseOverlap(spoken, filmSeconds, sceneAt)
  return spoken
}

async function speakLine(text: string, voice: Voice, build: string): Promise<Float32Array> {
  const file = path.join(build, 'speech', `${pieceKey(text, treatment(voice), FESTIVAL_VOICE)}.wav`)
  await madeOnce(file, async (unfinished) => {
    const raw = `${unfinished}.raw.wav`
    await runProgram('text2wave', ['-o', raw, '-eval', FESTIVAL_VOICE], text)
    await ffmpeg('-i', raw, '-af', treatment(voice), '-ac', '1', unfinished)
  })
  return readMonoWav(file)
}

function refuseOverlap(spoken: readonly Utterance[], filmSeconds: number, sceneAt: SceneAt): void {
  for (const [index, { at, seconds, text }] of spoken.entries()) {
    const limit = spoken[index + 1]?.at ?? filmSeconds - 0.2
    if (at + seconds > limit) {
      const over = (at + seconds - limit).toFixed(2)
      throw new Error(
        `scene "${sceneAt(at)}": "${text}" takes ${seconds.toFixed(2)} s from ${at} s: ${over} s too long for what follows`,
      )
    }
  }
}

/** Loudness that opens a mouth fully is about 1 / 5.5 of full scale. */
const MOUTH_GAIN = 5.5

/** How far the speaker's mouth is open in each frame of a line. */
export function mouthEnvelopes(spoken: readonly Utterance[], fps: number): MouthEnvelope[] {
  const step = SAMPLE_RATE / fps
  return spoken.map(({ at, who, samples }) => ({
    at,
    who,
    openings: Array.from({ length: Math.ceil(samples.length / step) }, (_, frame) => {
      const slice = samples.subarray(Math.floor(frame * step), Math.floor((frame + 1) * step))
      const power = slice.reduce((sum, sample) => sum + sample * sample, 0) / (slice.length || 1)
      return Number(Math.min(1, Math.sqrt(power) * MOUTH_GAIN).toFixed(2))
    }),
  }))
}
