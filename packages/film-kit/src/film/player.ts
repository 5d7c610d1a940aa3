import { setPictureHeight } from '../particles/particles.ts'
import { setRim } from '../sculpt/clay-material.ts'
import { Stage } from '../stage/stage.ts'
import { progress } from '../time/keyframes.ts'
import { FilmSet, type Picture } from './film-set.ts'
import type { Act, Cues, FilmScript, FramePlan, Shot } from './script.ts'

/** Loudness of one spoken line, 0 to 1, one value a frame from `at` (seconds of the film). */
export type MouthEnvelope = { at: number; who: string; openings: number[] }

/** The part of a script that is drawn. */
type PlayedScript = Pick<FilmScript, 'shots' | 'backdropColor'>

/** Draws the frames of one film in a browser. */
export class Player {
  readonly stage: Stage
  readonly #script: PlayedScript
  readonly #picture: Picture
  readonly #envelopes: readonly MouthEnvelope[]
  #live: { shot: Shot; set: FilmSet; act: Act } | undefined

  constructor(script: PlayedScript, picture: Picture, envelopes: readonly MouthEnvelope[] = []) {
    this.#script = script
    this.#picture = picture
    this.#envelopes = envelopes
    this.stage = new Stage(picture.width, picture.height)
    setPictureHeight(picture.height)
  }

  /** Draws frame `index` of shot number `shotIndex`, both from 0.
   *  @throws RangeError when the film has no such shot. */
  drawFrame(shotIndex: number, index: number): void {
    const { shots } = this.#script
    const shot = shots[shotIndex]
    if (!shot) throw new RangeError(`The film has no shot ${shotIndex}`)
    const start = shots.slice(0, shotIndex).reduce((sum, s) => sum + this.#seconds(s), 0)
    this.drawShot(shot, (index + 0.5) / this.#picture.fps, start)
  }

  /** Draws one moment of a shot; `start` says where the shot begins in the film, for its voices. */
  drawShot(shot: Shot, t: number, start = 0): void {
    const { set, act } = this.#open(shot)
    const cues: Cues = { talk: (who) => this.#opening(who, start + t) }
    set.update(t)
    const plan = act(t, cues)
    const look = plan.look ?? shot.look
    setRim(look.rim, look.rimPower)
    const { focus } = plan
    this.stage.draw({
      scene: set.scene,
      camera: set.camera.camera,
      look,
      focus: typeof focus === 'number' ? focus : set.camera.distanceTo(focus),
      range: plan.range ?? 2,
      blur: plan.blur ?? 1,
      iris: plan.iris,
      fade: fadeAt(shot, t, plan),
      backdropColor: this.#script.backdropColor,
      lettering: plan.lettering,
    })
  }

  #seconds(shot: Shot): number {
    return framesOf(shot, this.#picture.fps) / this.#picture.fps
  }

  #open(shot: Shot): { set: FilmSet; act: Act } {
    if (this.#live?.shot === shot) return this.#live
    this.#live?.set.strike()
    const { lens, shadowSpan } = shot
    const set = new FilmSet(shot.look, this.#picture, {
      ...(lens === undefined ? {} : { lens }),
      ...(shadowSpan === undefined ? {} : { shadowSpan }),
    })
    this.#live = { shot, set, act: shot.stage(set) }
    return this.#live
  }

  #opening(who: string, seconds: number): number {
    let widest = 0
    for (const line of this.#envelopes) {
      if (line.who !== who) continue
      const index = Math.floor((seconds - line.at) * this.#picture.fps)
      widest = Math.max(widest, line.openings[index] ?? 0)
    }
    return widest
  }
}

/** How many whole frames a shot has. */
export const framesOf = (shot: Pick<Shot, 'seconds'>, fps: number): number =>
  Math.round(shot.seconds * fps)

function fadeAt({ seconds, fadeIn = 0, fadeOut = 0 }: Shot, t: number, plan: FramePlan): number {
  const opening = fadeIn ? 1 - progress(t, 0, fadeIn) : 0
  const closing = fadeOut ? progress(t, seconds - fadeOut, seconds) : 0
  return Math.max(plan.fade ?? 0, opening, closing)
}
