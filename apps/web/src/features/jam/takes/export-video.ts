import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  QUALITY_MEDIUM,
  WebMOutputFormat,
} from 'mediabunny'

/** Size of the picture, and pictures a second. */
const WIDTH = 1280
const HEIGHT = 720
const FRAMES_A_SECOND = 30

type VideoPlan = {
  sound: AudioBuffer
  /** Draws what is to be seen at a second of the film. */
  draw: (brush: OffscreenCanvasRenderingContext2D, second: number) => void
  /** Share that is done, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** This browser encodes no video. */
class NoVideoEncoderError extends Error {
  override readonly name = 'NoVideoEncoderError'
}

/** Makes a film of a sound and pictures, as MP4 where the browser can, else as WebM. Nothing leaves the page.
 *  @throws NoVideoEncoderError, DOMException AbortError when it was cancelled. */
export async function exportVideo({ sound, draw, onProgress, signal }: VideoPlan): Promise<Blob> {
  if (typeof VideoEncoder === 'undefined') throw new NoVideoEncoderError()
  const size = { width: WIDTH, height: HEIGHT }
  const videoCodec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], size)
  const { sampleRate, numberOfChannels } = sound
  const wanted = { sampleRate, numberOfChannels }
  const audioCodec = await getFirstEncodableAudioCodec(['aac', 'opus'], wanted)
  if (!videoCodec || !audioCodec) throw new NoVideoEncoderError()
  const isMp4 = videoCodec === 'avc'
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const brush = canvas.getContext('2d')
  if (!brush) throw new NoVideoEncoderError()
  const target = new BufferTarget()
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  })
  const picture = new CanvasSource(canvas, { codec: videoCodec, bitrate: QUALITY_MEDIUM })
  const voice = new AudioBufferSource({
    codec: isMp4 ? audioCodec : 'opus',
    bitrate: QUALITY_HIGH,
  })
  output.addVideoTrack(picture, { frameRate: FRAMES_A_SECOND })
  output.addAudioTrack(voice)
  try {
    await output.start()
    await voice.add(sound)
    voice.close()
    const frames = Math.ceil(sound.duration * FRAMES_A_SECOND)
    for (let frame = 0; frame < frames; frame++) {
      signal.throwIfAborted()
      draw(brush, frame / FRAMES_A_SECOND)
      await picture.add(frame / FRAMES_A_SECOND, 1 / FRAMES_A_SECOND)
      onProgress(frame / frames)
    }
    picture.close()
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  if (!target.buffer) throw new Error('a film was finished without bytes')
  return new Blob([target.buffer], { type: isMp4 ? 'video/mp4' : 'video/webm' })
}
