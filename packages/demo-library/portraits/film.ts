import { birdFace } from '@starnest/film-kit/critter/cast/bird-face'
import { portraits, type Shot, shot } from '@starnest/film-kit/film/script'
import { studioBackdrop } from '@starnest/film-kit/world/studio/backdrop'
import { bokeh } from '@starnest/film-kit/world/studio/bokeh'
import { studioLook } from '@starnest/film-kit/world/studio/studio-look'
import { SITTERS, type Sitter } from './cast.ts'
import { darkEars } from './dark-ears.ts'

/** A long lens: heads stay round. Degrees, and metres of distance for a metre of picture. */
const LENS = 20
const STEP_BACK = 0.5 / Math.tan((LENS * Math.PI) / 360)

const portrait = (sitter: Sitter): Shot =>
  shot({
    name: sitter.name,
    seconds: 1,
    look: studioLook({ rim: sitter.rim, shade: sitter.edge, air: '#e4dcff' }),
    lens: LENS,
    shadowSpan: 4,
    stage(set) {
      const { center, edge, height, middle, species, turn, face } = sitter
      studioBackdrop(set, { center, edge, at: [0, middle + 0.1, -5], radius: 1.5 })
      bokeh(set, {
        count: 9,
        at: [0, middle, -4],
        field: [1.5, 1.5, 0.4],
        colors: ['#ffffff', sitter.rim],
        size: 0.42,
        opacity: 0.2,
        seed: species.seed ?? 1,
      })
      const actor = set.cast(species, [0, 0], turn)
      if (sitter.name === 'panda') darkEars(actor.head)
      if (species.face === 'beak' && species.mask) birdFace(actor.head, species.mask)
      return (t) => {
        const eye = [0, middle, height * STEP_BACK] as const
        actor.pose(0.4, { ...face, look: face.look ?? [-turn * 0.9, 0.02] })
        set.camera.shoot({ t, from: eye, at: [0, middle, 0], sway: 0 })
        return { focus: actor.faceAt(), range: 1.6, blur: 0.7 }
      }
    },
  })

export default portraits({
  backdropColor: '#0d0a30',
  font: { family: 'Baloo 2', weights: [800] },
  shots: SITTERS.map(portrait),
})
