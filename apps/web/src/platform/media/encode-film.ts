import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  StreamTarget,
  WebMOutputFormat,
} from 'mediabunny'

/** Seconds of sound that are encoded before the pictures that belong to them. */
const SOUND_AHEAD_SECONDS = 1

/** Frames of silence that our AAC encoder begins with, as FFmpeg's does ("initial_padding"). No player is told of
 *  them in the file, so the sound begins as much earlier. */
const AAC_LEAD_FRAMES = 1024

/** What a film is made of. */
export type FilmEncoding = {
  /** Drawn on for each picture; both sides are even. */
  canvas: OffscreenCanvas
  framesPerSecond: number
  frames: number
  /** Draws a picture, counted from 0. */
  draw: (frame: number) => void | Promise<void>
  /** The sound from the beginning on, in pieces that follow each other. */
  sound: {
    sampleRate: number
    numberOfChannels: number
    pieces: Iterable<AudioBuffer> | AsyncIterable<AudioBuffer>
  }
  /** Opens what the film is written into, once it is sure that it can be made; undefined: it is kept in memory. */
  open?: (() => Promise<WritableStream>) | undefined
  /** Share that is done, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A film, and what it is. `bytes` is null where it was written into a stream. */
export type EncodedFilm = { type: 'video/mp4' | 'video/webm'; bytes: Blob | null }

/** This browser encodes no video of this size. */
export class NoVideoEncoderError extends Error {
  override readonly name = 'NoVideoEncoderError'
}

/** Encodes a film in the page: MP4 (H.264, AAC) where the browser can, else WebM (VP9 or VP8, Opus). Nothing leaves
 *  the page. @throws NoVideoEncoderError, DOMException AbortError when it was cancelled */
export async function encodeFilm(encoding: FilmEncoding): Promise<EncodedFilm> {
  const { canvas, framesPerSecond, frames, sound, signal } = encoding
  const codecs = await codecsFor(encoding)
  const isMp4 = codecs.video === 'avc'
  const memory = encoding.open ? null : new BufferTarget()
  const stream = await encoding.open?.()
  const target = memory ?? new StreamTarget(stream ?? new WritableStream(), { chunked: true })
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target,
  })
  const picture = new CanvasSource(canvas, { codec: codecs.video, bitrate: QUALITY_HIGH })
  const voice = new AudioBufferSource({ codec: codecs.audio, bitrate: QUALITY_HIGH })
  output.addVideoTrack(picture, { frameRate: framesPerSecond })
  output.addAudioTrack(voice)
  try {
    await output.start()
    const hear = hearing(sound.pieces, voice, codecs.audio === 'aac' ? AAC_LEAD_FRAMES : 0)
    for (let frame = 0; frame < frames; frame++) {
      signal.throwIfAborted()
      await hear(frame / framesPerSecond + SOUND_AHEAD_SECONDS)
      await encoding.draw(frame)
      await picture.add(frame / framesPerSecond, 1 / framesPerSecond)
      encoding.onProgress(frame / frames)
    }
    await hear(Number.POSITIVE_INFINITY)
    voice.close()
    picture.close()
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  const type = isMp4 ? 'video/mp4' : 'video/webm'
  return { type, bytes: memory?.buffer ? new Blob([memory.buffer], { type }) : null }
}

/** Whether {@link encodeFilm} can make a film of a size here. */
export async function canEncodeFilm(size: { width: number; height: number }): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false
  return (await getFirstEncodableVideoCodec([...VIDEO_CODECS], size)) !== null
}

const VIDEO_CODECS = ['avc', 'vp9', 'vp8'] as const

async function codecsFor({ canvas, sound }: FilmEncoding) {
  if (typeof VideoEncoder === 'undefined') throw new NoVideoEncoderError()
  const { width, height } = canvas
  const video = await getFirstEncodableVideoCodec([...VIDEO_CODECS], { width, height })
  if (!video) throw new NoVideoEncoderError()
  const { sampleRate, numberOfChannels } = sound
  const wanted = { sampleRate, numberOfChannels }
  if (video === 'avc') {
    // Not every browser encodes AAC, and those that do begin late by lengths of their own.
    const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
    registerAacEncoder()
  }
  const inOrder = video === 'avc' ? (['aac', 'opus'] as const) : (['opus'] as const)
  const audio = await getFirstEncodableAudioCodec([...inOrder], wanted)
  if (!audio) throw new NoVideoEncoderError()
  return { video, audio }
}

/** Encodes pieces of sound until they reach a second of the film. The first frames are left out. */
function hearing(
  pieces: Iterable<AudioBuffer> | AsyncIterable<AudioBuffer>,
  voice: AudioBufferSource,
  leftOutFrames: number,
): (untilSeconds: number) => Promise<void> {
  const iterator = (async function* () {
    yield* pieces
  })()
  let reached = 0
  let leftOut = 0
  let isOver = false
  return async (untilSeconds) => {
    while (!isOver && reached < untilSeconds) {
      const piece = await iterator.next()
      isOver = piece.done === true
      if (piece.done) return
      const frames = Math.min(piece.value.length, leftOutFrames - leftOut)
      leftOut += frames
      reached += piece.value.duration
      if (frames < piece.value.length) await voice.add(from(piece.value, frames))
    }
  }
}

/** A sound without its first frames. */
function from(sound: AudioBuffer, frames: number): AudioBuffer {
  if (frames === 0) return sound
  const { sampleRate, numberOfChannels } = sound
  const rest = new AudioBuffer({ length: sound.length - frames, sampleRate, numberOfChannels })
  for (let channel = 0; channel < numberOfChannels; channel++) {
    rest.copyToChannel(sound.getChannelData(channel).subarray(frames), channel)
  }
  return rest
}
