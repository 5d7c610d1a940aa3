import { birdFace } from '@starnest/film-kit/critter/cast/bird-face'
import type { Intent } from '@starnest/film-kit/critter/intent'
import { portraits, type Shot, shot } from '@starnest/film-kit/film/script'
import { studioBackdrop } from '@starnest/film-kit/world/studio/backdrop'
import { studioLook } from '@starnest/film-kit/world/studio/studio-look'
import { SITTERS, type Sitter } from '../portraits/cast.ts'
import { darkEars } from '../portraits/dark-ears.ts'

/** A long lens: figures stay upright. Degrees, and metres of distance for a metre of picture. */
const LENS = 20
const STEP_BACK = 0.5 / Math.tan((LENS * Math.PI) / 360)

/** Height of a sticker and its middle above the ground, metres: a whole figure with raised arms. */
const HEIGHT = 3.9
const MIDDLE = 1.68

/** What they do. */
const MOODS: Readonly<Record<string, Intent>> = {
  hello: { wave: 1, grin: 1, tilt: 0.08 },
  hooray: { armL: [2.5, 0.5], armR: [2.5, 0.5], happy: 1, grin: 1, squash: 0.06 },
}

/** Before what they stand: what differs between the two is not theirs. */
const GROUNDS = { black: '#000000', white: '#ffffff' } as const

const figure = (sitter: Sitter, mood: string, ground: keyof typeof GROUNDS): Shot =>
  shot({
    name: `${sitter.name}-${mood}-${ground}`,
    seconds: 1,
    look: {
      ...studioLook({ rim: sitter.rim, air: '#e4dcff' }),
      ...{ bloom: 0, vignette: 0, contrast: 0, lift: '#000000', saturation: 1 },
    },
    lens: LENS,
    shadowSpan: 4,
    stage(set) {
      const color = GROUNDS[ground]
      studioBackdrop(set, { center: color, edge: color, at: [0, MIDDLE, -5] })
      const actor = set.cast(sitter.species, [0, 0], sitter.turn)
      if (sitter.name === 'panda') darkEars(actor.head)
      const { species, turn } = sitter
      if (species.face === 'beak' && species.mask) birdFace(actor.head, species.mask)
      return (t) => {
        actor.pose(0.4, { look: [-turn * 0.9, 0.02], ...MOODS[mood] })
        set.camera.shoot({ t, from: [0, MIDDLE, HEIGHT * STEP_BACK], at: [0, MIDDLE, 0], sway: 0 })
        return { focus: actor.faceAt(), range: 20, blur: 0 }
      }
    },
  })

/** Each figure before black, then before white. */
export default portraits({
  backdropColor: '#000000',
  font: { family: 'Baloo 2', weights: [800] },
  shots: SITTERS.flatMap((sitter) =>
    Object.keys(MOODS).flatMap((mood) => [
      figure(sitter, mood, 'black'),
      figure(sitter, mood, 'white'),
    ]),
  ),
})
