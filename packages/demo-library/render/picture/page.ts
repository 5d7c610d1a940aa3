import { FilmSet, type Picture } from '@starnest/film-kit/film/film-set'
import { framesOf, type MouthEnvelope, Player } from '@starnest/film-kit/film/player'
import type { FilmScript, PortraitScript, Shot } from '@starnest/film-kit/film/script'
import { drawLettering, type LetteringPlan } from '@starnest/film-kit/title/lettering'

/** A shot as the renderer needs to know it: `source` is the code of its staging. */
export type ShotFacts = { name: string; frames: number; source: string; settings: string }

/** What the page offers to the renderer outside. */
export type Studio = {
  open: (picture: Picture, envelopes: MouthEnvelope[]) => Promise<ShotFacts[]>
  /** Draws frames [from, to) of a shot and posts each as I420. */
  renderShot: (shotIndex: number, from: number, to: number) => Promise<void>
  /** PNG data address of one frame of a shot. */
  still: (shotIndex: number, frame: number) => string
  /** For each frame of each shot whether words of the title are seen; nothing is drawn. */
  lettered: () => boolean[][]
  /** PNG data address of the poster or the backdrop. */
  keyArt: (which: 'poster' | 'backdrop') => string
  /** PNG data address of the poster's lettering on a clear ground; empty when it has none. */
  logo: () => string
}

/** What can be opened: a film, or anything that has shots alone. */
export type StudioScript = PortraitScript & Partial<Pick<FilmScript, 'poster' | 'backdrop'>>

/** Pixels per unit of lettering (a 720th of a poster's height). */
const LOGO_SCALE = 3
/** Share of the poster left free on every side, for outlines and glows that pass the poster's edge. */
const LOGO_MARGIN = 0.15
/** Units a poster is wide and high. */
const POSTER_UNITS = { width: 480, height: 720 }

declare global {
  interface Window {
    studio: Studio
  }
}

const factsOf = (shot: Shot, fps: number): ShotFacts => {
  const { stage, ...settings } = shot
  return {
    name: shot.name,
    frames: framesOf(shot, fps),
    source: stage.toString(),
    settings: JSON.stringify(settings),
  }
}

async function loadFont({ family, weights }: FilmScript['font']): Promise<void> {
  for (const weight of weights) {
    const face = new FontFace(family, `url(/font-${weight}.woff2)`, { weight: String(weight) })
    document.fonts.add(await face.load())
  }
}

function pngOf(image: ImageData): string {
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas.toDataURL('image/png')
}

async function post(frame: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await fetch('/frame', { method: 'POST', body: frame })
  if (!answer.ok) throw new Error(`The frame was refused: ${answer.status}`)
}

/** Puts the studio of a script on the page. */
export function openStudio(script: StudioScript): void {
  let player: Player | undefined
  let opened: Picture | undefined
  const playing = () => {
    if (!player) throw new Error('The studio is not open yet')
    return player
  }
  window.studio = {
    async open(picture, envelopes) {
      await loadFont(script.font)
      player?.stage.close()
      player = new Player(script, picture, envelopes)
      opened = picture
      return script.shots.map((shot) => factsOf(shot, picture.fps))
    },
    async renderShot(shotIndex, from, to) {
      const current = playing()
      const held = script.shots[shotIndex]?.onTwos ? 2 : 1
      let sending = Promise.resolve()
      let bytes = new Uint8Array()
      for (let frame = from; frame < to; frame++) {
        if (frame === from || frame % held === 0) {
          drawn(script, shotIndex, () => current.drawFrame(shotIndex, frame))
          bytes = current.stage.readI420()
        }
        const picture = bytes
        // The upload of one frame overlaps the drawing of the next.
        await sending
        sending = post(picture)
      }
      await sending
    },
    still(shotIndex, frame) {
      const current = playing()
      drawn(script, shotIndex, () => current.drawFrame(shotIndex, frame))
      return pngOf(current.stage.readRgba())
    },
    lettered() {
      const picture = opened
      if (!picture) throw new Error('The studio is not open yet')
      return script.shots.map((shot) => letteredFrames(shot, picture))
    },
    keyArt(which) {
      const current = playing()
      const { shot, at } = keyArtOf(script, which)
      current.drawShot({ ...shot, fadeIn: 0, fadeOut: 0 }, at)
      return pngOf(current.stage.readRgba())
    },
    logo() {
      const current = playing()
      const { shot, at } = keyArtOf(script, 'poster')
      let plan: LetteringPlan | undefined
      const watched: Shot = {
        ...shot,
        stage(set) {
          const act = shot.stage(set)
          return (t, cues) => {
            const frame = act(t, cues)
            plan = frame.lettering
            return frame
          }
        },
      }
      current.drawShot(watched, at)
      return plan ? logoOf(plan) : ''
    },
  }
}

function letteredFrames(shot: Shot, picture: Picture): boolean[] {
  const set = new FilmSet(shot.look, picture)
  const act = shot.stage(set)
  const frames = Array.from({ length: framesOf(shot, picture.fps) }, (_, frame) => {
    const t = (frame + 0.5) / picture.fps
    set.update(t)
    const { result, hasWritten } = whetherWritten(() => act(t, { talk: () => 0 }))
    return hasWritten || isSeen(result.lettering)
  })
  set.strike()
  return frames
}

/** Does something, and tells whether words were written meanwhile, on whatever canvas: a title may hang
 *  in the set. */
function whetherWritten<Result>(act: () => Result): { result: Result; hasWritten: boolean } {
  const { prototype } = CanvasRenderingContext2D
  const { fillText } = prototype
  let hasWritten = false
  prototype.fillText = function write(...words) {
    hasWritten ||= this.globalAlpha > 0
    fillText.apply(this, words)
  }
  const result = act()
  prototype.fillText = fillText
  return { result, hasWritten }
}

const isSeen = (plan: LetteringPlan | undefined): boolean =>
  plan !== undefined && (plan.gone ?? 0) < 1 && (plan.age === undefined || plan.age > 0)

function keyArtOf(script: StudioScript, which: 'poster' | 'backdrop') {
  const still = script[which]
  if (!still) throw new Error(`The script has no ${which}`)
  return still
}

function logoOf({ subtitle: _, ...plan }: LetteringPlan): string {
  const canvas = document.createElement('canvas')
  canvas.width = POSTER_UNITS.width * LOGO_SCALE * (1 + 2 * LOGO_MARGIN)
  canvas.height = POSTER_UNITS.height * LOGO_SCALE * (1 + 2 * LOGO_MARGIN)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no 2-D canvas')
  context.scale(LOGO_SCALE, LOGO_SCALE)
  context.translate(POSTER_UNITS.width * LOGO_MARGIN, POSTER_UNITS.height * LOGO_MARGIN)
  drawLettering(context, plan)
  return canvas.toDataURL('image/png')
}

/** Runs a drawing and names the shot when it fails. */
function drawn(script: StudioScript, shotIndex: number, draw: () => void): void {
  try {
    draw()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`shot "${script.shots[shotIndex]?.name}": ${reason}`, { cause: error })
  }
}
