import type { ArLine } from '@starnest/contract/ar/ar'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'

/** Seconds before and after a line that are heard with it: captions stand a little closer than voices. */
const ROOM_SECONDS = 0.15

/** Plays lines of a film with the sound of the film itself: nothing is spoken that is not in it. */
export class FilmVoice {
  readonly #film = document.createElement('video')
  #ending: ReturnType<typeof setTimeout> | undefined
  /** Counts what was asked for, so that a line that was stopped while it was coming is told from a refused one. */
  #asked = 0
  readonly #onLost = () => this.stop()

  constructor(videoUrl: string) {
    this.#film.preload = 'metadata'
    this.#film.playsInline = true
    this.#film.src = videoUrl
  }

  /** Plays a line. Resolves with whether it can be heard: not where the film may not be played now. A line
   *  that is stopped before it sounds could have been heard. */
  async say({ startTime, endTime }: ArLine): Promise<boolean> {
    this.stop()
    const mine = this.#asked
    const from = Math.max(0, startTime - ROOM_SECONDS)
    this.#film.currentTime = from
    let mayPlay = true
    try {
      claimSound(this.#onLost)
      await this.#film.play()
    } catch {
      mayPlay = false
    }
    // A pause ends a film that is still coming with an AbortError. What is heard now is another line's.
    if (this.#asked !== mine) return true
    if (!mayPlay) {
      releaseSound(this.#onLost)
      return false
    }
    const lasts = endTime + ROOM_SECONDS - from
    this.#ending = setTimeout(() => this.stop(), lasts * 1000)
    return true
  }

  stop(): void {
    this.#asked += 1
    clearTimeout(this.#ending)
    this.#film.pause()
    releaseSound(this.#onLost)
  }

  /** Ends it, and lets go of the film's file. */
  close(): void {
    this.stop()
    this.#film.removeAttribute('src')
    this.#film.load()
  }
}
