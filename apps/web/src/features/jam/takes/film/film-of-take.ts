import {
  canEncodeFilm,
  encodeFilm,
  NoVideoEncoderError,
} from '../../../../platform/media/encode-film.ts'
import { fetchSoundOf } from '../../jam.queries.ts'
import { jamAudio } from '../../round/jam-audio.ts'
import { mixTake, soundsOf } from '../mix-take.ts'
import { drawTake, type ShownTake, TAKE_PICTURE } from './draw-take.ts'

type FilmPlan = ShownTake & { onProgress: (share: number) => void; signal: AbortSignal }

/** Pictures a second. */
const FRAMES_A_SECOND = 30

/** A film of a take: title, who sang, the notes with the voice on them, the words, and the score.
 *  @throws NoVideoEncoderError, HttpError or TypeError when the music cannot be fetched. */
export async function filmOfTake(plan: FilmPlan): Promise<Blob> {
  const { take, signal, onProgress } = plan
  if (!(await canEncodeFilm(TAKE_PICTURE))) throw new NoVideoEncoderError()
  const audio = await jamAudio()
  const sounds = await soundsOf(audio, take, (track) => fetchSoundOf(track, signal))
  const sound = await mixTake(take, sounds)
  const canvas = new OffscreenCanvas(TAKE_PICTURE.width, TAKE_PICTURE.height)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('there is no canvas to draw on')
  const draw = drawTake(plan)
  const { sampleRate, numberOfChannels } = sound
  const film = await encodeFilm({
    ...{ canvas, framesPerSecond: FRAMES_A_SECOND, signal, onProgress },
    frames: Math.ceil(sound.duration * FRAMES_A_SECOND),
    draw: (frame) => draw(brush, frame / FRAMES_A_SECOND),
    sound: { sampleRate, numberOfChannels, pieces: [sound] },
  })
  if (!film.bytes) throw new Error('a film was finished without bytes')
  return film.bytes
}
