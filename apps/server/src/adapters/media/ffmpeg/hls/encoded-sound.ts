import type { AudioTrack, MediaJob } from '../../../../ports/media/media.ts'
import { sourceArguments } from '../source/source-arguments.ts'

/** Encodes sound for every player: stereo AAC. */
const AAC = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000']

/** Lets it begin with what is read, and has no gaps in it. */
const WITHOUT_GAPS = 'aresample=async=1:first_pts=0'

/** Moves it behind 0, where the encoder would begin before it: of a picture that begins late, no sound may. */
const NOT_BEFORE_ZERO = 'asetpts=PTS+0.0214/TB'

/** Seconds after which a sound may begin that is read together with the picture. Until then all of the picture
 *  waits in memory, since no file is begun before there is something of each stream. */
const WAITED_FOR_SECONDS = 10

/** Seconds before its beginning from where a sound is read by itself: indices are not exact. */
const BEFORE_SECONDS = 1

/** Arguments for tracks of sound that are encoded: further inputs, what is taken of them in the order of the
 *  tracks, and how it is encoded. */
export type EncodedSound = {
  readonly inputs: readonly string[]
  readonly maps: readonly string[]
  readonly encoding: readonly string[]
}

/**
 * Encodes tracks of a film, whose file is the first input, so that each begins with the film: before a late one lies
 * silence. One that begins much later is read a second time, from there on, and its silence is made as it is needed:
 * so nothing waits, however late it is. `isPictureLate`: the picture begins after the film.
 */
export function encodedSound(
  job: MediaJob,
  sounds: readonly AudioTrack[],
  { isPictureLate = false } = {},
): EncodedSound {
  const apart = sounds.filter(isFarLate)
  return {
    inputs: apart.flatMap((sound) => ['-ss', `${readFrom(sound)}`, ...sourceArguments(job)]),
    maps: sounds.flatMap((sound) => ['-map', `${apart.indexOf(sound) + 1}:${sound.index}`]),
    encoding: [
      ...(sounds.length > 0 ? AAC : []),
      ...sounds.flatMap((sound, nth) => [`-filter:a:${nth}`, filterOf(sound, isPictureLate)]),
    ],
  }
}

function filterOf(sound: AudioTrack, isPictureLate: boolean): string {
  const silenceMs = Math.round(readFrom(sound) * 1000)
  return [
    WITHOUT_GAPS,
    ...(isFarLate(sound) ? [`adelay=delays=${silenceMs}:all=1`] : []),
    ...(isPictureLate ? [NOT_BEFORE_ZERO] : []),
  ].join(',')
}

const isFarLate = ({ startSeconds = 0 }: AudioTrack) => startSeconds > WAITED_FOR_SECONDS

/** In whole milliseconds, which the silence before it is as well. */
const readFrom = ({ startSeconds = 0 }: AudioTrack) =>
  Math.round((startSeconds - BEFORE_SECONDS) * 1000) / 1000
