/** Kinds of tracks that a browser would draw over the picture. */
const DRAWN: readonly string[] = ['subtitles', 'captions'] satisfies TextTrackKind[]

/** The film's own track in a language; undefined: none, or captions are off (null). */
export function ownTrack(video: HTMLVideoElement, language: string | null): TextTrack | undefined {
  if (language === null) return undefined
  const elements = [...video.querySelectorAll('track')]
  return elements.find(({ kind, srclang }) => DRAWN.includes(kind) && srclang === language)?.track
}

/** Gives the film's own track in a language a mode and switches off every other one that would be
 *  drawn, also those that lie in the file or that the browser chose by itself. */
export function steerTracks(
  video: HTMLVideoElement,
  language: string | null,
  mode: 'hidden' | 'showing',
): void {
  const own = ownTrack(video, language)
  for (const track of video.textTracks) {
    if (!DRAWN.includes(track.kind)) continue
    const wanted = track === own ? mode : 'disabled'
    if (track.mode !== wanted) track.mode = wanted
  }
}
