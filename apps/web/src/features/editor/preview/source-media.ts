import {
  ALL_FORMATS,
  AudioBufferSink,
  CanvasSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  UrlSource,
} from 'mediabunny'
import { OpenSources } from './open-sources.ts'

/** Short side that a still is kept at most, in pixels: a photograph of 8K would take 130 MB. */
const MOST_STILL_PX = 4320
/** Canvases of a film that are used in turn: two are held, two are written. */
const POOL = 4
/** Sources that stay open beside those in use. */
const MOST_IDLE = 12

type SourceTracks = {
  readonly video: InputVideoTrack | null
  readonly audio: InputAudioTrack | null
}

/** A source of the project, opened for decoding. It stays open until it is released. */
export type SourceMedia = SourceTracks & { readonly release: () => void }

const sources = new OpenSources(read, MOST_IDLE)

/** Opens a source; one that is open already is given again. A track that the browser cannot decode is null.
 *  @throws Error for what is no film or sound */
export async function openSource(url: string): Promise<SourceMedia> {
  const { opened, release } = await sources.hold(url)
  return { video: opened.video, audio: opened.audio, release }
}

async function read(url: string): Promise<SourceTracks & { close: () => void }> {
  const input = new Input({ source: new UrlSource(url), formats: ALL_FORMATS })
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  return {
    video: video && (await video.canDecode()) ? video : null,
    audio: audio && (await audio.canDecode()) ? audio : null,
    close: () => input.dispose(),
  }
}

/** Forgets all sources, as when the editor is left; those in use once they are released. */
export const closeSources = (): void => sources.closeAll()

/** The pictures of a film, no larger than a short side in pixels asks for. */
export function picturesOf(video: InputVideoTrack, shortSidePx: number): CanvasSink {
  const { displayWidth, displayHeight } = video
  const scale = Math.min(1, shortSidePx / Math.min(displayWidth, displayHeight))
  return new CanvasSink(video, {
    width: Math.max(2, Math.round(displayWidth * scale)),
    height: Math.max(2, Math.round(displayHeight * scale)),
    fit: 'fill',
    poolSize: POOL,
  })
}

/** The sound of a source, in pieces. */
export const soundOf = (audio: InputAudioTrack): AudioBufferSink => new AudioBufferSink(audio)

/** A photograph, turned upright, no larger than a short side in pixels asks for.
 *  @throws Error when the browser cannot read it */
export async function readStill(url: string, shortSidePx: number): Promise<ImageBitmap> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`a picture was answered with ${answer.status}`)
  const whole = await createImageBitmap(await answer.blob())
  const scale = Math.min(MOST_STILL_PX, shortSidePx) / Math.min(whole.width, whole.height)
  if (scale >= 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'high',
  })
  whole.close()
  return small
}
