import type { JamTrack } from '@starnest/contract/jam/jam'
import { type MixSpan, placesInMix } from '@starnest/jam/take/places-in-mix'
import type { Take } from './take.ts'

/** Loudness of the voice and of the music in a mix, 0 to 1: the voice in front. */
const VOICE_GAIN = 1
const MUSIC_GAIN = 0.7

type Sounds = { voice: AudioBuffer; music: AudioBuffer }

/** Connects both sounds of a take to an output, to begin at `at` of the audio's clock. Returns the way to end
 *  them. */
export function playTake(
  audio: BaseAudioContext,
  facts: MixSpan,
  { voice, music, at }: Sounds & { at: number },
): { onEnded: (listener: () => void) => void; stop: () => void } {
  const places = placesInMix(facts)
  const limiter = new DynamicsCompressorNode(audio, { threshold: -6, ratio: 12, attack: 0.003 })
  limiter.connect(audio.destination)
  const source = (buffer: AudioBuffer, gain: number) => {
    const node = new AudioBufferSourceNode(audio, { buffer })
    node.connect(new GainNode(audio, { gain })).connect(limiter)
    return node
  }
  const backing = source(music, MUSIC_GAIN)
  const singer = source(voice, VOICE_GAIN)
  backing.start(at, places.musicFrom, places.seconds)
  singer.start(at + places.voiceAt, places.voiceFrom, places.seconds - places.voiceAt)
  return {
    onEnded: (listener) => {
      backing.onended = listener
    },
    stop: () => {
      backing.onended = null
      backing.stop()
      singer.stop()
      limiter.disconnect()
    },
  }
}

/** Voice and music in one sound, as it is exported. */
export async function mixTake(facts: MixSpan, sounds: Sounds): Promise<AudioBuffer> {
  const { sampleRate } = sounds.music
  const { seconds } = placesInMix(facts)
  const audio = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate)
  playTake(audio, facts, { ...sounds, at: 0 })
  return audio.startRendering()
}

/** Voice and music of a take, read. @throws HttpError or TypeError when the music cannot be fetched, DOMException
 *  when a sound cannot be read. */
export async function soundsOf(
  audio: BaseAudioContext,
  take: Pick<Take, 'voice' | 'mode' | 'trackId'>,
  fetchMusic: (track: JamTrack) => Promise<ArrayBuffer>,
): Promise<Sounds> {
  const [voice, music] = await Promise.all([take.voice.arrayBuffer(), fetchMusic(take)])
  const [heard, played] = await Promise.all([
    audio.decodeAudioData(voice),
    audio.decodeAudioData(music),
  ])
  return { voice: heard, music: played }
}
