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

/** A cue whose times can be changed, in seconds. */
type MovedCue = Pick<TextTrackCue, 'startTime' | 'endTime'>

/** When each cue that was moved is shown as its file says, in seconds. */
const fileTimes = new WeakMap<MovedCue, { start: number; end: number }>()

/** Shows the cues of a track so many seconds later than their file says. What would come before the film's
 *  beginning is never shown. */
export function delayCues({ cues }: { cues: Iterable<MovedCue> | null }, seconds: number): void {
  // The list itself is sorted by time.
  for (const cue of [...(cues ?? [])]) {
    const { start, end } = fileTimes.get(cue) ?? { start: cue.startTime, end: cue.endTime }
    fileTimes.set(cue, { start, end })
    cue.startTime = Math.max(0, start + seconds)
    cue.endTime = Math.max(0, end + seconds)
  }
}
