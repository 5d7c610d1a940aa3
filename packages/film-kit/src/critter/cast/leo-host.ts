import type { Group } from 'three'
import type { Actor, FilmSet } from '../../film/film-set.ts'
import type { FramePlan } from '../../film/script.ts'
import { glow } from '../../light/glow.ts'
import type { Look } from '../../light/look.ts'
import { studioBackdrop } from '../../world/studio/backdrop.ts'
import { bokeh } from '../../world/studio/bokeh.ts'
import { studioLook } from '../../world/studio/studio-look.ts'
import { leoTheCub } from './leo.ts'

/** Leo at his desk as host: night-violet air, a warm key and a cool rim. */
export const hostLook: Look = {
  ...studioLook({ rim: '#a88cff', shade: '#5a2f8e', air: '#b8a8ff' }),
  ambient: 1.75,
  keyPower: 2.9,
  exposure: 1.1,
  vignette: 0.3,
}

/** Lens of the host's shots, degrees. */
export const HOST_LENS = 22

/** The picture is this high round this height, metres: his head fills a circle in its middle. */
const FRAME = { height: 2.66, middle: 1.94 } as const

/** Leo in his studio. `arms` are the joints behind his hands, to be turned after `pose`; `frame`
 *  gives the same view in every shot, so that one can cut between them. */
export type LeoHost = { leo: Actor; arms: { left: Group; right: Group }; frame: () => FramePlan }

/** Brings Leo the host on, seen from chest to mane, for shots that loop in `seconds`. */
export function leoHost(set: FilmSet, seconds = 4): LeoHost {
  studioBackdrop(set, {
    center: '#6a48c8',
    edge: '#1f1458',
    floor: '#2a1060',
    at: [0, FRAME.middle + 0.15, -5],
    radius: 2.3,
  })
  bokeh(set, {
    count: 22,
    at: [0, FRAME.middle, -3.6],
    field: [3.6, 1.5, 0.6],
    colors: ['#ffc98a', '#b89cff', '#8ab4ff'],
    size: 0.34,
    opacity: 0.3,
    seconds,
    seed: 12,
  })
  glow(set.scene, '#8a5aff', 4.6, [0, FRAME.middle, -1.4], 0.35)
  const leo = set.cast(leoTheCub)
  const armOf = (hand: Group): Group => {
    const arm = hand.parent
    if (!arm) throw new Error('A hand hangs on an arm')
    return arm as Group
  }
  const away = FRAME.height / 2 / Math.tan((HOST_LENS * Math.PI) / 360)
  return {
    leo,
    arms: { left: armOf(leo.handL), right: armOf(leo.handR) },
    frame() {
      const eye = [0, FRAME.middle, away] as const
      set.camera.shoot({ t: 0, from: eye, at: [0, FRAME.middle, 0], sway: 0 })
      return { focus: away - 0.5, range: 1.4, blur: 0.8 }
    },
  }
}
